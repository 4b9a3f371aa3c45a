import EveryStateGoldens
import EveryStateReview

/// The review at a terminal: reads keys, and draws the question in place.
struct ReviewSession {
  private var walk: ReviewWalk
  private let terminal: RawTerminal
  private let isColoured: Bool
  /// The scroll offset of the current change.
  private var scrolled = 0
  /// The selected question in the list of all; nil while the list is closed.
  private var listed: Int?
  /// The scroll offset of the help; nil while it is closed.
  private var help: Int?
  private var held = HeldKey()
  private var hasToldOfHeldKey = false
  /// The messages since the question appeared.
  private var said: [ShownLine] = []
  /// The decisions, which stay in the terminal after the review.
  private var log: [ShownLine] = []

  init(walk: ReviewWalk, terminal: RawTerminal, environment: [String: String]) {
    self.walk = walk
    self.terminal = terminal
    isColoured = TerminalColour.isWanted(environment: environment)
  }

  mutating func run() -> ExitStatus {
    draw()
    while walk.step != .done {
      switch terminal.next() {
      case .resized: draw()
      case .ended(let signal):
        end()
        fflush(nil)
        exit(128 + signal)
      case .special(let key): take(key)
      case .key(let key):
        if help != nil {
          readHelp(key)
        } else if listed != nil {
          takeInList(key)
        } else if key == "q" {
          return end()
        } else {
          take(key)
        }
      }
    }
    return end()
  }

  private mutating func take(_ key: Character) {
    switch key {
    case " ": scroll(by: screen.room)
    case "l" where walk.entries.count > 1: listed = walk.entries.firstIndex { $0.step == walk.step } ?? 0
    case "?": help = 0
    default:
      guard held.takes(key, at: Terminal.now) else { return tellOfHeldKey(key) }
      hasToldOfHeldKey = false
      decide(key)
      return
    }
    draw()
  }

  private mutating func decide(_ key: Character) {
    let step = walk.step
    var lines: [ShownLine] = []
    if walk.asksForReason(key) {
      switch terminal.line(prompt: "\(key)\nbecause: ") {
      case .line(let reason): lines = walk.waive(because: reason)
      case .ended(let signal):
        end()
        fflush(nil)
        exit(128 + signal)
      }
    } else {
      lines = walk.take(key)
      guard !lines.isEmpty else { return }
    }
    if key != "b", key != "n" { log += lines }
    said = lines
    if walk.step != step { scrolled = 0 }
    draw()
  }

  private mutating func take(_ key: PlayKey) {
    if let place = listed {
      switch key {
      case .up, .wheelUp: listed = max(0, place - 1)
      case .down, .wheelDown: listed = min(walk.entries.count - 1, place + 1)
      case .escape: listed = nil
      default: return
      }
      return draw()
    }
    switch key {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .pageUp: scroll(by: -screen.room)
    case .pageDown: scroll(by: screen.room)
    case .escape where help != nil: help = nil
    default: return
    }
    draw()
  }

  private mutating func readHelp(_ key: Character) {
    if key == " " { scroll(by: screen.room) } else { help = nil }
    draw()
  }

  private mutating func takeInList(_ key: Character) {
    guard let place = listed else { return }
    switch key {
    case "\n", "\r":
      walk.go(to: walk.entries[place].step)
      (listed, said, scrolled) = (nil, [], 0)
    case "l", "q": listed = nil
    default: return
    }
    draw()
  }

  private mutating func scroll(by lines: Int) {
    let most = screen.mostScrolled
    if let read = help {
      help = min(max(0, read + lines), most)
    } else {
      scrolled = min(max(0, scrolled + lines), most)
    }
  }

  /// A held key counts once: it decides this change only when it is pressed again.
  private mutating func tellOfHeldKey(_ key: Character) {
    guard walk.choices.contains(where: { $0.key == key }), !hasToldOfHeldKey else { return }
    hasToldOfHeldKey = true
    said.append(ShownLine("\(key) was held, or came too soon: look at this change, then press it again.", .warning))
    draw()
  }

  /// Restores the terminal, and leaves the decisions and the open questions in it.
  @discardableResult private func end() -> ExitStatus {
    terminal.leave()
    for line in log + walk.ending() { print(line.text(isColoured: isColoured)) }
    fflush(nil)
    return walk.needsAttention ? .needsAttention : .inOrder
  }

  private var screen: ReviewScreen {
    let (columns, rows) = Terminal.size
    if let help { return ReviewScreen(helpScrolled: help, columns: columns, rows: rows) }
    if let listed { return ReviewScreen(listOf: walk, at: listed, columns: columns, rows: rows) }
    return ReviewScreen(walk, scrolled: scrolled, said: said, columns: columns, rows: rows)
  }

  private func draw() {
    guard walk.step != .done else { return }
    let shown = screen
    let lines = shown.lines.map { $0.text(isColoured: isColoured) }
    // Written over the old lines, to avoid flicker.
    print(
      "\u{1B}[H" + lines.dropLast().map { $0 + "\u{1B}[K\r\n" }.joined() + (lines.last ?? "") + "\u{1B}[J",
      terminator: "")
    fflush(nil)
  }
}
