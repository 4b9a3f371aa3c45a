/// The differences and marks that this run's messages have shown, so that each is shown once.
struct ShownChanges {
  private var edits: [[String]: (name: GoldenName, facts: [ChangeFact])] = [:]
  private var legends: [GoldenName: MarkLegend] = [:]
  /// The goldens that this run has recorded over, the first few with both texts.
  private(set) var overwritten: (changes: [FrameChange], count: Int) = ([], 0)
  private static let overwrittenLimit = 200

  /// The frame whose message has shown an equal difference, and its facts; nil for the first.
  func message(of edit: [String], besides name: GoldenName) -> (name: GoldenName, facts: [ChangeFact])? {
    edits[edit].flatMap { $0.name == name ? nil : $0 }
  }

  mutating func add(_ edit: [String], _ name: GoldenName, _ facts: [ChangeFact]) { edits[edit] = (name, facts) }

  mutating func add(overwritten change: FrameChange) {
    overwritten.count += 1
    if overwritten.changes.count < Self.overwrittenLimit { overwritten.changes.append(change) }
  }

  /// The meaning of the marks in changed lines that no message has explained; nil if all are known.
  mutating func legend(of change: FrameChange) -> String? {
    var legend = MarkLegend([change])
    // A frame that is checked again repeats its own explanation.
    for (other, known) in legends where other != change.name { legend.leaveOut(known) }
    guard let line = legend.line else { return nil }
    legends[change.name] = legend
    return line
  }
}
