import EveryStateGoldens
import Testing
import TextUI

/// Checks a catalog's screens against the rules of ``SoundnessRule`` and compares the map of the ways through them with its golden.
struct CatalogSoundness {
  let catalog: SnapshotCatalog

  init(_ catalog: SnapshotCatalog) { self.catalog = catalog }

  nonisolated(nonsending) func verify() async throws {
    guard catalog.refusals.isEmpty else { throw RefusedCatalog(catalog, catalog.refusals) }
    let session = try ProcessSessions.session(of: catalog.filePath)
    report(emptySelectionIn: session)
    session.markJudged(catalog.name)
    let comparesMap = session.comparesMap(of: catalog.name)
    let checked = catalog.screens.filter { isChecked($0, in: session) }
    // A map is whole or absent, whichever shard has its screens.
    let sound = try await judged(comparesMap ? catalog.screens : checked)
    let names = Set(checked.map(\.name))
    report(undrivenOf: sound.filter { names.contains($0.screen.name) }, in: session)
    let all = await findings(sound).filter { names.contains($0.screen) }
    report(all.filter { isSelected($0, in: session) }, in: session)
    // Timelines may have the name of a screen.
    let warnings = checked.reduce(into: [:]) { warnings, screen in
      warnings[screen.name] = all.count { $0.screen == screen.name && $0.level == .warning }
    }
    if let finding = session.verifyWarnings(warnings, of: catalog.name) {
      TestReport.record(finding.message, at: catalog.location)
    }
    guard comparesMap, let finding = session.verifyMap(sound.compactMap(\.map), of: catalog.name), finding.isFailure
    else { return }
    TestReport.record(finding.message, at: catalog.location)
  }

  /// Fails a check that a mistaken selection leaves empty.
  func report(emptySelectionIn session: GoldenSession) {
    if let words = session.emptySelection(of: catalog.claims) { TestReport.record(words, at: catalog.location) }
  }

  /// Reports the states that were not reached, each at its line: nothing is known of them. Those that a test of frames has received
  /// fail there.
  func report(undrivenOf judged: [JudgedScreen], in session: GoldenSession) {
    for (screen, state) in judged.flatMap({ judged in judged.undriven.map { (judged.screen, $0) } }) {
      guard let name = try? name(screen.name, state.frame.name), session.selection.matches(name) else { continue }
      let isShownByFrame = session.hasHandedOut(name)
      let reason = isShownByFrame ? state.reason : session.explained(state.reason, of: name, in: "soundness")
      let finding = session.report(
        unsound: .undriven(name, state.verdict, reason, at: SourceLine(state.frame.location)))
      if !isShownByFrame { TestReport.record(finding.message, at: state.frame.location) }
    }
  }

  func report(_ findings: [SoundnessFinding], in session: GoldenSession) {
    let failing = findings.compactMap { finding -> Failing? in
      let reported = session.report(unsound: unsound(finding))
      return reported.isFailure
        ? Failing(finding: reported, rule: finding.rule, location: location(of: finding) ?? catalog.location) : nil
    }
    let issues = FindingGroup.all(failing, [catalog.claims]).map { group in
      FindingIssues.Issue(
        message: group.message(group.first.finding.message), location: group.first.location, rule: group.first.rule)
    }
    let folder = WorkingFolder.current
    let shown = FindingIssues(
      issues, location: catalog.location, list: folder.everystate("findings", of: session.packageRoot),
      walk: folder.everystate("review", of: session.packageRoot))
    for issue in shown.issues { TestReport.record(issue.message, at: issue.location) }
  }

  private struct Failing: FoundProblem {
    let finding: Finding
    let rule: SoundnessRule
    let location: SourceLocation

    var catalog: String { finding.catalog }
    var headline: String { finding.headline }
    var names: [GoldenName] { finding.names }
    var soundness: ReportFinding.Soundness? { finding.soundness }
  }

  func isChecked(_ screen: DeclaredScreen, in session: GoldenSession) -> Bool {
    guard let names = try? screen.frames.map({ try name(screen.name, $0.name) }), let first = names.first else {
      return false
    }
    return names.contains(where: session.selection.matches) && session.shard?.takes(first) != false
      && screen.frames.contains { session.since?.touches(SourceLine($0.location)) ?? true }
  }

