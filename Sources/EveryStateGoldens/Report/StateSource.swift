/// A state's declaration as source, for a line to paste that continues from the state.
package struct StateSource: Equatable, Sendable {
  /// Whether the frame is taken before the calls have ended, so that what follows must not wait for them.
  private let isInFlight: Bool
  /// What the state changes in its world: `$0.books = .never`.
  private let changes: [Change]
  /// The user's actions and waits: `try await $0.press("Save")`.
  private let steps: [String]

  package struct Change: Equatable, Sendable {
    /// The mock's place in the world.
    let path: String
    /// The mock's answers in the state.
    let code: String
    /// The same if the mock is asked again later, and succeeds then.
    let resumed: String

    package init(_ path: String, _ code: String, resumed: String? = nil) {
      (self.path, self.code, self.resumed) = (path, code, resumed ?? code)
    }
  }

  package init(isInFlight: Bool = false, changes: [Change] = [], steps: [String] = []) {
    (self.isInFlight, self.changes, self.steps) = (isInFlight, changes, steps)
  }

  /// The declaration as a report has it.
  package var list: [String] {
    [isInFlight ? "1" : "0", "\(changes.count)"] + changes.flatMap { [$0.path, $0.code, $0.resumed] } + steps
  }

  package init?(_ list: [String]) {
    guard list.count > 1, let count = Int(list[1]), (0...(list.count - 2) / 3).contains(count) else { return nil }
    self.init(
      isInFlight: list[0] == "1",
      changes: (0..<count).map { Change(list[3 * $0 + 2], list[3 * $0 + 3], resumed: list[3 * $0 + 4]) },
      steps: Array(list.dropFirst(2 + 3 * count)))
  }

  /// The same with the world's own answer of a dependency.
  package func without(_ path: String) -> StateSource {
    StateSource(isInFlight: isInFlight, changes: changes.filter { $0.path != path }, steps: steps)
  }

  /// The same for lines that ask only these dependencies again.
  package func asking(again paths: Set<String>) -> StateSource {
    let changes = changes.map { paths.contains($0.path) ? $0 : Change($0.path, $0.code) }
    return StateSource(isInFlight: isInFlight, changes: changes, steps: steps)
  }

  private var assignments: [String] { changes.map { "$0.\($0.path) = \($0.resumed)" } }

  /// A storyboard. Of `calls`, which are as `press("Save")`, the first follows the state.
  package func storyboard(_ title: String, then calls: [String]) -> [String] {
    lines(".storyboard", [title.asFrameName.asLiteral] + (start.isEmpty ? [] : [start]), then: calls)
  }

  /// A declaration, broken as swift-format does where a line of it would be too long.
  package func lines(_ name: String, _ arguments: [String], then calls: [String] = []) -> [String] {
    let steps = all(calls)
    let head = "\(name)(\(arguments.joined(separator: ", "))"
    func closure(_ lines: [String]) -> String { "{ \(lines.joined(separator: "; ")) }" }
    let world = changes.isEmpty ? "" : ") \(closure(assignments))"
    let actions = steps.isEmpty ? "" : (changes.isEmpty ? ", by: " : " by: ") + closure(steps)
    let line = head + world + actions + (changes.isEmpty ? ")" : "")
    guard line.count > Self.width else { return [line] }
    func inner(_ lines: [String], by indent: String = "  ") -> [String] { lines.map { indent + $0 } }
    let broken = [name + "("] + inner(Self.broken(arguments))
    guard !changes.isEmpty else {
      return steps.isEmpty
        ? broken.closed(by: ")") : broken.closed(by: ",") + ["  by: {"] + inner(steps, by: "    ") + ["  })"]
    }
    let opening = head.count < Self.width - 2 ? [head + ") {"] : broken.closed(by: ") {")
    return opening + inner(assignments) + (steps.isEmpty ? ["}"] : ["} by: {"] + inner(steps) + ["}"])
  }

  /// The columns that a list of states leaves.
  private static let width = 94

  /// Arguments on one line, or else each on its own, with the elements of an array below it.
  private static func broken(_ arguments: [String]) -> [String] {
    let line = arguments.joined(separator: ", ")
    guard line.count > width - 3 else { return [line] }
    return arguments.enumerated().flatMap { index, argument -> [String] in
      let comma = index + 1 < arguments.count ? "," : ""
      guard argument.count > width - 3, let start = argument.firstIndex(of: "["), argument.hasSuffix("]") else {
        return [argument + comma]
      }
      var rows = [""]
      for element in argument[start...].dropFirst().dropLast().split(separator: ", ") {
        if rows[rows.count - 1].count + element.count > width - 8 { rows.append("") }
        rows[rows.count - 1] += (rows[rows.count - 1].isEmpty ? "  " : " ") + element + ","
      }
      return [String(argument[...start])] + rows + ["]" + comma]
    }
  }

  /// A storyboard on several lines.
  package func block(_ title: String, then calls: [String]) -> String {
    let world = changes.isEmpty ? " _ in\n" : "\n" + assignments.map { "  \($0)\n" }.joined()
    return ".storyboard(\(title.asFrameName.asLiteral)\(start.isEmpty ? "" : ", " + start)) {\(world)} by: {\n"
      + all(calls).map { "  \($0)\n" }.joined() + "},"
  }

  private var start: String { isInFlight && steps.isEmpty ? "from: .beginning" : "" }

  private func all(_ calls: [String]) -> [String] {
    steps + calls.enumerated().map { "try await $0.\(isInFlight && $0 == 0 ? $1.whileLoading : $1)" }
  }
}

extension [String] {
  fileprivate func closed(by end: String) -> [String] { dropLast() + suffix(1).map { $0 + end } }
}

extension String {
  /// A name to suggest for a frame: without quotes, and without commas, which separate names in a selection.
  package var asFrameName: String { filter { !"\",".contains($0) } }

  /// An action's call that does not wait: `press("Save", whileLoading: true)`.
  package var whileLoading: String {
    guard hasSuffix(")"), !hasSuffix("whileLoading: true)") else { return self }
    return dropLast() + (hasSuffix("()") ? "" : ", ") + "whileLoading: true)"
  }
}
