/// The checks and remarks that wait for the end of the run.
struct EndOfRun {
  var hasEnded = false
  var complaints: [String] = []
  /// Screens whose goldens this run writes: their twins are compared when all are written.
  var postponedTwins: Set<ScreenKey> = []
  /// Catalogs whose matrices disagree with their variants' goldens.
  var matricesToUpdate: Set<String> = []
  /// The number of each screen's warnings, by catalog.
  var warnings: [String: [String: Int]] = [:]
  /// The findings of screens that this run has recorded.
  var recordedFindings: [ScreenKey: [Finding]] = [:]
  /// The catalogs whose suites ask for soundness, and report its findings themselves.
  var judged: Set<String> = []

  /// The findings of recorded screens whose suites do not ask for soundness, the most serious first.
  var findingsOfRecording: [Finding] {
    recordedFindings.filter { !judged.contains($0.key.catalog) }.flatMap(\.value).sorted {
      let (one, other) = ($0.soundness?.rule.rank ?? 0, $1.soundness?.rule.rank ?? 0)
      return (one, $0.catalog, $0.message) < (other, $1.catalog, $1.message)
    }
  }
}

package struct ScreenKey: Hashable, Comparable, Sendable {
  package let catalog: String
  package let screen: String

  package init(catalog: String, screen: String) {
    self.catalog = catalog
    self.screen = screen
  }

  package static func < (left: ScreenKey, right: ScreenKey) -> Bool {
    (left.catalog, left.screen) < (right.catalog, right.screen)
  }

  /// The screens whose variant it may be, by its name, the shortest first.
  var bases: [ScreenKey] {
    screen.indices.filter { screen[$0] == " " }.map { ScreenKey(catalog: catalog, screen: String(screen[..<$0])) }
  }

  /// The screens among some that it is a variant of by its name, `Basket` for `Basket in dark mode`, the shortest first, and itself.
  package func family(among screens: Set<ScreenKey>) -> [ScreenKey] {
    bases.filter { screens.contains($0) && screen.dropFirst($0.screen.count).hasPrefix(" in ") } + [self]
  }

  /// The shortest of some screens whose variant it may be, or itself.
  package func root(among screens: Set<ScreenKey>) -> ScreenKey { bases.first(where: screens.contains) ?? self }

  /// What it adds, by its name, to the shortest of some screens as a variant: `in bold text`; nil for no variant.
  func variant(among screens: Set<ScreenKey>) -> String? {
    bases.lazy.filter(screens.contains).map { screen.dropFirst($0.screen.count + 1) }.first { $0.hasPrefix("in ") }
      .map(String.init)
  }
}

extension GoldenName {
  package var screenKey: ScreenKey { ScreenKey(catalog: catalog, screen: screen) }
}

extension GoldenSession {
  /// Ends the report in good order and, when an `all` run has recorded everything, raises the index's format.
  package func end() {
    let hadEnded = state.withLock { state in
      defer { state.end.hasEnded = true }
      return state.end.hasEnded
    }
    if hadEnded { return }
    raiseFormatIfAllIsRecorded()
    updateVariantLooks()
    updateWarnings()
    let claims = state.withLock { $0.declarations.catalogs }.sorted { $0.key < $1.key }.map(\.value)
    let twins = FindingGroup.all(twinsAtEnd(), claims)
    state.withLock { $0.end.complaints += twins.map { $0.message($0.first.message) } }
    _ = reported(state.withLock(\.end.findingsOfRecording))
    try? report.write(ReportLine(end: tally))
  }

  /// The problems that ``end()`` found: recorded goldens that look the same. The run must fail.
  package var complaintsAtEnd: [String] { state.withLock(\.end.complaints) }

  /// Keeps the findings of a screen that this run records, in place of earlier ones.
  package func noteRecorded(_ findings: [Finding], of key: ScreenKey) {
    state.withLock { $0.end.recordedFindings[key] = findings.map(\.asNote) }
  }

  /// Marks a catalog whose suite asks for soundness.
  package func markJudged(_ catalog: String) { _ = state.withLock { $0.end.judged.insert(catalog) } }

  private func raiseFormatIfAllIsRecorded() {
    guard mode == .all, let index = try? tree.index(), index.format < textFormat else { return }
    let (catalogs, settled) = state.withLock { ($0.declarations.catalogs, $0.results.settled) }
    let isAllRecorded = index.catalogs.allSatisfy { catalog in
      guard let declared = try? catalogs[catalog]?.goldens() else { return false }
      return declared.allSatisfy { settled[$0.name] != nil }
    }
    if isAllRecorded { _ = try? tree.updateIndex(format: textFormat) { $0.format = textFormat } }
  }
}
