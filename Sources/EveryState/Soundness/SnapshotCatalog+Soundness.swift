import EveryStateGoldens
import Testing

extension SnapshotCatalog {
  /// Checks that what the screens show makes sense, whatever their goldens hold: each state is driven, and what happened on the way is
  /// held against the rules of ``SoundnessRule``. What is wrong becomes an issue of the current test, at the state's line.
  ///
  ///     @Test func isSound() async throws { try await catalog.verifySoundness() }
  ///
  /// It does not depend on goldens, nor on other tests, so that it is right under any filter, order or sharding.
  /// - Throws: an error when the catalog could not be checked at all.
  nonisolated(nonsending) public func verifySoundness() async throws {
    guard refusals.isEmpty else {
      for refusal in refusals { TestReport.record(refusal, at: location) }
      return
    }
    let session = try Session.shared(for: filePath)
    let checked = screens.filter { screen in
      guard let names = try? screen.frames.map({ try name(of: screen, $0.name) }), let first = names.first else {
        return false
      }
      // Of several shards one answers for a screen.
      return names.contains(where: session.selection.matches) && session.shard?.takes(first) != false
    }
    let findings = try await soundness(of: checked).filter { finding in
      finding.origins.contains { state in
        (try? GoldenName(catalog: name, screen: finding.screen, state: state)).map(session.selection.matches) ?? true
      }
    }
    for finding in findings { report(finding, session) }
  }

  private func name(of screen: DeclaredScreen, _ state: String) throws -> GoldenName {
    try GoldenName(catalog: name, screen: screen.name, state: state)
  }

  private func report(_ finding: SoundnessFinding, _ session: GoldenSession) {
    let frame = screens.first { $0.name == finding.screen }?.frames.first { finding.origins.contains($0.name) }
    let names = finding.origins.compactMap { try? GoldenName(catalog: name, screen: finding.screen, state: $0) }
    let reported = session.unsound(
      finding.rule.rawValue, finding.message, names: names, inCatalog: name,
      declaredAt: frame.map { SourceLine($0.location) })
    TestReport.record(reported.message, at: frame?.location ?? location)
  }

  /// What does not make sense, the gravest first; of what is equally grave, in the order of the declaration.
  @MainActor
  func soundness() throws -> [SoundnessFinding] { try soundness(of: screens) }

  @MainActor
  private func soundness(of screens: [DeclaredScreen]) throws -> [SoundnessFinding] {
    let findings = try screens.flatMap { try $0.soundness() }
    return SoundnessRule.allCases.flatMap { rule in findings.filter { $0.rule == rule } }
  }
}

extension DeclaredScreen {
  @MainActor
  fileprivate func soundness() throws -> [SoundnessFinding] {
    let drive = GuardedDrive(screen: self)
    let audited = try audited(by: drive)
    guard !isVariant else { return Audits.all.flatMap { $0.findings(in: audited) }.unwaived(by: self, [:]) }
    let exploration = try Exploration(self) { try drive($0, $1) }
    let trial = Trial(audited, exploration) { [frames] state, sequel in
      // Flows go on from states that the screen has been driven to.
      try drive(frames.first { $0.name == state }!, sequel)
    }
    var findings = try Flows.all.flatMap { try $0.findings(trial) }
    findings += Audits.all.flatMap { $0.findings(in: audited.with(trial.sequels)) }
    findings += Audits.ofControls.flatMap { $0.findings(in: audited, exploration) }
    let origins = trial.sequels.reduce(into: [:]) { $0[$1.name] = $1.origin }
    return findings.unwaived(by: self, origins)
  }
}

extension [SoundnessFinding] {
  /// - Parameter origins: the declared states that others go on from.
  fileprivate func unwaived(by screen: DeclaredScreen, _ origins: [String: String]) -> [SoundnessFinding] {
    filter { finding in !finding.states.contains { screen.waives(finding.rule, in: origins[$0] ?? $0) } }.merged(
      origins)
  }
}

extension DeclaredScreen {
  /// Drives every state. What cannot be driven or drawn is left out: the frame's own test says why.
  @MainActor
  fileprivate func audited(by drive: GuardedDrive) throws -> AuditedScreen {
    let states = try frames.compactMap { frame -> AuditedScreen.State? in
      guard let tape = try drive(frame).tape else { return nil }
      return AuditedScreen.State(
        name: frame.name, proof: frame.proof, isStoryboard: frame.kind == .storyboard, isOfLoads: frame.isOfLoads,
        location: frame.location, tape: tape)
    }
    return AuditedScreen(name: name, states: states)
  }

  fileprivate func waives(_ rule: SoundnessRule, in state: String) -> Bool {
    ruleWaivers.contains { $0.rule == rule.rawValue && ($0.state ?? state) == state }
  }
}
