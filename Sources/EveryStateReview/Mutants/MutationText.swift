import EveryStateGoldens

/// The text of a ``MutationRun``: the survivors file by file, then the totals.
package struct MutationText: Sendable {
  package let lines: [String]

  package init(
    _ run: MutationRun, sources: [String: [UInt8]], invisibleCount: Int, hints: MutationHints = MutationHints()
  ) {
    var lines: [String] = []
    var files: [String] = []
    for (place, _) in run.results where files.last != place.file { files.append(place.file) }
    for file in files {
      let own = run.results.filter { $0.place.file == file && $0.result != .notCompiled }
      let survivors = own.filter { $0.result == .survived }
      guard !survivors.isEmpty else { continue }
      lines.append("\(file): \(survivors.count) of \(own.count) survived")
      for (place, _) in survivors {
        let (old, new) = place.lines(in: sources[file] ?? [])
        lines += ["  \(file):\(place.line): \(place.kind.words)", "    - \(old)"]
        if let new { lines.append("    + \(new)") }
        lines.append("    \(hints.hint(for: place))")
      }
      lines.append("")
    }
    lines.append(Self.sum(run))
    if run.leftOutCount > 0 {
      lines.append("\(run.leftOutCount) more were not tried: the time was up. A larger --budget tries more of them.")
    }
    if run.notBuiltCount > 0 {
      lines.append("\(run.notBuiltCount) more were not built: they do not compile with a switch.")
    }
    if invisibleCount > 0 {
      let modifiers = invisibleCount == 1 ? "modifier that changes" : "modifiers that change"
      lines.append("\(invisibleCount) \(modifiers) nothing in text \(invisibleCount == 1 ? "was" : "were") skipped.")
    }
    self.lines = lines.map(TerminalText.harmless)
  }

  private static func sum(_ run: MutationRun) -> String {
    let counts: [(MutationRun.Result, String)] = [
      (.killed, "killed"), (.survived, "survived"), (.timedOut, "did not finish"), (.notCompiled, "did not compile"),
    ]
    let parts = counts.compactMap { result, words in
      let count = run.count(result)
      return count > 0 || result == .survived ? "\(count) \(words)" : nil
    }
    return "\(counted(run.results.count, "change")): \(parts.joined(separator: ", "))."
  }
}

extension MutationPlace.Kind {
  var words: String {
    switch self {
    case .condition: "condition inverted"
    case .binding: "pattern never matches"
    case .operator: "operator changed"
    case .boolean: "Boolean inverted"
    case .assignment: "assignment removed"
    case .argument: "argument changed"
    case .action: "button action removed"
    case .modifier: "modifier removed"
    case .call: "call removed"
    case .catch: "failure caught without effect"
    case .try: "failure ignored"
    case .return: "return removed"
    }
  }
}

/// A golden that would have caught an unnoticed change, by the branches that the frames draw.
package struct MutationHints: Sendable {
  private let undrawn: [SourceBranch]
  private let scope: MutationScope?

  package init(_ coverage: BranchCoverage? = nil, _ scope: MutationScope? = nil) {
    undrawn = coverage.map { $0.isKnown ? $0.undrawn.map(\.branch) : [] } ?? []
    self.scope = scope
  }

  func hint(for place: MutationPlace) -> String {
    if scope?.leavesOut(place) == true {
      return "No declared screen uses the type that contains this: add the screen that shows it to a catalog."
    }
    let branch = undrawn.first { $0.file == place.file && place.sides.contains($0.place) }
    guard let branch else { return place.hint }
    return "No golden draws `\(branch.words)` of line \(branch.line): add a state that shows it."
  }
}

/// The document of `mutate --json`.
extension JSONDocument {
  package init(
    _ run: MutationRun, sources: [String: [UInt8]], invisibleCount: Int, hints: MutationHints = MutationHints()
  ) {
    self.init("mutate", exitStatus: run.count(.survived) == 0 ? 0 : 1)
    self["changes"] = run.results.map { place, result in
      let (old, new) = place.lines(in: sources[place.file] ?? [])
      return [
        "file": place.file, "line": place.line, "kind": place.kind.rawValue, "result": result.rawValue, "old": old,
        "new": new, "hint": result == .survived ? hints.hint(for: place) : nil,
      ] as JSONObject
    }
    self["counts"] = Dictionary(grouping: run.results, by: \.result.rawValue).mapValues(\.count)
    self["notTried"] = run.leftOutCount
    self["notBuilt"] = run.notBuiltCount
    self["leftAlone"] = invisibleCount
  }
}
