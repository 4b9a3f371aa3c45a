/// What does not make sense about screens that a run records. Recording is no failure by it: a suite that asks for soundness fails by
/// that, and what is kept here is dropped.
extension GoldenSession {
  /// Whether it is the first golden of a screen that this run records.
  package func isFirstRecorded(ofScreen screen: String, inCatalog catalog: String) -> Bool {
    state.withLock { $0.audited.insert(ScreenKey(catalog: catalog, screen: screen)).inserted }
  }

  /// Takes in a rule of soundness that a recorded screen breaks.
  package func noteAtRecording(_ screen: UnsoundScreen) {
    let finding = finding(screen, .note)
    state.withLock { $0.notedAtRecording.append(finding) }
  }

  /// Says that a test asks for the soundness of a catalog.
  package func judges(_ catalog: String) { _ = state.withLock { $0.judged.insert(catalog) } }

  /// Of the screens that no test asked about, screen by screen.
  private var findingsOfRecording: [Finding] {
    state.withLock { state in
      state.notedAtRecording.filter { !state.judged.contains($0.catalog) }.sorted {
        let (one, other) = ($0.soundness?.rule.rank ?? 0, $1.soundness?.rule.rank ?? 0)
        return (one, $0.catalog, $0.message) < (other, $1.catalog, $1.message)
      }
    }
  }

  /// The same, counted.
  var rulesOfRecording: [RuleTally] {
    findingsOfRecording.reduce(into: []) { tallies, finding in
      if let rule = finding.soundness?.rule { tallies.add(RuleTally(rule, at: finding.place)) }
    }
  }

  /// At the run's end, when it is known what tests have asked for.
  func reportFindingsOfRecording() { _ = reported(findingsOfRecording) }
}
