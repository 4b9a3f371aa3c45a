import EveryStateGoldens
import EveryStateSimulation

/// The findings on a screen without the waived ones, and its map.
struct JudgedScreen {
  let screen: DeclaredScreen
  let audited: AuditedScreen
  private let isExplored: Bool
  private(set) var findings: [SoundnessFinding] = []
  var undriven: [AuditedScreen.Undriven] { audited.undriven }
  /// The waivers that waive something.
  private(set) var needed: Set<DeclaredWaiver> = []

  /// nil for frames without controls of their own: variants, previews, timelines.
  private(set) var map: ScreenMap?
  /// Whether it shows other screens of the app, as its tabs.
  private(set) var isTabRoot = false

  @MainActor init(
    _ screen: DeclaredScreen, isExploring: Bool = true, budget: MapWalk.Budget = MapWalk.Budget(),
    shared: DriveCache? = nil
  ) throws {
    self.screen = screen
    let drive = GuardedDrive(screen: screen, shared: shared)
    // The controls of a variant do what they do on its screen.
    isExplored = isExploring && !screen.isVariant
    audited = try screen.audited(by: drive, isExploring: isExplored)
    guard isExplored else {
      judgeAudits()
      return
    }
    // Follow-ups start from states that were reached.
    var deaths = audited.deaths
    func followUp(_ state: String, _ followUp: FollowUp) -> DrivenFrame {
      let driven = drive(screen.frames.first { $0.name == state }!, followUp)
      AuditedScreen.Death(state, followUp, driven.result).map { deaths.append($0) }
      return driven
    }
    let exploration = try Exploration(audited, drive: followUp)
    isTabRoot = exploration.offers.contains { $0.offers.contains { $0.kind.way.isTab } }
    let isMapped = screen.frames.contains { $0.kind == .state || $0.kind == .storyboard }
    let walk = isMapped ? MapWalk.map(audited, exploration, budget: budget, drive: followUp) : nil
    map = walk?.map
    let trial = Trial(audited, exploration, steps: walk?.found ?? [], drive: followUp)
    var found = try Flows.all.flatMap { try $0(trial) }
    let followed = audited.with(trial.followUps)
    found += (Audits.all + AccessibilityAudits.all).flatMap { $0(followed) }
    let followUps = trial.followUps + trial.glimpses
    found += WordAudits.all.flatMap { [glimpsed = audited.with(followUps)] in $0(glimpsed) }
    found += Audits.ofControls.flatMap { $0(audited, exploration) }
    found += Audits.ofUses.flatMap { $0(audited, trial.uses) } + (walk?.findings ?? [])
    // Of one cause, what a control or a declared state has said is enough, also if it is waived.
    let causes = Set(found.compactMap(\.death) + audited.undriven.map(\.reason))
    found += deaths.filter { !causes.contains($0.cause) }.map(\.finding)
    judge(found, followUps.reduce(into: [:]) { $0[$1.name] = $1.origin })
  }

  /// Judges drives that exist already; nothing is driven.
  init(_ screen: DeclaredScreen, driven states: [AuditedScreen.State]) {
    self.screen = screen
    audited = AuditedScreen(
      name: screen.name, states: states, properties: screen.properties, isWhole: screen.leftOut.isEmpty)
    isExplored = false
    judgeAudits()
  }

  private mutating func judgeAudits() {
    let audits = Audits.all + WordAudits.all + (screen.isVariant ? [] : AccessibilityAudits.all)
    judge(audits.flatMap { [audited] in $0(audited) }, [:])
  }

  /// How much of the declared states the accessibility audit could check.
  var accessibilityCoverage: AccessibilityCoverage { AccessibilityCoverage(audited) }

  mutating func judge(_ found: [SoundnessFinding], _ origins: [String: String] = [:]) {
    var unwaived: [SoundnessFinding] = []
    for finding in found {
      let states = finding.states.map { origins[$0] ?? $0 }
      let waivers = screen.ruleWaivers.filter { $0.waives(finding, in: states) }
      needed.formUnion(waivers)
      if waivers.isEmpty { unwaived.append(finding.on(screen.name)) }
    }
    findings += levelled(unwaived.merged(origins))
  }

  /// The waivers without a finding, although every state that could have one was driven.
  func unneeded(except needed: Set<DeclaredWaiver>) -> [SoundnessFinding] {
    levelled(
      screen.ruleWaivers.filter { !needed.contains($0) && isJudged($0.waiver) }.map {
        $0.unneeded.on(screen.name)
      })
  }

  private func levelled(_ findings: [SoundnessFinding]) -> [SoundnessFinding] {
    findings.compactMap { finding in
      var finding = finding
      let level = screen.level(of: finding.rule)
      // A finding may count less than its rule.
      if finding.level != .suggestion || level != finding.rule.level { finding.level = level }
      return finding.level == .off ? nil : finding
    }
  }

