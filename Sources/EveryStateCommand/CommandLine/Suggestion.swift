/// Finds the intended word for a mistyped one.
enum Suggestion {
  /// ` Did you mean 'review'?`; empty if no name is similar.
  static func sentence(_ word: String, _ names: [String]) -> String {
    guard let name = nearest(word, names, count: 1).first, distance(word, name) <= max(2, name.count / 2) else {
      return ""
    }
    return " Did you mean '\(name)'?"
  }

  /// The names that are most similar to a word: those that begin with it, then those with the fewest letters to change.
  static func nearest(_ word: String, _ names: [String], count: Int) -> [String] {
    let ranked = names.enumerated().map { index, name in
      (rank: name.lowercased().hasPrefix(word.lowercased()) ? 0 : distance(word, name), index: index, name: name)
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(count).map(\.name)
  }

  /// The number of missing, extra, wrong or swapped letters (optimal string alignment), in any case.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.lowercased()), Array(second.lowercased()))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
