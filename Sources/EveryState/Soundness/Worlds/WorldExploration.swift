import EveryStateGoldens
import EveryStateSimulation
import TextUI

/// Drives a screen in worlds that no state declares, and reduces those that fail.
@MainActor final class WorldExploration {
  /// A failing world in its smallest form.
  struct Report {
    /// The fact, the evidence, the state to paste and the way to replay it.
    let lines: [String]
    /// The changes that larger worlds with the same failure contain.
    let changes: [String]
    let key: String
  }
  private let screen: DeclaredScreen
  private let drive: GuardedDrive
  private var plan: WorldPlan
  private var oracle: WorldOracle
  private(set) var tried = 0
  /// The changes of each failure, whose supersets are not tried.
  private var failing: [[String]]
  private var keys: Set<String>

  private static let shrinkingLimit = 60

  /// - Parameters:
  ///   - tried: the number of worlds that an earlier process tried.
  ///   - known: the failures that it reported.
  init(_ screen: DeclaredScreen, seed: UInt64, tried: Int = 0, known: [(changes: [String], key: String)] = []) throws {
    self.screen = screen
    drive = GuardedDrive(screen: screen, purpose: "in everystate explore")
    failing = known.map(\.changes)
    keys = Set(known.map(\.key))
    let drive = drive
    let audited = try screen.audited(by: drive, isExploring: true)
    var oracle = WorldOracle(screen, audited)
    plan = try WorldPlan(screen, audited, seed: seed) { frame, world, known in
      let driven = try Self.run(world, frame, drive, known)
      if let state = audited.declared.first(where: { $0.name == world.state }) { oracle.note(world, driven, of: state) }
      return driven
    }
    self.oracle = oracle
    while self.tried < tried, plan.nextWorld() != nil { self.tried += 1 }
  }

  private static func run(
    _ world: GeneratedWorld, _ frame: DeclaredScreen.Frame, _ drive: GuardedDrive, _ known: KnownValues
  ) throws -> DrivenFrame {
    let worlds = frame.stateDrive?([]).worlds ?? DeclaredWorlds { _ in [] }
    return try drive(frame, world.followUp(worlds, known))
  }

  /// What cannot be generated, each with the line that helps: the first line is the fact.
  var questions: [[String]] {
    plan.unknown.map { type, place in
      let name = ValueLiteral.name(of: type)
      return [
        "\(screen.name): the values of \(name) cannot be generated, so that '\(place)' stays as it is in the fixtures.",
        "  Declare some on the catalog: SnapshotCatalog { ... }.generates(\(name).self, [...])",
      ]
    }
  }

  /// Tries the next world.
  /// - Returns: false without one.
  func next(_ report: (Report) -> Void) throws -> Bool {
    guard let world = plan.nextWorld() else { return false }
    tried += 1
    guard !isKnown(world), let driven = try run(world),
      let failure = oracle.failure(of: world, driven)
    else { return true }
    let (smallest, original) = try reduced(failure)
    // Sizes and rows do not matter: a change of one part fails once.
    let key =
      ([smallest.kind] + smallest.world.changes.map(\.site).sorted()
      + [smallest.world.move?.event ?? ""]).joined(separator: " | ")
    let changes = original.changes.map(name)
    failing.append(changes)
    guard keys.insert(key).inserted else { return true }
    report(Report(lines: try lines(smallest), changes: changes, key: key))
    return true
  }

  /// Whether it contains the changes of a known failure.
  private func isKnown(_ world: GeneratedWorld) -> Bool {
    let own = Set(world.changes.map(name))
    return failing.contains { !$0.isEmpty && own.isSuperset(of: $0) }
  }

  private func name(_ change: WorldChange) -> String {
    "\(change.site) \(change.value.map { "\($0)" } ?? change.words)"
  }

  private func run(_ world: GeneratedWorld) throws -> DrivenFrame? {
    guard let base = plan.bases.first(where: { $0.state.name == world.state }) else { return nil }
    return try Self.run(world, base.frame, drive, plan.known)
  }

  /// The smallest world with the same failure, and the smallest subset of the changes that has it.
  private func reduced(_ failure: WorldOracle.Failure) throws -> (smallest: WorldOracle.Failure, subset: GeneratedWorld)
  {
    var (best, subset) = (failure, failure.world)
    var seen: Set<GeneratedWorld> = [failure.world]
    var drives = 0
    search: while drives < Self.shrinkingLimit {
      for world in best.world.smaller where !isKnown(world) && seen.insert(world).inserted {
        drives += 1
        guard let driven = try run(world), let same = oracle.failure(of: world, driven), same.kind == failure.kind,
          same.world == world
        else { continue }
        best = same
        if world.changes.allSatisfy(failure.world.changes.contains) { subset = world }
        continue search
      }
      break
    }
    return (best, subset)
  }

  private func lines(_ failure: WorldOracle.Failure) throws -> [String] {
    guard let base = plan.bases.first(where: { $0.state.name == failure.world.state }),
      let stateDrive = base.frame.stateDrive?([])
    else { return [] }
    let code = try DeclaredScreen.Frame.isolated(by: base.frame.seed(in: screen.name)) {
      let driven = try stateDrive.open(recordsEvents: false)
      defer { driven.end() }
      return driven.simulation.enter {
        failure.world.code(driven, stateDrive.worlds, plan.known, hasActions: !base.state.events.actions.isEmpty)
      }
    }
    let place = base.frame.location
    let waiver = SuggestedWaiver(
      rule: "\(SoundnessRule.brokenWorld)", subject: failure.world.changes.first?.noun, state: nil)
    return [failure.finding.headline] + failure.finding.evidence.map { "  \($0)" } + code.map { "  \($0)" } + [
      "To see it, paste the state into \(screen.type) (\(place.fileID):\(place.line)), then `everystate play` or `swift test`.",
      "If it is as it should be: \(waiver.line(because: "..."))",
    ]
  }
}

extension SnapshotCatalog {
  /// Tries worlds of each screen, for `scripts/bench`.
  /// - Returns: the number of worlds, and of failures.
  @MainActor package func exploreWorlds(_ count: Int) throws -> (tried: Int, failures: Int) {
    var (tried, failures) = (0, 0)
    for screen in screens where !screen.isVariant {
      let exploration = try WorldExploration(screen, seed: 1)
      while exploration.tried < count, try exploration.next({ _ in failures += 1 }) {}
      tried += exploration.tried
    }
    return (tried, failures)
  }
}
