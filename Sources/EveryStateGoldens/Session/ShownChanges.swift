/// The differences and marks that this run's messages have shown, so that each is shown once.
struct ShownChanges {
  /// The first changes, each with the frame whose message has shown it.
  private var shown: [(change: FrameChange, kinds: Set<ChangeFact.Kind>, place: (name: GoldenName, isWhole: Bool))] = []
  private var legends: [GoldenName: MarkLegend] = [:]
  private var failures: [String: (name: GoldenName, test: String)] = [:]
  /// The goldens that this run has recorded over, the first few with both texts.
  private(set) var overwritten: (changes: [FrameChange], names: [GoldenName]) = ([], [])
  private static let overwrittenLimit = 200
  private static let shownLimit = 200
  /// The frame whose message has named the command that shows all changes.
  private var namesReview: GoldenName?

  /// The frame whose message has shown the same changes, also in other words for the screen that this is a variant of, and whether it has
  /// shown no others; nil for the first.
  mutating func frame(showing facts: [ChangeFact], of change: FrameChange) -> (name: GoldenName, isWhole: Bool)? {
    let kinds = Set(facts.map(\.kind))
    guard !kinds.isEmpty else { return nil }
    shown.removeAll { $0.change.name == change.name }
    let found = known(kinds, change).flatMap { $0.name == change.name ? nil : $0 }
    if shown.count < Self.shownLimit { shown.append((change, kinds, found ?? (change.name, true))) }
    return found
  }

  private func known(_ kinds: Set<ChangeFact.Kind>, _ change: FrameChange) -> (name: GoldenName, isWhole: Bool)? {
    if let same = shown.first(where: { $0.kinds == kinds }) { return same.place }
    if let more = shown.first(where: { $0.kinds.isSuperset(of: kinds) }) { return (more.place.name, false) }
    return shown.lazy.compactMap { other -> (name: GoldenName, isWhole: Bool)? in
      let name = other.change.name
      guard change.name.isInVariant(of: name) || name.isInVariant(of: change.name) else { return nil }
      let groups = ChangeGroups([other.change, change]).ofFrame.mapValues(Set.init)
      guard let known = groups[name], let own = groups[change.name], known.isSuperset(of: own) else { return nil }
      return (other.place.name, other.place.isWhole && known == own)
    }.first
  }

  /// Whether the message of a frame is the first that can name the command.
  mutating func namesReview(_ name: GoldenName) -> Bool {
    namesReview = namesReview ?? name
    return namesReview == name
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
    overwritten.names.append(change.name)
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
