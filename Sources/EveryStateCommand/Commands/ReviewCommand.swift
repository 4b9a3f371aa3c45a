import EveryStateGoldens
import EveryStateReview

/// One change at a time, decided with single keys. Without a terminal: every change with the commands that decide about it.
struct ReviewCommand {
  let review: Review
  let frames: [ReviewedFrame]
  /// Whether all frames are reviewed; then orphans are asked about too.
  let isWhole: Bool
  let environment: [String: String]

  func run() throws -> ExitStatus {
    let walk = try ReviewWalk(review, frames: frames, withOrphans: isWhole)
    guard Terminal.isInteractive, walk.step != .done, let terminal = RawTerminal() else {
      return ReviewList(walk: walk).run()
    }
    defer { terminal.leave() }
    var session = ReviewSession(
      walk: walk, terminal: terminal, isColoured: TerminalColour.isWanted(environment: environment))
    return try session.run()
  }
}

/// The review in a terminal.
private struct ReviewSession {
  var walk: ReviewWalk
  let terminal: RawTerminal
  let isColoured: Bool
  /// Whether the change that is asked about is shown whole.
  private var isWhole = false
  private var held = HeldKey()
  private var hasToldOfHeldKey = false

  init(walk: ReviewWalk, terminal: RawTerminal, isColoured: Bool) {
    self.walk = walk
    self.terminal = terminal
    self.isColoured = isColoured
  }

  mutating func run() throws -> ExitStatus {
    show()
    while walk.step != .done {
      switch terminal.next() {
      case .resized: show()
      case .ended(let signal):
        endBySignal(signal)
      case .special: continue
      case .key("q"):
        say([ShownLine("q")])
        return end()
      case .key("m"):
        isWhole = true
        show()
      case .key(let key):
        let step = walk.step
        guard held.takes(key, at: Terminal.now) else {
          tellOfHeldKey(key)
          continue
        }
        hasToldOfHeldKey = false
        var lines: [ShownLine] = []
        if walk.asksForReason(key) {
          switch terminal.line(prompt: "\(key)\nbecause: ") {
          case .line(let reason): lines = walk.waive(because: reason)
          case .ended(let signal): endBySignal(signal)
          }
        } else {
          lines = walk.take(key)
          guard !lines.isEmpty else { continue }
          lines.insert(ShownLine(String(key)), at: 0)
        }
        say(lines)
        if walk.step != step { isWhole = false }
        if walk.step == step { ask() } else { show() }
      }
    }
    return end()
  }

  /// With the status that a shell gives to a process that the signal ends.
  private func endBySignal(_ signal: Int32) -> Never {
    say([ShownLine("")] + walk.ending())
    terminal.leave()
    fflush(nil)
    exit(128 + signal)
  }

  /// Once while the key is down: it decides about this change when it is pressed anew.
  private mutating func tellOfHeldKey(_ key: Character) {
    guard walk.choices.contains(where: { $0.key == key }), !hasToldOfHeldKey else { return }
    hasToldOfHeldKey = true
    say([
      ShownLine(""),
      ShownLine("\(key) was held, or came too soon: look at this change, then press it again.", .warning),
    ])
    ask()
  }

  private func end() -> ExitStatus {
    say([ShownLine("")] + walk.ending())
    return walk.needsAttention ? .needsAttention : .inOrder
  }

  private func show() {
    guard walk.step != .done else { return }
    let (columns, rows) = Terminal.size
    var lines = [ShownLine("")] + walk.heading
    if let change = walk.change {
      let layout = ChangeLayout(change, columns: columns)
      let room = max(6, rows - lines.count - 4)
      if isWhole || layout.lines.count <= room {
        lines += layout.lines
      } else {
        lines += layout.lines.prefix(room - 1)
        lines.append(ShownLine(" ... \(layout.lines.count - room + 1) more lines: m shows them", .faint))
      }
    }
    say(lines)
    ask()
  }

  private func ask() {
    let choices = walk.choices.map { "\($0.key) \($0.words)" }.joined(separator: ", ")
    print(ShownLine(choices + ": ", .title).text(isColoured: isColoured), terminator: "")
    fflush(nil)
  }

  private func say(_ lines: [ShownLine]) {
    for line in lines { print(line.text(isColoured: isColoured)) }
    fflush(nil)
  }
}

/// The review for a pipe or a file: nothing is decided.
private struct ReviewList {
  let walk: ReviewWalk

  func run() -> ExitStatus {
    for question in walk.questions {
      for line in walk.heading(of: question.step) { say(line.text) }
      if let change = walk.change(of: question.step) {
        for line in ChangeLayout(change, columns: 0).lines { say(line.text) }
      }
      if let commands = walk.commands(of: question.step) {
        say("  accept: \(commands.accept)")
        say("  reject: \(commands.reject)\n")
      }
    }
    if !walk.findings.isEmpty { say(walk.findingLines.map(TerminalText.harmless).joined(separator: "\n") + "\n") }
    if !walk.orphans.isEmpty {
      for path in walk.orphans { say("declared by nobody: \(path)") }
      say("  prune: swift run everystate prune --yes\n")
    }
    for line in walk.ending() { say(line.text) }
    return walk.needsAttention ? .needsAttention : .inOrder
  }
}
