import EveryStateGoldens
import EveryStateSimulation
import Foundation
import TextUI

/// Drives a screen in worlds that no state declares, and reduces those that fail.
@MainActor final class WorldExploration {
  private let screen: DeclaredScreen
  private let drive: GuardedDrive
  private let undriven: [AuditedScreen.Undriven]
  private var plan: WorldPlan
  private var oracle: WorldOracle
  private(set) var tried = 0
  /// The changes of each failure, whose supersets are not tried.
  private var failing: [Set<String>]
  private var keys: Set<String>

  private static let shrinkingLimit = 60

  /// - Parameter known: the notes of an earlier process, whose worlds are not tried again.
  init(_ screen: DeclaredScreen, seed: UInt64, known: [ExplorationNote] = []) throws {
    self.screen = screen
    let drive = GuardedDrive(screen: screen, purpose: "in everystate explore", recordsAccessibility: false)
    self.drive = drive
    failing = known.filter { $0.key != nil }.map { Set($0.changes) }
    keys = Set(known.compactMap(\.key))
    let audited = try screen.audited(by: drive, isExploring: true)
    undriven = audited.undriven
    var oracle = WorldOracle(screen, audited)
    plan = try WorldPlan(screen, audited, seed: seed) { world, base, known in
      let driven = Self.run(world, base, drive, known)
      oracle.note(world, driven, of: base.state)
      return driven
    }
    self.oracle = oracle
    let last = known.map(\.tried).max() ?? 0
    while tried < last, plan.nextWorld() != nil { tried += 1 }
  }

  private static func run(
    _ world: GeneratedWorld, _ base: WorldPlan.Base, _ drive: GuardedDrive, _ known: KnownValues
  ) -> DrivenFrame { drive(base.frame, world.followUp(base.drive.worlds, known)) }

  /// The states that no world starts from, and what cannot be generated, each with what helps: the first line is the fact.
  var questions: [[String]] {
    undriven.map {
      [
        "\(screen.name) / \($0.frame.name): \($0.verdict.rawValue): \($0.reason)",
        "  Fix the state first: no world can start from it.",
      ]
    }
      + plan.unknown.map { type, place in
        let name = ValueLiteral.name(of: type)
        return [
          "\(screen.name): the values of \(name) cannot be generated, so '\(place)' keeps its fixture value.",
          "  Declare some on the catalog: SnapshotCatalog { ... }.generates(\(name).self, [...])",
        ]
      }
  }

  /// Why there is no world to try.
  var reasonWithoutWorlds: String {
    if !plan.bases.isEmpty { return "its states and controls ask for nothing that can differ" }
    return undriven.isEmpty ? "no state loads or rests" : "no state that loads or rests is reached"
  }

  /// A note of how far it has come, with the lines of a finding.
  func note(_ lines: [String] = []) -> ExplorationNote {
    var note = ExplorationNote(catalog: "", screen: screen.name)
    (note.tried, note.lines) = (tried, lines)
    return note
  }

  /// Tries the next world, and reports a failing one in its smallest form: the fact, the evidence, the state to paste and the way to
  /// replay it.
  /// - Returns: false without one.
  func next(_ report: (ExplorationNote) -> Void) throws -> Bool {
    guard let world = plan.nextWorld() else { return false }
    tried += 1
    guard !isKnown(world), let failure = try failure(of: world) else { return true }
    let (smallest, original) = try reduced(failure)
    // Sizes and rows do not matter: a change of one part fails once.
    let parts = [smallest.kind] + smallest.world.changes.map(\.site).sorted() + [smallest.world.move?.event ?? ""]
    let key = parts.joined(separator: " | ")
    let changes = original.changes.map(\.name)
    failing.append(Set(changes))
    guard keys.insert(key).inserted else { return true }
    var note = note(try lines(smallest))
    (note.changes, note.key) = (changes, key)
    report(note)
    return true
  }

  /// Whether it contains the changes of a known failure.
  private func isKnown(_ world: GeneratedWorld) -> Bool {
    guard !failing.isEmpty else { return false }
    let own = Set(world.changes.map(\.name))
    return failing.contains { !$0.isEmpty && own.isSuperset(of: $0) }
  }

  private func failure(of world: GeneratedWorld) throws -> WorldOracle.Failure? {
    guard let base = plan.base(of: world) else { return nil }
    return oracle.failure(of: world, Self.run(world, base, drive, plan.known))
  }

  /// The smallest world with the same failure, and the smallest subset of the changes that has it.
  private func reduced(_ failure: WorldOracle.Failure) throws -> (smallest: WorldOracle.Failure, subset: GeneratedWorld)
  {
    var best = failure
    let (_, subset) = try failure.world.reduced(within: Self.shrinkingLimit, skipping: isKnown) { world in
      guard let same = try self.failure(of: world), same.kind == failure.kind, same.world == world else { return false }
      best = same
      return true
    }
    return (best, subset)
  }

  private func lines(_ failure: WorldOracle.Failure) throws -> [String] {
    guard let base = plan.base(of: failure.world) else { return [] }
    let code = try base.opened(in: screen.name) {
      failure.world.code($0.mocks, base.drive.worlds, plan.known, hasActions: !base.state.events.actions.isEmpty)
    }
    let line = SourceLine(base.frame.location)
    let root = try PackageRoot.find(from: line.file, environment: ProcessInfo.processInfo.environment)
    let waiver = SuggestedWaiver(
      rule: "\(SoundnessRule.brokenWorld)", subject: failure.world.changes.first?.noun, state: nil)
    // A waiver of another rule would hide what the declared states break, and be unneeded where they do not.
    let isWaivable = failure.finding.rule == .brokenWorld
    return [failure.finding.headline] + failure.finding.evidence.map { "  \($0)" } + code.map { "  \($0)" } + [
      "To see it, paste the state into \(screen.type) (\(line.relative(to: root))), then `everystate play` or `swift test`."
    ] + (isWaivable ? ["If this is intended: \(waiver.line(because: "..."))"] : [])
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
