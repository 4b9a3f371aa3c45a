/// The differences and marks that this run's messages have shown, so that each is shown once.
struct ShownChanges {
  private var kinds: [Set<ChangeFact.Kind>: GoldenName] = [:]
  private var legends: [GoldenName: MarkLegend] = [:]
  private var failures: [String: (name: GoldenName, test: String)] = [:]
  /// The goldens that this run has recorded over, the first few with both texts.
  private(set) var overwritten: (changes: [FrameChange], count: Int) = ([], 0)
  private static let overwrittenLimit = 200

  /// The frame whose message has shown the same changes; nil for the first.
  mutating func frame(showing facts: [ChangeFact], besides name: GoldenName) -> GoldenName? {
    let own = Set(facts.map(\.kind))
    guard !own.isEmpty, let known = kinds[own], known != name else {
      kinds[own] = name
      return nil
    }
    return known
  }

  /// The frame whose message has explained the same failure; nil for the first, and for the same one again.
  mutating func explanation(of failure: String, _ name: GoldenName, in test: String) -> GoldenName? {
    guard let known = failures[failure], known != (name, test) else {
      failures[failure] = (name, test)
      return nil
    }
    return known.name
  }

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
