import EveryStateGoldens

extension ViewCoverage {
  /// What a person reads: what nobody has seen first, then what one golden shows only, then the sums. What stands inside of a side that no
  /// golden draws is in the sum only.
  package var lines: [String] {
    let unseen = branches.undrawn.filter { !$0.isInsideUndrawn }.map { $0.branch.line("") }
    let once = branches.drawnOnce.map { $0.branch.line(": \($0.frames[0].screen) / \($0.frames[0].state)") }
    let unthrown = errors.unthrown.map { "  \($0.file):\($0.line): \($0.type).\($0.name)" }
    let parts = [
      section("No golden draws:", unseen), section("No state's dependency throws:", unthrown),
      section("In one golden only:", once), branches.sum, errors.sum,
    ]
    return parts.flatMap(\.self).map(TerminalText.harmless)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [title] + lines + [""] }
}

extension BranchCoverage {
  fileprivate var sum: [String] {
    let more = sides.count - undrawn.count - drawnOnce.count
    let inside = sides.count(where: \.isInsideUndrawn)
    return [
      "\(sides.count) \(sides.count == 1 ? "branch" : "branches"): \(more) in several goldens, \(drawnOnce.count) in one only, "
        + "\(undrawn.count) in none" + (inside == 0 ? "." : ", \(inside) of them inside of another one.")
    ]
  }
}

extension ErrorCoverage {
  fileprivate var sum: [String] {
    guard !cases.isEmpty else { return [] }
    return [
      "\(cases.count) \(cases.count == 1 ? "case" : "cases") of errors: \(cases.count - unthrown.count) thrown, "
        + "\(unthrown.count) in no state."
    ]
  }
}

extension SourceBranch {
  fileprivate func line(_ end: String) -> String { "  \(file):\(line): \(words)\(end)" }

  /// The side as a person names it.
  var words: String {
    let short = subject.count > 60 ? subject.prefix(57) + "..." : subject[...]
    return switch kind {
    case .taken: "if \(short)"
    case .otherwise: "else of if \(short)"
    case .skipped: "not if \(short)"
    case .case: short.last == ":" ? String(short.dropLast()) : String(short)
    case .rows: "rows of \(short)"
    }
  }
}
