/// Finds the intended word for a mistyped one.
package enum Suggestion {
  /// ` Did you mean 'review'?`; empty if no name is similar.
  package static func sentence(_ word: String, _ names: [String]) -> String {
    nearest(word, names, count: 1).first.map { " Did you mean '\($0)'?" } ?? ""
  }

  /// The names that are similar to a word: where one begins with the other, then those with the fewest letters to
  /// change, at most a third of them.
  package static func nearest(_ word: String, _ names: [String], count: Int) -> [String] {
    let word = word.lowercased()
    guard word.contains(where: \.isLetter) else { return [] }
    let ranked = names.enumerated().compactMap { index, name -> (rank: Int, index: Int, name: String)? in
      let other = name.lowercased()
      let rank = other.hasPrefix(word) || word.hasPrefix(other) ? 0 : distance(word, other)
      return rank <= max(1, name.count { $0.isLetter } / 3) ? (rank, index, name) : nil
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(count).map(\.name)
  }

  /// The number of missing, extra, wrong or swapped letters (optimal string alignment).
  private static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
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
