/// The counts of a run in one line, with the same words in the same order everywhere: at its end, in status, summary, watch and show.
package enum RunCounts {
  /// `2 not driven, 1 orphaned, 1 changed, the map, 40 matched`; `nothing` without a count.
  ///
  /// - Parameters:
  ///   - counts: frames and findings by their verdicts.
  ///   - open: the names that need attention. Matrices and maps among them are counted apart from frames.
  package static func line(_ counts: [Verdict: Int], open: [GoldenName] = []) -> String {
    var parts: [(verdict: Verdict, text: String)] = counts.filter { $0.value > 0 }.map { verdict, count in
      let word = verdict == .twin ? count == 1 ? "pair of twins" : "pairs of twins" : verdict.rawValue
      return (verdict, "\(count) \(word)")
    }
    parts += catalogTexts(open).map { (.recorded, $0) }
    return parts.isEmpty ? "nothing" : parts.sorted { $0 < $1 }.map(\.text).joined(separator: ", ")
  }

  private static func catalogTexts(_ names: [GoldenName]) -> [String] {
    let (matrices, maps) = (names.count { $0.kind == .matrix }, names.count { $0.kind == .map })
    return [
      matrices == 0 ? nil : matrices == 1 ? "the coverage matrix" : "\(matrices) coverage matrices",
      maps == 0 ? nil : maps == 1 ? "the map" : "\(maps) maps",
    ].compactMap { $0 }
  }
}

extension GoldenName {
  /// A line for each screen's frames of one verdict that follow each other: `Watchlist / failed, loaded: missing`.
  package static func listed(_ frames: [(key: GoldenName, value: Verdict)]) -> [String] {
    var lines: [(screen: GoldenName, verdict: Verdict, text: String)] = []
    for (name, verdict) in frames {
      if let last = lines.last, last.verdict == verdict, last.screen.kind == .frame,
        last.screen.catalog == name.catalog, last.screen.screen == name.screen
      {
        lines[lines.count - 1].text += ", " + TerminalText.harmless(name.state)
      } else {
        lines.append((name, verdict, name.description))
      }
    }
    return lines.map { "\($0.text): \($0.verdict.rawValue)" }
  }
}
