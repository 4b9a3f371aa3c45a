import EveryStateGoldens
import Testing

extension SnapshotCatalog {
  /// Checks that what the screens show makes sense, whatever their goldens hold: each state is driven, and what happened on the way is
  /// held against the rules of ``SoundnessRule``. What is wrong becomes an issue of the current test, at the state's line.
  ///
  ///     @Test func isSound() async throws { try await catalog.verifySoundness() }
  ///
  /// The ways through the screens are a golden beside the coverage matrix, `__Snapshots__/<catalog>/map.txt`: a new line of it in a pull
  /// request is a new way through the app. What is wrong does not depend on goldens, filters, order or sharding.
  nonisolated(nonsending) public func verifySoundness() async throws {
    if PlayedFrame.current != nil { return }
    guard refusals.isEmpty else {
      for refusal in refusals { TestReport.record(refusal, at: location) }
      return
    }
    let session = try ProcessRuns.run(of: filePath).session
    session.judges(name)
    let comparesMap = session.comparesMap(of: name)
    let checked = screens.filter { isChecked($0, in: session) }
    // A map is whole or none, whichever shard answers for its screens.
    let sound = try await soundness(of: comparesMap ? screens : checked)
    let names = Set(checked.map(\.name))
    let findings = findings(sound).filter { names.contains($0.screen) && isSelected($0, in: session) }
    let told = findings.map { (rule: $0.rule, issue: reported($0, session)) }
    let folder = WorkingFolder.current
    let issues = FindingIssues(
      told, location: location, list: folder.everystate("findings", of: session.packageRoot),
      walk: folder.everystate("review", of: session.packageRoot))
    for issue in issues.issues { TestReport.record(issue.message, at: issue.location) }
    guard comparesMap, let finding = session.verifyMap(sound.compactMap(\.map), of: name), finding.isFailure else {
      return
    }
    TestReport.record(finding.message, at: location)
  }

  private func isChecked(_ screen: DeclaredScreen, in session: GoldenSession) -> Bool {
    guard let names = try? screen.frames.map({ try name(of: screen, $0.name) }), let first = names.first else {
      return false
    }
    return names.contains(where: session.selection.matches) && session.shard?.takes(first) != false
  }

  private func name(of screen: DeclaredScreen, _ state: String) throws -> GoldenName {
    try GoldenName(catalog: name, screen: screen.name, state: state)
  }

  /// Whether the run is asked about one of the states; what is of no state is asked about with its screen.
  func isSelected(_ finding: SoundnessFinding, in session: GoldenSession) -> Bool {
    finding.origins.isEmpty
      || finding.origins.contains { state in
        (try? GoldenName(catalog: name, screen: finding.screen, state: state)).map(session.selection.matches) ?? true
      }
  }

  func unsound(_ finding: SoundnessFinding) -> UnsoundScreen {
    UnsoundScreen(
      finding.brokenRule, finding.message, evidence: finding.details, waiver: finding.waiver,
      names: finding.origins.compactMap { try? GoldenName(catalog: name, screen: finding.screen, state: $0) },
      inCatalog: name, declaredAt: place(of: finding).map { SourceLine($0) })
  }

  private func place(of finding: SoundnessFinding) -> SourceLocation? {
    let frames = screens.first { $0.name == finding.screen }?.frames
    return finding.location ?? frames?.first { finding.origins.contains($0.name) }?.location
  }

  private func reported(_ finding: SoundnessFinding, _ session: GoldenSession) -> FindingIssues.Issue {
    FindingIssues.Issue(message: session.unsound(unsound(finding)).message, location: place(of: finding) ?? location)
  }

  /// What does not make sense, the gravest first; of what is equally grave, in the order of the declaration.
  @MainActor func soundness(isExploring: Bool = true) throws -> [SoundnessFinding] {
    findings(try soundness(of: screens, isExploring: isExploring))
  }

  @MainActor private func soundness(of screens: [DeclaredScreen], isExploring: Bool = true) throws -> [JudgedScreen] {
    try screens.map { try JudgedScreen($0, isExploring: isExploring, shared: driveCache) }
  }

  private func findings(_ judged: [JudgedScreen]) -> [SoundnessFinding] {
    var findings = judged.flatMap(\.findings)
    // A variant has the waivers of its screen: what one of them needs, the others may have for nothing.
    if judged.count == screens.count {
      let needed = Set(judged.flatMap(\.needed))
      findings += judged.flatMap { $0.unneeded(except: needed) }
    }
    return SoundnessRule.allCases.flatMap { rule in findings.filter { $0.rule == rule } }
  }
}
