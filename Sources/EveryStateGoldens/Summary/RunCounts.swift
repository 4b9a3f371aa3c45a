/// The counts of a run in one line, with the same words in the same order everywhere: at its end, in status, summary, watch and show.
package enum RunCounts {
  /// The words of frames, the most serious first: the verdicts in their order, and those that a review adds.
  private static let words: [String] = {
    var words = Verdict.allCases.map(\.rawValue)
    words.insert("outdated", at: words.firstIndex(of: Verdict.unsound.rawValue)!)
    words.insert(contentsOf: ["rejected", "accepted"], at: words.firstIndex(of: Verdict.recorded.rawValue)!)
    words.insert("not checked", at: words.firstIndex(of: Verdict.matched.rawValue)!)
    return words
  }()

  /// The place of a word in the order of severity; an unknown one comes first.
  package static func rank(of word: String) -> Int { words.firstIndex(of: word) ?? -1 }

  /// `2 not driven, 1 orphaned, 1 changed, the map, 40 matched`; `nothing` without a count.
  ///
  /// - Parameters:
  ///   - counts: frames and findings by their words.
  ///   - open: the names that need attention. Matrices and maps among them are counted apart from frames.
  package static func line(_ counts: [String: Int], open: [GoldenName] = []) -> String {
    var parts: [(rank: Int, text: String)] = counts.filter { $0.value > 0 }.map { word, count in
      let isTwin = word == Verdict.twin.rawValue
      return (rank(of: word), "\(count) " + (isTwin ? count == 1 ? "pair of twins" : "pairs of twins" : word))
    }
    parts += catalogTexts(open).map { (rank(of: Verdict.recorded.rawValue), $0) }
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
