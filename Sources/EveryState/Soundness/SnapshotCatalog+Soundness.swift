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
    for finding in try await soundness() {
      let screen = screens.first { $0.name == finding.screen }
      let frame = screen?.frames.first { finding.states.contains($0.name) }
      TestReport.record(finding.message, at: frame?.location ?? location)
    }
  }

  /// What does not make sense, screen by screen in the order of the declaration, the gravest first.
  @MainActor
  func soundness() throws -> [SoundnessFinding] { try screens.flatMap { try $0.soundness() } }
}

extension DeclaredScreen {
  @MainActor
  fileprivate func soundness() throws -> [SoundnessFinding] {
    let audited = try audited()
    guard !isVariant else { return Audits.all.flatMap { $0.findings(in: audited) }.unwaived(by: self, [:]) }
    func drive(_ frame: Frame, _ sequel: Sequel) throws -> DrivenFrame {
      try frame.drive(Chance(of: "\(name)/\(frame.name)"), sequel)
    }
    let exploration = try Exploration(self, drive: drive)
    let trial = Trial(audited, exploration) { [frames] state, sequel in
      // Flows go on from states that the screen has been driven to.
      try drive(frames.first { $0.name == state }!, sequel)
    }
    var findings = try Flows.all.flatMap { try $0.findings(trial) }
    findings += Audits.all.flatMap { $0.findings(in: audited.with(trial.sequels)) }
    findings += Audits.ofControls.flatMap { $0.findings(in: audited, exploration) }
    let origins = Dictionary(
      uniqueKeysWithValues: Set(trial.sequels.map { [$0.name, $0.origin ?? $0.name] }).map { ($0[0], $0[1]) })
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
  func audited() throws -> AuditedScreen {
    let states = try frames.compactMap { frame -> AuditedScreen.State? in
      guard let tape = try frame.drive(Chance(of: "\(name)/\(frame.name)")).tape else { return nil }
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