  private func name(_ screen: String, _ state: String) throws -> GoldenName {
    try GoldenName(catalog: catalog.name, screen: screen, state: state)
  }

  /// Whether the run selects one of the finding's states. A finding without states belongs to its screen.
  func isSelected(_ finding: SoundnessFinding, in session: GoldenSession) -> Bool {
    finding.origins.isEmpty
      || finding.origins.contains { state in (try? name(finding.screen, state)).map(session.selection.matches) ?? true }
  }

  func unsound(_ finding: SoundnessFinding) -> Finding {
    .unsound(
      ReportFinding.Soundness(
        rule: finding.brokenRule, level: finding.level, evidence: finding.details, waiver: finding.waiver,
        language: finding.language),
      finding.message, names: finding.places.compactMap { try? name(finding.screen, $0) }, inCatalog: catalog.name,
      declaredAt: location(of: finding).map { SourceLine($0) })
  }

  private func location(of finding: SoundnessFinding) -> SourceLocation? {
    let frames = catalog.screens.first { $0.name == finding.screen }?.frames
    return finding.location ?? frames?.first { finding.origins.contains($0.name) }?.location
  }

  /// All findings, the most serious rule first; within a rule in the order of the declaration.
  @MainActor func findings(isExploring: Bool = true) throws -> [SoundnessFinding] {
    findings(try judged(catalog.screens, isExploring: isExploring))
  }

  @MainActor private func judged(_ screens: [DeclaredScreen], isExploring: Bool = true) throws -> [JudgedScreen] {
    var judged = try screens.map { try JudgedScreen($0, isExploring: isExploring, shared: catalog.driveCache) }
    let declaring = judged.indices.filter { !isDeclaredElsewhere(judged[$0], among: judged) }
    for (index, finding) in Audits.undeclaredErrors(in: judged.map(\.audited), of: declaring) {
      judged[index].judge([finding])
    }
    return judged
  }

  @MainActor func findings(_ judged: [JudgedScreen]) -> [SoundnessFinding] {
    let ofDeclarations: Set<SoundnessRule> = [.unusedControl, .undeclaredWrite, .undeclaredFirstLook, .undeclaredError]
    let offered = judged.map { screen in
      Set(screen.audited.declared.flatMap { $0.offers ?? [] }.compactMap(\.kind.control))
    }
    var findings = judged.flatMap { screen in
      let isElsewhere = isDeclaredElsewhere(screen, among: judged)
      /// Whether another screen, which this one presents or pushes, has the control as its own.
      @MainActor func isOfAnother(_ control: ControlKind) -> Bool {
        zip(judged, offered).contains { other, offered in
          other.screen.name != screen.screen.name && offered.contains { control.isCopy(of: $0) }
        }
      }
      let written = judged.filter { $0.screen.world == screen.screen.world }
        .flatMap { $0.audited.declared.flatMap(\.events.named) }
      return screen.findings.filter { finding in
        !ofDeclarations.contains(finding.rule)
          || !isElsewhere && !(finding.control.map { isOfAnother($0) } ?? false)
            && !(finding.rule == .undeclaredWrite && finding.subject.map(written.contains) ?? false)
      }
    }
    // A variant has the waivers of its screen. A waiver is needed if one of them needs it.
    if judged.count == catalog.screens.count {
      let needed = Set(judged.flatMap(\.needed))
      findings += judged.flatMap { $0.unneeded(except: needed) }
    }
    // The same of all screens.
    var causes = Set(judged.flatMap(\.undriven).map(\.reason))
    causes.formUnion(findings.filter { $0.rule != .brokenWorld }.compactMap(\.death))
    findings = findings.filter { finding in
      finding.rule != .brokenWorld || finding.death.map { causes.insert($0).inserted } != false
    }
    return SoundnessRule.allCases.flatMap { rule in findings.filter { $0.rule == rule } }
  }

  /// What the tabs' own screens declare need not be declared again, and what a screen may declare its variants follow.
  private func isDeclaredElsewhere(_ one: JudgedScreen, among judged: [JudgedScreen]) -> Bool {
    one.isTabRoot && catalog.declared.count > 1
      || one.screen.variantOf.map { name in judged.contains { $0.screen.name == name } } == true
  }
}
