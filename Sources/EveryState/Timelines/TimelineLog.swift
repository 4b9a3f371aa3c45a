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

  /// What a lane has shown so far.
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

/// A virtual time as `1.250 s`; more digits where milliseconds do not do.
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
