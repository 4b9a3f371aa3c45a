/// Rows of phases over time, one character a column.
///
///     (one column is 0.5 s, # in flight)
///     file 1     ####
///     file 2     ######
///     file 3     ....######
///     in flight  2222222222
///     at most 2 in flight
///
/// A column shows the phase at its beginning, and `+` where more than one change falls into it; the count is the greatest within
/// the column, so that nothing hides between two columns.
struct TimelineChart {
  private struct Change {
    let row: String
    let sign: Character
    let time: Duration
  }
  private static let inFlight: Character = "#"
  /// Rarely reached, and better cut than a golden of megabytes.
  private static let columnLimit = 200

  private var rows: [String] = []
  private var changes: [Change] = []

  mutating func enter(_ sign: Character, of row: String, at time: Duration) {
    if !rows.contains(row) { rows.append(row) }
    changes.append(Change(row: row, sign: sign.isASCII && sign.isPrintable ? sign : "?", time: time))
  }

  func lines(column: Duration) -> [String] {
    guard let last = changes.last, column > .zero else { return [] }
    let wanted = Int((last.time / column).rounded(.up))
    let count = min(max(wanted, 1), Self.columnLimit)
    let label = "in flight"
    let width = (rows + [label]).map(\.count).max() ?? 0
    let counts = Counts(changes, Self.inFlight)
    let drawn =
      rows.map { row in row.padded(to: width) + "  " + String((0..<count).map { sign(of: row, column, $0) }) }
      + [label.padded(to: width) + "  " + (0..<count).map { counts.greatest(column * $0, column * ($0 + 1)) }.joined()]
    return ["(one column is \(Elapsed(column)), \(Self.inFlight) in flight)"]
      + drawn.map(\.withoutTrailingBlanks) + (wanted > count ? ["(\(wanted - count) more columns)"] : [])
      + ["at most \(counts.greatest) in flight"]
  }

  private func sign(of row: String, _ column: Duration, _ index: Int) -> Character {
    let (start, end) = (column * index, column * (index + 1))
    let own = changes.filter { $0.row == row }
    let within = own.filter { $0.time > start && $0.time < end }
    return within.count > 1 ? "+" : own.last { $0.time <= start }?.sign ?? within.first?.sign ?? " "
  }

  /// How many rows are in flight, over time.
  private struct Counts {
    private var steps: [(time: Duration, count: Int)] = []

    init(_ changes: [Change], _ inFlight: Character) {
      var signs: [String: Character] = [:]
      for change in changes {
        signs[change.row] = change.sign
        steps.append((change.time, signs.values.count { $0 == inFlight }))
      }
    }

    var greatest: Int { steps.map(\.count).max() ?? 0 }

    /// One character: the greatest count in a span of time; `+` stands for ten and more.
    func greatest(_ start: Duration, _ end: Duration) -> String {
      let before = steps.last { $0.time <= start }?.count ?? 0
      let greatest = max(before, steps.filter { $0.time > start && $0.time < end }.map(\.count).max() ?? 0)
      return greatest > 9 ? "+" : String(greatest)
    }
  }
}

extension Character {
  fileprivate var isPrintable: Bool { asciiValue.map { $0 >= 0x20 && $0 < 0x7F } ?? false }
}
