/// The lines of a timeline: when, which lane, what.
///
///     0.000 s  loader  idle
///     1.000 s  loader  loading  attempt 2 of 3
///     1.000 s          -- cancel
struct TimelineLog {
  private struct Entry {
    let time: Duration
    let lane: String?
    let text: String
    let isRepeated: Bool
  }
  private var lanes: [String] = []
  private var entries: [Entry] = []

  mutating func open(_ lane: String) { if !lanes.contains(lane) { lanes.append(lane) } }

  mutating func add(_ text: String, in lane: String?, at time: Duration) {
    let isRepeated = lane != nil && entries.last { $0.lane == lane }?.text == text
    entries.append(Entry(time: time, lane: lane, text: text, isRepeated: isRepeated))
  }

  func texts(of lane: String) -> [String] { entries.filter { $0.lane == lane }.map(\.text) }

  var lines: [String] {
    let stamps = entries.map { TimeStamp($0.time).description }
    let stampWidth = stamps.map(\.count).max() ?? 0
    let laneWidth = lanes.count > 1 ? lanes.map(\.count).max() ?? 0 : 0
    return zip(stamps, entries).flatMap { stamp, entry in
      let start = String(repeating: " ", count: stampWidth - stamp.count) + stamp + "  "
      let lane = laneWidth > 0 ? (entry.lane ?? "").padded(to: laneWidth) + "  " : ""
      // A state of several lines stays with its time stamp.
      let texts = (entry.text + (entry.isRepeated ? "  (again)" : "")).split(
        separator: "\n", omittingEmptySubsequences: false)
      return texts.enumerated().map { index, text in
        let head = start + lane
        return ((index == 0 ? head : String(repeating: " ", count: head.count)) + text).withoutTrailingBlanks
      }
    }
  }
}

/// A virtual time as `1.250 s`; more digits if milliseconds are not enough.
struct TimeStamp: CustomStringConvertible {
  private let time: Duration

  init(_ time: Duration) { self.time = time }

  var description: String {
    let (seconds, attoseconds) = time.components
    var digits = String(attoseconds / 1_000_000_000 + 1_000_000_000).dropFirst()
    while digits.count > 3, digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits) s"
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  var withoutTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

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
  /// Rarely reached; it prevents a golden of megabytes.
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
