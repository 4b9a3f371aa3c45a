import EveryStateGoldens
import Testing

extension SnapshotCatalog {
  /// Checks that what the screens show makes sense, whatever their goldens hold: each state is driven, and what happened on the way is
  /// held against the rules of ``SoundnessRule``. What is wrong becomes an issue of the current test, at the state's line.
  ///
  ///     @Test func isSound() async throws { try await catalog.verifySoundness() }
  ///
  /// The ways through the screens, each control of each look and where it leads, are a golden beside the coverage matrix,
  /// `__Snapshots__/<catalog>/map.txt`: a new line of it in a pull request is a new way through the app. It is compared, recorded and
  /// accepted as the matrix is; a run of some screens leaves it alone.
  ///
  /// What is wrong does not depend on goldens, nor on other tests, so that it is right under any filter, order or sharding.
  /// - Throws: an error when the catalog could not be checked at all.
  nonisolated(nonsending) public func verifySoundness() async throws {
    guard refusals.isEmpty else {
      for refusal in refusals { TestReport.record(refusal, at: location) }
      return
    }
    let session = try Session.shared(for: filePath)
    let comparesMap = session.comparesMap(of: name)
    let checked = screens.filter { isChecked($0, in: session) }
    // A map is whole or none, whichever shard answers for its screens.
    let sound = try await soundness(of: comparesMap ? screens : checked)
    let names = Set(checked.map(\.name))
    let findings = Self.gravestFirst(sound.flatMap(\.findings)).filter { finding in
      names.contains(finding.screen)
        && finding.origins.contains { state in
          (try? GoldenName(catalog: name, screen: finding.screen, state: state)).map(session.selection.matches) ?? true
        }
    }
    for finding in findings { report(finding, session) }
    guard comparesMap, let finding = session.verifyMap(sound.compactMap(\.map), of: name), finding.isFailure else {
      return
    }
    TestReport.record(finding.message, at: location)
  }

  /// Whether a screen is selected; of several shards one answers for it.
  private func isChecked(_ screen: DeclaredScreen, in session: GoldenSession) -> Bool {
    guard let names = try? screen.frames.map({ try name(of: screen, $0.name) }), let first = names.first else {
      return false
    }
    return names.contains(where: session.selection.matches) && session.shard?.takes(first) != false
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
  func soundness() throws -> [SoundnessFinding] { Self.gravestFirst(try soundness(of: screens).flatMap(\.findings)) }

  @MainActor
  private func soundness(of screens: [DeclaredScreen]) throws -> [DeclaredScreen.Soundness] {
    try screens.map { try $0.soundness() }
  }

  private static func gravestFirst(_ findings: [SoundnessFinding]) -> [SoundnessFinding] {
    SoundnessRule.allCases.flatMap { rule in findings.filter { $0.rule == rule } }
  }
}

extension DeclaredScreen {
  /// What does not make sense, and the ways through the screen.
  struct Soundness {
    let findings: [SoundnessFinding]
    /// nil for what has no controls of its own: another screen's variant, previews, timelines.
    let map: ScreenMap?
  }

  @MainActor
  func soundness(budget: MapWalk.Budget = MapWalk.Budget()) throws -> Soundness {
    let drive = GuardedDrive(screen: self)
    let audited = try audited(by: drive)
    guard !isVariant else {
      return Soundness(findings: Audits.all.flatMap { $0.findings(in: audited) }.unwaived(by: self, [:]), map: nil)
    }
    // What goes on goes on from states that the screen has been driven to.
    func goOn(_ state: String, _ sequel: Sequel) throws -> DrivenFrame {
      try drive(frames.first { $0.name == state }!, sequel)
    }
    let exploration = try Exploration(self) { try drive($0, $1) }
    let trial = Trial(audited, exploration, drive: goOn)
    var findings = try Flows.all.flatMap { try $0.findings(trial) }
    findings += Audits.all.flatMap { $0.findings(in: audited.with(trial.sequels)) }
    findings += Audits.ofControls.flatMap { $0.findings(in: audited, exploration) }
    let origins = trial.sequels.reduce(into: [:]) { $0[$1.name] = $1.origin }
    guard frames.contains(where: { $0.kind == .state }) else {
      return Soundness(findings: findings.unwaived(by: self, origins), map: nil)
    }
    let walk = try MapWalk.map(audited, exploration, budget: budget, drive: goOn)
    return Soundness(findings: (findings + walk.findings).unwaived(by: self, origins), map: walk.map)
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
      let driven = try drive(frame)
      guard let tape = driven.tape, case .drawn(let moments) = driven.result else { return nil }
      return AuditedScreen.State(
        name: frame.name, proof: frame.proof, isStoryboard: frame.kind == .storyboard, isOfLoads: frame.isOfLoads,
        location: frame.location, tape: tape, golden: moments.map(\.lines))
    }
    return AuditedScreen(name: name, states: states)
  }

  fileprivate func waives(_ rule: SoundnessRule, in state: String) -> Bool {
    ruleWaivers.contains { $0.rule == rule.rawValue && ($0.state ?? state) == state }
  }
}
