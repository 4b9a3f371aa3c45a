import EveryStateGoldens

/// A play at a terminal without the terminal: the focus, the panel beside the screen, and the meaning of each key.
package struct PlayScreen {
  package enum Intent: Equatable, Sendable {
    case nothing
    case moves([PlayMove])
    case undo
    /// Everything is built and played again.
    case restart
    case quit
  }
  package enum Panel: Equatable, Sendable {
    case query(PlayQuery), help
    /// The moves of the focused control, with one selected.
    case choices(Int)
    /// The dependencies, with one selected.
    case world(Int)
    case message([String])
  }
  package let first: PlayAnswer
  package private(set) var steps: [PlayedStep] = []
  package private(set) var panel: Panel?
  /// The focused control, among the usable ones.
  private(set) var focus: Int?
  /// The control that last got the focus.
  private var focusedTitle: String?
  /// The first visible line of the screen.
  private(set) var offset = 0
  package private(set) var isRunning = false
  package var room = 20

  /// - Parameter old: the same play before the build; its focus stays.
  package init(_ first: PlayAnswer, after old: PlayScreen? = nil) {
    self.first = first
    focusedTitle = old?.focusedTitle
    focus = first.controls.filter(\.isEnabled).firstIndex { $0.title == old?.focusedTitle }
    if let problem = first.problem { panel = .message(PlayProblem.lines(problem)) }
  }

  package var answer: PlayAnswer { steps.last?.answer ?? first }
  package var moves: [PlayMove] { steps.map(\.move) }
  package var controls: [PlayAnswer.Control] { answer.controls.filter(\.isEnabled) }
  var focused: PlayAnswer.Control? { focus.flatMap { controls.indices.contains($0) ? controls[$0] : nil } }
  package var isTyping: Bool {
    switch panel {
    case .choices, .world: false
    default: focused?.field != nil
    }
  }

  package mutating func tell(_ lines: [String]) { panel = .message(lines.map(TerminalText.harmless)) }

  /// Takes in what came of a move, and returns whether it was possible.
  @discardableResult package mutating func take(_ move: PlayMove, _ answer: PlayAnswer) -> Bool {
    if let problem = answer.problem {
      isRunning = false
      panel = .message(PlayProblem.lines("\(move.words) is not possible: \(problem)"))
      return false
    }
    let before = focus
    if let more = move.duration, let before = steps.last?.move.duration {
      // Passing time is one wait.
      steps[steps.count - 1] = PlayedStep(.wait(before + more), answer)
    } else {
      steps.append(PlayedStep(move, answer))
    }
    if case .message = panel { panel = nil }
    // The focus stays with its control, even if that is missing for a while, or else at its place.
    let controls = controls
    focus =
      controls.firstIndex { $0.title == focusedTitle }
      ?? (controls.isEmpty ? nil : before.map { min($0, controls.count - 1) })
    offset = min(offset, lastOffset)
    return true
  }

  private var hasMoreBelow: Bool { answer.lines.contains { $0.contains(" more below") } }

  private var lastOffset: Int { max(0, answer.lines.count - room) }

  package mutating func take(_ key: PlayKey) -> Intent {
    if case .choices(let chosen) = panel { return choose(key, chosen) }
    if case .world(let chosen) = panel, let intent = changeWorld(key, chosen) { return intent }
    switch key {
    case .tab, .down, .right: moveFocus(1)
    case .backTab, .up, .left: moveFocus(-1)
    case .pageDown: offset = min(lastOffset, offset + room)
    case .pageUp: offset = max(0, offset - room)
    case .wheelUp: offset = max(0, offset - 3)
    case .wheelDown:
      // The list continues below the terminal's edge.
      guard offset < lastOffset else { return hasMoreBelow ? .moves([PlayMove(.scroll)]) : .nothing }
      offset = min(lastOffset, offset + 3)
    case .escape: if panel != nil { panel = nil } else { (focus, focusedTitle) = (nil, nil) }
    case .enter: return press()
    case .delete: return erase()
    case .character(let character): return isTyping ? type(character) : command(character)
    }
    return .nothing
  }

  private mutating func moveFocus(_ step: Int) {
    let count = controls.count
    guard count > 0 else { return focus = nil }
    focus = focus.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    focusedTitle = focused?.title
    if let line = FocusedPlace(self)?.line { offset = min(line, max(offset, line - room + 1)) }
    if case .message = panel { panel = nil }
  }

  private mutating func press() -> Intent {
    guard let focused else { return .nothing }
    let moves = focused.moves.compactMap { PlayMove($0) }
    guard let move = moves.first else { return .nothing }
    let isChosen = [.select, .selectDate, .perform, .swipe, .openMenu].contains(move.verb)
    guard isChosen, moves.count > 1 else { return .moves([move]) }
    panel = .choices(0)
    return .nothing
  }

  private mutating func choose(_ key: PlayKey, _ chosen: Int) -> Intent {
    let moves = (focused?.moves ?? []).compactMap { PlayMove($0) }
    guard !moves.isEmpty else {
      panel = nil
      return .nothing
    }
    switch key {
    case .tab, .down, .right: panel = .choices((chosen + 1) % moves.count)
    case .backTab, .up, .left: panel = .choices((chosen + moves.count - 1) % moves.count)
    case .enter:
      panel = nil
      return .moves([moves[min(chosen, moves.count - 1)]])
    case .escape, .character("q"), .character("m"): panel = nil
    default: break
    }
    return .nothing
  }

  /// - Returns: nil for a key without a meaning of its own here.
  private mutating func changeWorld(_ key: PlayKey, _ chosen: Int) -> Intent? {
    let world = answer.world
    guard !world.isEmpty else { return nil }
    let path = world[min(chosen, world.count - 1)].path
    switch key {
    case .tab, .down, .right: panel = .world((chosen + 1) % world.count)
    case .backTab, .up, .left: panel = .world((chosen + world.count - 1) % world.count)
    case .character(let character):
      let words = Self.worldKeys.first { $0.key == character }?.words
      return words.flatMap { PlayMove("world \(path) \($0)") }.map { .moves([$0]) }
    default: return nil
    }
    return .nothing
  }

  private func type(_ character: Character) -> Intent {
    guard let target = focused?.target, let text = focused?.text else { return .nothing }
    let isSearch = focused?.isSearch == true
    return .moves([
      isSearch ? PlayMove(.search, nil, text + String(character)) : PlayMove(.type, target, String(character))
    ])
  }

  private func erase() -> Intent {
    guard isTyping, let focused, let target = focused.target, let text = focused.text, !text.isEmpty else {
      return .nothing
    }
    let rest = String(text.dropLast())
    if focused.isSearch { return .moves([PlayMove(.search, nil, rest)]) }
    return .moves([PlayMove(.clear, target)] + (rest.isEmpty ? [] : [PlayMove(.type, target, rest)]))
  }

  private mutating func command(_ character: Character) -> Intent {
    func toggle(_ new: Panel) { panel = panel == new ? nil : new }
    switch character {
    case "+": return .moves([PlayMove(.next)])
    case ".": return .moves([PlayMove(.rest)])
    case " ": isRunning.toggle()
    case "w": if case .world = panel { panel = nil } else { panel = .world(0) }
    case "m": if focused?.moves.isEmpty == false { panel = .choices(0) }
    case "s": toggle(.query(.storyboard))
    case "a": toggle(.query(.voice))
    case "c": toggle(.query(.calls))
    case "?": toggle(.help)
    case "u": return steps.isEmpty ? .nothing : .undo
    case "r": return .restart
    case "q": return .quit
    default: break
    }
    return .nothing
  }

  static let worldKeys: [(key: Character, words: String)] = [
    ("o", "answers"), ("f", "fails"), ("e", "is empty"), ("n", "never answers"), ("l", "takes 5s"),
  ]
}

extension PlayAnswer.Control {
  fileprivate var target: PlayTarget? { field.flatMap { PlayMove("clear \($0)")?.target } }
}

package enum PlayKey: Equatable, Sendable {
  case character(Character)
  case tab, backTab, up, down, left, right, enter, escape, delete, pageUp, pageDown, wheelUp, wheelDown
}

/// One move of a play, and its answer.
package struct PlayedStep: Equatable, Sendable {
  package let move: PlayMove
  package let answer: PlayAnswer

  package init(_ move: PlayMove, _ answer: PlayAnswer) { (self.move, self.answer) = (move, answer) }
}
