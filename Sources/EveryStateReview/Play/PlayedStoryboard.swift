import EveryStateGoldens

/// A play as a storyboard to paste among the states of its screen.
package struct PlayedStoryboard {
  private var options: [String] = []
  private let world: [String]
  private var actions: [String] = []
  private var remarks: [String] = []
  /// The dependencies that the storyboard names: those that it changes, or else all.
  private let named: Set<String>
  private let first: PlayAnswer
  private let steps: [PlayedStep]

  /// The lines of Swift, after comments on moves that have no code.
  package var text: String {
    let head = ".storyboard(\(title.asLiteral)\(options.map { ", \($0)" }.joined()))"
    let end = actions.isEmpty ? "}," : "} by: {"
    var lines = remarks.map { "// \($0)" }
    if world.isEmpty {
      lines += actions.isEmpty ? ["\(head),"] : ["\(head) { _ in", end]
    } else {
      lines += ["\(head) {"] + world.map { "  \($0)" } + [end]
    }
    return (lines + actions.map { "  \($0)" } + (actions.isEmpty ? [] : ["},"])).joined(separator: "\n")
  }

  package init(_ first: PlayAnswer, _ steps: [PlayedStep]) {
    self.first = first
    self.steps = steps
    let last = steps.last?.answer ?? first
    let changed = last.world.compactMap { dependency in
      (dependency.code ?? dependency.baseCode).flatMap { $0 == "$0.\(dependency.path)" ? nil : (dependency.path, $0) }
    }
    named = Set(changed.isEmpty ? last.world.map(\.path) : changed.map(\.0))
    world = changed.map { "$0.\($0) = \($1)" }
    let unknown = last.world.filter { !$0.isBaseKnown && $0.code?.hasPrefix(".fails") != true }.map(\.path)
    if let base = first.base {
      remarks.append("\(base.screen): continues from '\(base.state)' (\(base.declaredAt)).")
      if !unknown.isEmpty {
        remarks.append("That state's own world has the answers of \(unknown.joined(separator: ", ")).")
      }
    }
    if isFromBeginning { options.append("from: .beginning") }
    takeBase()
    takeSteps()
    if isLoading(last) {
      options.append("proving: .loading")
    } else if !last.isAtRest {
      options.append("taken: .atOnce")
    }
  }

  private var isFromBeginning: Bool { first.base?.isIdle == true || isLoading(first) }

  private func isLoading(_ answer: PlayAnswer) -> Bool { answer.inFlight.contains(where: named.contains) }

  private mutating func takeBase() {
    for event in first.base?.events ?? [] {
      guard let move = PlayMove(caption: event) else {
        remarks.append("The state first does this automatically: \(event).")
        continue
      }
      take(move, whileLoading: false)
    }
  }

  private mutating func take(_ move: PlayMove, whileLoading: Bool) {
    if let duration = move.duration {
      actions.append("await $0.wait(\(duration.asCode))")
    } else if let code = move.code(whileLoading: whileLoading) {
      actions.append(code)
    }
  }

  private mutating func takeSteps() {
    // The moves between two actions: the answer from which time begins to pass, and the waits.
    var start = first
    var passing: [PlayedStep] = []
    var pending: (move: PlayMove, whileLoading: Bool)?
    func merged(_ earlier: PlayMove?, _ move: PlayMove) -> PlayMove? {
      switch (earlier?.verb, move.verb) {
      case (.type, .type) where earlier?.target == move.target:
        PlayMove(.type, move.target, (earlier?.texts[0] ?? "") + move.texts[0])
      case (.search, .search): move
      default: nil
      }
    }
    for step in steps {
      if step.move.isTime {
        passing.append(step)
        continue
      }
      if step.move.verb == .world { continue }
      if passing.isEmpty, let joined = merged(pending?.move, step.move) {
        pending?.move = joined
        start = step.answer
        continue
      }
      if let action = pending { take(action.move, whileLoading: action.whileLoading) }
      takeTime(from: start, passing, isEnd: false)
      pending = (step.move, isLoading(passing.last?.answer ?? start))
      (start, passing) = (step.answer, [])
    }
    if let action = pending { take(action.move, whileLoading: action.whileLoading) }
    takeTime(from: start, passing, isEnd: true)
  }

  /// Writes a waiting time that differs from a storyboard's default.
  private mutating func takeTime(from start: PlayAnswer, _ steps: [PlayedStep], isEnd: Bool) {
    guard let last = steps.last else { return }
    let origin = isFromBeginning && actions.isEmpty && start == first ? 0 : start.time
    let isWanted = steps.contains { $0.move.verb == .wait }
    func isOver(_ answer: PlayAnswer) -> Bool { isEnd ? answer.isAtRest : !isLoading(answer) }
    let arrival = ([start] + steps.map(\.answer)).first(where: isOver)
    if !isWanted, let arrival, arrival.time == last.answer.time { return }
    take(.wait(.nanoseconds(last.answer.time - origin)), whileLoading: false)
  }

  private var title: String {
    let changes = steps.map(\.move).filter { !$0.isTime }
    let actions = changes.filter { $0.code(whileLoading: false) != nil }
    let moves = actions.isEmpty ? changes : actions
    let words = moves.prefix(3).map(\.words).joined(separator: " then ").asFrameName
    let rest = moves.count > 3 ? " and \(moves.count - 3) more" : ""
    return words.isEmpty ? "\(first.base?.state ?? "played") later" : words + rest
  }
}
