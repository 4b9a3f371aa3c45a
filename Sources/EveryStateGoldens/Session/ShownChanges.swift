/// The frame whose message has shown the changes of another one.
struct ShownFrame {
  let name: GoldenName
  /// Whether it has no other changes.
  var isWhole = true
  /// The lines of the other frame in its own words, as a variant in another language has them.
  var ownLines: [String] = []
}

/// The differences and marks that this run's messages have shown, so that each is shown once.
struct ShownChanges {
  /// The first changes, each with the frame whose message has shown it.
  private var shown: [(change: FrameChange, kinds: Set<ChangeFact.Kind>, place: ShownFrame)] = []
  private var legends: [GoldenName: MarkLegend] = [:]
  private var failures: [String: (name: GoldenName, test: String)] = [:]
  /// The goldens that this run has recorded over, the first few with both texts.
  private(set) var overwritten: (changes: [FrameChange], names: [GoldenName]) = ([], [])
  private static let overwrittenLimit = 200
  private static let shownLimit = 200
  /// The frame whose message has named the command that shows all changes.
  private var namesReview: GoldenName?

  /// The frame whose message has shown the same changes, also in other words for the screen that this is a variant of; nil for the first.
  mutating func frame(showing facts: [ChangeFact], of change: FrameChange) -> ShownFrame? {
    let kinds = Set(facts.map(\.kind))
    guard !kinds.isEmpty else { return nil }
    shown.removeAll { $0.change.name == change.name }
    let found = known(kinds, change).flatMap { $0.name == change.name ? nil : $0 }
    // Its own words are shown with it.
    let place = found.flatMap { $0.ownLines.isEmpty ? $0 : nil } ?? ShownFrame(name: change.name)
    if shown.count < Self.shownLimit { shown.append((change, kinds, place)) }
    return found
  }

  /// The first frame whose change the lines of a matrix or a map follow from; nil if some of them follow from none that has been shown.
  func cause(of change: FrameChange) -> GoldenName? {
    let known = shown.map(\.change).filter { $0.name.catalog == change.name.catalog }
    guard change.name.kind != .frame, change.old != nil, !known.isEmpty else { return nil }
    let changes = ChangeGroups(known + [change], reading: 0)
    let own = (changes.ofFrame[change.name] ?? []).map { changes.groups[$0] }
    return own.contains(where: \.isOfCatalog) ? nil : own.flatMap(\.frames).filter { $0.kind == .frame }.min()
  }

  private func known(_ kinds: Set<ChangeFact.Kind>, _ change: FrameChange) -> ShownFrame? {
    let same = shown.filter { $0.kinds == kinds }.map(\.place)
    if let place = same.first(where: { $0.name.screen == change.name.screen }) ?? ofScreen(change) ?? same.first {
      return place
    }
    let more = shown.first { $0.kinds.isSuperset(of: kinds) }
    return more.map { ShownFrame(name: $0.place.name, isWhole: false) }
  }

  /// The frame of the screen that this is a variant of, or of another variant's, with the same changes.
  private func ofScreen(_ change: FrameChange) -> ShownFrame? {
    shown.lazy.compactMap { other -> ShownFrame? in
      let name = other.change.name
      guard change.name.isInVariant(of: name) || name.isInVariant(of: change.name) else { return nil }
      let changes = ChangeGroups([other.change, change])
      guard let known = changes.ofFrame[name], let own = changes.ofFrame[change.name],
        Set(known).isSuperset(of: own)
      else { return nil }
      let said = own.flatMap { changes.groups[$0].following }.filter { $0.names.contains(change.name) }
      return ShownFrame(
        name: other.place.name, isWhole: other.place.isWhole && Set(known) == Set(own),
        ownLines: said.flatMap(\.edit.lines))
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