  private func isJudged(_ waiver: RuleWaiver) -> Bool {
    let rule = SoundnessRule(rawValue: waiver.rule)
    // No drive of `verifySoundness()` shows a generated world.
    guard rule != .brokenWorld, !screen.isVariant, isExplored || rule?.isOfTrials != true else { return false }
    let states = waiver.state.map { [$0] } ?? screen.frames.filter { $0.kind != .timeline }.map(\.name)
    return states.allSatisfy { name in audited.declared.contains { $0.name == name } }
  }
}

extension DeclaredScreen {
  /// Drives every state. One that cannot be driven or drawn is left out, so that the others are judged.
  @MainActor func audited(by drive: GuardedDrive, isExploring: Bool) throws -> AuditedScreen {
    try Simulation.requireAvailability()
    let driven = frames.map { (frame: $0, driven: drive($0)) }
    let wait = FollowUp(title: "then half a minute", steps: [.init(.wait, .later(.seconds(30)))])
    var deaths: [AuditedScreen.Death] = []
    let states = driven.compactMap { frame, driven in
      let isFollowed = isExploring && driven.events?.offers != nil
      let later = isFollowed ? drive(frame, wait) : nil
      later.flatMap { AuditedScreen.Death(frame.name, wait, $0.result) }.map { deaths.append($0) }
      return AuditedScreen.State(frame, driven, later: later?.events, isExploring: isExploring)
    }
    var audited = AuditedScreen(name: name, states: states, properties: properties, isWhole: leftOut.isEmpty)
    audited.deaths = deaths
    audited.undriven = driven.compactMap { frame, driven in
      guard frame.kind != .timeline, case .refused(let verdict, let reason) = driven.result else { return nil }
      return (frame, verdict, reason)
    }
    return audited
  }
}

extension DeclaredWaiver {
  func waives(_ finding: SoundnessFinding, in states: [String]) -> Bool {
    waiver.rule == finding.rule.rawValue && (waiver.state.map { states == [$0] } ?? true)
      && (waiver.subject.map { $0 == finding.subject || finding.quotes($0) } ?? true)
  }
}

extension SoundnessRule {
  /// Whether only a follow-up of a declared state can break the rule.
  fileprivate var isOfTrials: Bool {
    switch self {
    case .sharedState, .brokenControl, .deadControl, .unusedControl, .lostAnswer, .lostRefresh, .doubledContent,
      .lostOnReturn, .overtakenAnswer, .lateAnswer, .falseSuccess, .wrongError, .lostQuery, .wrongRow, .outlivedRow,
      .doubleSubmit, .brokenUndo, .noRetry, .askedPerKey, .needlessReload, .sameFailure, .undeclaredWrite:
      true
    default: false
    }
  }
}

/// Drives states and follow-ups. Whatever ends a drive ends no other: an error is a refusal, and after a trap or a hang the run continues
/// in a fresh process, which leaves out the drive in which the previous process died.
@MainActor struct GuardedDrive {
  let screen: DeclaredScreen
  var shared: DriveCache?
  var purpose = "in verifySoundness()"
  var recordsAccessibility = true

  /// Drives a declared state with its offers, or takes the drive of its own test.
  func callAsFunction(_ frame: DeclaredScreen.Frame) -> DrivenFrame {
    guard let shared else { return self(frame, nil) }
    let name = DriveCache.Name(screen: screen.name, state: frame.name)
    if let driven = shared.take(name, for: .soundness) { return driven }
    let driven = self(frame, nil)
    shared.leave(driven, of: name, for: .test)
    return driven
  }

  func callAsFunction(_ frame: DeclaredScreen.Frame, _ followUp: FollowUp?) -> DrivenFrame {
    func refused(_ verdict: Verdict, _ reason: String) -> DrivenFrame {
      DrivenFrame(result: .refused(verdict, reason), notes: FrameNotes(), columns: nil)
    }
    let subject = subject(frame, followUp)
    if let cause = CrashHandler.cause(of: subject) { return refused(.crashed, cause) }
    CrashHandler.begin(subject)
    defer { CrashHandler.end() }
    let scenario = Scenario(
      seed: frame.seed(in: screen.name), followUp: followUp, recordsEvents: true,
      recordsAccessibility: recordsAccessibility)
    do {
      return try Watchdog.guarding(
        subject, onExpiry: { _ in CrashHandler.restart("it did not finish") },
        say: TestReport.warn, { try frame.drive(scenario) })
    } catch { return refused(.notDriven, "\(error)") }
  }

  private func subject(_ frame: DeclaredScreen.Frame, _ followUp: FollowUp?) -> String {
    "\(screen.name) / \(frame.name)" + (followUp.map { ", \($0.title)" } ?? "") + ", \(purpose)"
  }
}
