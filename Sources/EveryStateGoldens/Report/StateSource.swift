/// A state's declaration as source, for a line to paste that continues from the state.
package struct StateSource: Equatable, Sendable {
  /// Whether the frame is taken before the calls have ended, so that what follows must not wait for them.
  private let isInFlight: Bool
  /// What the state changes in its world: `$0.books = .never`.
  private let changes: [String]
  /// The user's actions and waits: `try await $0.press("Save")`.
  private let steps: [String]

  package init(isInFlight: Bool = false, changes: [String] = [], steps: [String] = []) {
    (self.isInFlight, self.changes, self.steps) = (isInFlight, changes, steps)
  }

  /// The declaration as a report has it.
  package var list: [String] { [isInFlight ? "1" : "0", "\(changes.count)"] + changes + steps }

  package init?(_ list: [String]) {
    guard list.count > 1, let count = Int(list[1]), (0...list.count - 2).contains(count) else { return nil }
    self.init(
      isInFlight: list[0] == "1", changes: Array(list.dropFirst(2).prefix(count)),
      steps: Array(list.dropFirst(2 + count)))
  }

  /// The same with the world's own answer of a dependency.
  package func without(_ path: String) -> StateSource {
    StateSource(isInFlight: isInFlight, changes: changes.filter { !$0.hasPrefix("$0.\(path) = ") }, steps: steps)
  }

  /// A storyboard on one line. Of `calls`, which are as `press("Save")`, the first follows the state.
  package func storyboard(_ title: String, then calls: [String]) -> String {
    line(".storyboard(\(title.asLiteral)\(start)", then: calls)
  }

  /// A line that begins with `head`, whose parenthesis is open.
  package func line(_ head: String, then calls: [String] = []) -> String {
    let steps = all(calls).joined(separator: "; ")
    let world = changes.joined(separator: "; ")
    if world.isEmpty { return steps.isEmpty ? head + ")" : "\(head), by: { \(steps) })" }
    return "\(head)) { \(world) }" + (steps.isEmpty ? "" : " by: { \(steps) }")
  }

  /// A storyboard on several lines.
  package func block(_ title: String, then calls: [String]) -> String {
    let world = changes.isEmpty ? " _ in\n" : "\n" + changes.map { "  \($0)\n" }.joined()
    return ".storyboard(\(title.asLiteral)\(start)) {\(world)} by: {\n"
      + all(calls).map { "  \($0)\n" }.joined() + "},"
  }

  private var start: String { isInFlight && steps.isEmpty ? ", from: .beginning" : "" }

  private func all(_ calls: [String]) -> [String] {
    steps + calls.enumerated().map { "try await $0.\(isInFlight && $0 == 0 ? $1.whileLoading : $1)" }
  }
}

extension String {
  /// An action's call that does not wait: `press("Save", whileLoading: true)`.
  package var whileLoading: String {
    guard hasSuffix(")"), !hasSuffix("whileLoading: true)") else { return self }
    return dropLast() + (hasSuffix("()") ? "" : ", ") + "whileLoading: true)"
  }
}
