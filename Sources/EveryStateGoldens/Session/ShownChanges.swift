/// The differences and marks that this run's messages have shown, so that each is shown once.
struct ShownChanges {
  private var edits: [[String]: (name: GoldenName, facts: [ChangeFact])] = [:]
  private var legends: [GoldenName: MarkLegend] = [:]

  /// The frame whose message has shown an equal difference, and its facts; nil for the first.
  func message(of edit: [String], besides name: GoldenName) -> (name: GoldenName, facts: [ChangeFact])? {
    edits[edit].flatMap { $0.name == name ? nil : $0 }
  }

  mutating func add(_ edit: [String], _ name: GoldenName, _ facts: [ChangeFact]) { edits[edit] = (name, facts) }

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
