import EveryStateGoldens
import EveryStateReview

/// A play at a terminal: reads keys, draws the whole screen, and plays the moves again after a build.
final class PlaySession {
  private let plan: PlayPlan
  private let terminal: RawTerminal
  private let isColoured: Bool
  private var process: PlayProcess?
  private var screen: PlayScreen?
  /// The work while no key is read.
  private var status: String?
  /// The error of a build or a play.
  private var failure: [String] = []
  private var sources: RestingSources
  private var hasAskedForStoryboard = false
  private var shownLines: [String] = []

  /// - Returns: nil if the terminal cannot be used.
  init?(_ plan: PlayPlan, environment: [String: String]) {
    guard let terminal = RawTerminal(isWhole: true) else { return nil }
    self.plan = plan
    self.terminal = terminal
    isColoured = TerminalColour.isWanted(environment: environment)
    sources = RestingSources(root: plan.root, since: SourceStamps(root: plan.root))
  }

  func run() throws -> ExitStatus {
    defer {
      process?.end()
      terminal.leave()
      farewell()
    }
    guard try bringUp(replaying: []) else { return .inOrder }
    var lastBeat = Terminal.now
    while true {
      draw()
      let isRunning = screen?.isRunning == true && process != nil
      switch terminal.next(within: sources.pause) {
      case .ended(let signal):
        process?.end()
        terminal.leave()
        farewell()
        exit(128 + signal)
      case .key(let key): if let key = PlayKey(key), try !take(key) { return .inOrder }
      case .special(let key): if try !take(key) { return .inOrder }
      case .resized: shownLines = []
      case nil: break
      }
      if !isRunning { lastBeat = Terminal.now }
      if isRunning, Terminal.now - lastBeat >= Self.beat {
        lastBeat += Self.beat
        guard try perform([.wait(Self.beat)]) else { return .inOrder }
      }
      if let changed = sources.changes() {
        guard try bringUp(replaying: screen?.moves ?? [], because: changed) else { return .inOrder }
      }
    }
  }

  /// The time that passes in one step while time runs.
  private static let beat = Duration.milliseconds(250)

  /// - Returns: false if the user has ended the play.
  private func take(_ key: PlayKey) throws -> Bool {
    guard screen != nil else { return key == .character("r") ? try bringUp(replaying: []) : key != .character("q") }
    if key == .character("s"), screen?.isTyping == false { hasAskedForStoryboard = true }
    switch screen?.take(key) ?? .nothing {
    case .nothing: return true
    case .quit: return false
    case .moves(let moves): return try perform(moves)
    case .undo: return try bringUp(replaying: Array((screen?.moves ?? []).dropLast()))
    case .restart: return try bringUp(replaying: screen?.moves ?? [])
    }
  }

  private func perform(_ moves: [PlayMove]) throws -> Bool {
    for move in moves {
      guard let process else { return true }
      switch try process.perform(move) {
      case .answer(let answer):
        guard screen?.take(move, answer) == true else {
          guard answer.isOver else { return true }
          var words: [String] = []
          if case .message(let lines) = screen?.panel { words = lines }
          return try bringUp(replaying: screen?.moves ?? [], thenSaying: words)
        }
      case .gone(let words):
        process.end()
        self.process = nil
        return try bringUp(
          replaying: screen?.moves ?? [], thenSaying: ["The app's process ended in \(move.words)."] + words)
      }
    }
    return true
  }

  /// Builds, starts, and repeats the moves.
  /// - Returns: false if the user has ended the play.
  private func bringUp(
    replaying moves: [PlayMove], because changed: [String] = [], thenSaying words: [String] = []
  ) throws -> Bool {
    while true {
      sources = RestingSources(root: plan.root, since: SourceStamps(root: plan.root))
      status = changed.isEmpty ? "building ..." : "\(changed[0].dropFirst(plan.root.count + 1)) changed: building ..."
      draw()
      let start = try PlayProcess.start(plan) {
        switch terminal.next(within: 0) {
        case .ended: return .ends
        case .key("q") where screen?.isTyping != true: return .ends
        case .resized:
          shownLines = []
          draw()
        case .key, .special, nil: break
        }
        return sources.changes() == nil ? .goesOn : .isOutdated
      }
      switch start {
      case .outdated: continue
      case .ended: return false
      case .failed(let lines):
        // The screen that was shown before can still be used.
        (status, failure) = ("the new build cannot be shown", lines)
        screen?.tell(lines)
        return true
      case .shown(let process, let first):
        (status, failure) = (nil, [])
        self.process?.end()
        self.process = process
        try replay(moves, first, words)
        return true
      }
    }
  }

  private func replay(_ moves: [PlayMove], _ first: PlayAnswer, _ words: [String]) throws {
    var replayed = PlayScreen(first, after: screen)
    for (index, move) in moves.enumerated() {
      guard case .answer(let answer)? = try process?.perform(move) else {
        replayed.tell(["\(move.words) ends the app's process now: this is the screen before it."])
        process = nil
        break
      }
      if !replayed.take(move, answer) {
        let rest = moves.count - index - 1
        replayed.tell(
          ["\(move.words) is no longer possible" + (rest > 0 ? ", and \(rest) moves after it were not tried." : ".")]
            + (answer.problem ?? "").split(separator: "\n").map(String.init))
        break
      }
    }
    if !words.isEmpty { replayed.tell(words) }
    screen = replayed
  }

  private func draw() {
    let (columns, rows) = Terminal.size
    guard var screen else {
      let lines = [plan.frame + ": " + (status ?? "")] + failure
      return show(
        lines.prefix(max(1, rows - 1)).map { ClippedLine($0, columns: columns).text } + [
          failure.isEmpty ? "q quits" : "q quits; a change to the sources starts a new build"
        ])
    }
    let layout = PlayLayout(screen, columns: columns, rows: rows, status: status, isColoured: isColoured)
    screen.room = layout.room
    self.screen = screen
    show(layout.lines)
  }

  private func show(_ lines: [String]) {
    guard lines != shownLines else { return }
    shownLines = lines
    // Written over the old lines, to avoid flicker.
    print("\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J", terminator: "")
    fflush(nil)
  }

  /// The text that stays in the terminal: the storyboard, if it was requested.
  private func farewell() {
    guard hasAskedForStoryboard, let screen, !screen.steps.isEmpty else { return }
    say(PlayedStoryboard(screen.first, screen.steps).text)
    fflush(nil)
  }
}

extension PlayKey {
  /// - Returns: nil for a control character without a meaning.
  fileprivate init?(_ character: Character) {
    switch character {
    case "\t": self = .tab
    case "\n", "\r", "\r\n": self = .enter
    case "\u{7F}", "\u{8}": self = .delete
    default:
      guard let first = character.unicodeScalars.first, first.value >= 0x20 else { return nil }
      self = .character(character)
    }
  }
}
