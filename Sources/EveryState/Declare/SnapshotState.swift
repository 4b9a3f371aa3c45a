import EveryStateGoldens
import EveryStateMocks
import Testing

/// One line of a screen's declaration: a state, a storyboard, the four states of loading at once, or a waiver.
public struct SnapshotState<World: SnapshotWorld>: Sendable {
  enum Declaration: Sendable {
    case frame(StateDeclaration<World>)
    case waiver(state: String, reason: String)
    /// A declaration that is not accepted, and why.
    case refused(String)
    case twins(String, String, reason: String)
    case unsound(RuleWaiver)
    case level(SoundnessRule, SoundnessLevel)
    case property(ScreenProperty)
  }
  let declarations: [Declaration]
  let location: SourceLocation
  var declaresLoading = false

  /// What the user does. It always has the label `by:`.
  public typealias Actions = @MainActor @Sendable (ScreenUser) async throws -> Void
  /// The difference from the world in which every call succeeds. It never has a label.
  public typealias Change = @MainActor @Sendable (inout World) -> Void

  var waivers: [Waiver] {
    declarations.compactMap {
      if case .waiver(let state, let reason) = $0 { Waiver(state: state, reason: reason) } else { nil }
    }
  }

  /// Whether it is `.loadsNothing`. A state of the screen's own may still have one of the four names.
  var loadsNothing: Bool { declaresLoading && waivers.count == declarations.count }

  /// The four states of a screen that loads: `loaded`, `loading`, `empty` and `failed`, each proven by the calls of `dependency`.
  ///
  ///     .loads(\.markets, failure: APIError.offline),
  ///     .loads(\.profile, as: "profile", neverEmpty: "everyone has one", neverFails: "it is kept on the device"),
  ///     .loads(\.results, failure: APIError.offline, by: { try await $0.search("oslo") }),
  ///
  /// - Parameters:
  ///   - dependency: the mock in the world that the states replace: `\.markets`, a `MockResponse` or a `MockStream`.
  ///   - label: goes before the states' names, for a screen's second dependency.
  ///   - empty: the value that means nothing was found. A collection, a set and an optional have one of their own.
  ///   - neverEmpty: why there is no `empty`, a reason that appears in the coverage matrix.
  ///   - failure: the error that the dependency throws in `failed`.
  ///   - change: what else differs from the world in which every call succeeds, in all of the states.
  ///   - actions: the user's actions, for a screen that loads only then: a search. Calls before them prove nothing.
  ///   - sourceLocation: where problems of the declaration are reported.
  public static func loads<Mock: MockDependency>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, empty: Mock.Value? = nil,
    neverEmpty: String? = nil, failure: any Error, _ change: @escaping Change = { _ in }, by actions: Actions? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = Group(dependency, .loads, label, change, actions, sourceLocation)
    return loads(group, empty, neverEmpty, group.failed(failure))
  }

  /// The states of a screen whose loading cannot fail, with a reason that appears in the coverage matrix.
  public static func loads<Mock: MockDependency>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, empty: Mock.Value? = nil,
    neverEmpty: String? = nil, neverFails reason: String, _ change: @escaping Change = { _ in },
    by actions: Actions? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = Group(dependency, .loads, label, change, actions, sourceLocation)
    return loads(group, empty, neverEmpty, group.waiver(of: .failed, reason))
  }

  private static func loads<Mock: MockDependency>(
    _ group: Group<Mock>, _ empty: Mock.Value?, _ neverEmpty: String?, _ failed: Declaration
  ) -> Self {
    let emptied: Declaration
    if let neverEmpty {
      emptied =
        empty == nil
        ? group.waiver(of: .empty, neverEmpty)
        : .refused("\(group.code) has both empty: and neverEmpty:. Remove one of the two.")
    } else if let value = empty ?? EmptyValue<Mock.Value>()?.value {
      emptied = group.state(.empty) { .returns(value) }
    } else {
      emptied = .refused(
        "\(group.code) does not say when it is empty, and \(Mock.Value.self) has no empty value of its own. Add empty: with the "
          + "value that means nothing was found, or neverEmpty: \"...\" with the reason.")
    }
    return SnapshotState(
      declarations: [group.state(.loaded), group.state(.loading), emptied, failed], location: group.location,
      declaresLoading: true)
  }

  /// A screen that loads nothing requires none of the four states; the reason appears in the coverage matrix.
  public static func loadsNothing(because reason: String, sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    let waivers = [StateProof.loaded, .loading, .empty, .failed].map {
      Declaration.waiver(state: $0.rawValue, reason: reason)
    }
    return SnapshotState(declarations: waivers, location: sourceLocation, declaresLoading: true)
  }

  /// The screen before any task has taken its first step.
  public static func idle(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    let state = StateDeclaration<World>(name: "idle", kind: .frame(from: .rest), proof: .idle, location: sourceLocation)
    return SnapshotState(declarations: [.frame(state)], location: sourceLocation)
  }

  /// An additional state of the screen.
  ///
  ///     .state("ads failed") { $0.ads = .fails(APIError.timeout) },
  ///     .state("refreshing", proving: .loading) { $0.markets = .sequence(old, new) } by: { try await $0.refresh() },
  ///     .state("order refused", proving: .failed, of: \.order) { $0.card = .expired } by: { try await $0.press("Pay") },
  ///
  /// - Parameters:
  ///   - name: the name of the state and of its golden.
  ///   - start: when the user begins to act: with the screen at rest, or at its first moment, while it loads.
  ///   - proof: what the calls of the named dependencies must show.
  ///   - dependency: the mock that is named, such as `\.order`. Without it those are named that `change` replaces, and if it replaces none,
  ///     all of the world that are called.
  ///   - moment: when the frame is taken: at rest, or at once: `taken: .atOnce` shows a debounce that has not fired.
  ///   - change: the difference from the world in which every call succeeds.
  ///   - actions: the user's actions, once the screen is at rest.
  ///   - sourceLocation: where problems of the state are reported.
  public static func state(
    _ name: String, from start: StoryboardStart = .rest, proving proof: StateProof = .settled,
    of dependency: PartialKeyPath<World>? = nil, taken moment: FrameMoment = .atRest,
    _ change: @escaping Change = { _ in }, by actions: Actions? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let state = StateDeclaration<World>(
      name: name, kind: .frame(from: start), proof: proof, dependency: Dependency(named: dependency), change: change,
      actions: actions, moment: moment, location: sourceLocation)
    return SnapshotState(declarations: [.frame(state)], location: sourceLocation)
  }

  /// Several frames in one golden: each moment at which the screen looks different, with the event that led to it.
  ///
  ///     .storyboard("retry") { $0.markets = .sequence(.fails(APIError.offline), .returns(Market.samples)) }
  ///       by: { try await $0.press("Try Again") },
  public static func storyboard(
    _ name: String, from start: StoryboardStart = .rest, proving proof: StateProof = .settled,
    of dependency: PartialKeyPath<World>? = nil, taken moment: FrameMoment = .atRest,
    _ change: @escaping Change = { _ in }, by actions: Actions? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let state = StateDeclaration<World>(
      name: name, kind: .storyboard(from: start), proof: proof, dependency: Dependency(named: dependency),
      change: change, actions: actions, moment: moment, location: sourceLocation)
    return SnapshotState(declarations: [.frame(state)], location: sourceLocation)
  }

  /// Waives a loading state that the screen does not have, with a reason for the coverage matrix. `.loads` then declares the others.
  public static func waives(
    _ state: StateProof, because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self { waives(state.rawValue, because: reason, sourceLocation: sourceLocation) }

  /// Waives one of the states of `.performs` or `.loads` by its name: `.waives("sending", because: "it is kept on the device")`.
  public static func waives(
    _ state: String, because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self { SnapshotState(declarations: [.waiver(state: state, reason: reason)], location: sourceLocation) }

  /// Waives a rule of `verifySoundness()` for the screen, with a reason.
  ///
  ///     .waives(.endlessSpinner, in: "loaded", because: "the spinner is the shop's logo")
  ///     .waives(.deadControl, of: "Share", because: "the system shows its own sheet")
  ///
  /// `subject` is the control, the text or the dependency that breaks it, as the finding names it.
  public static func waives(
    _ rule: SoundnessRule, of subject: String? = nil, in state: String? = nil, because reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let waiver = RuleWaiver(rule: rule.rawValue, subject: subject, state: state, reason: reason)
    return SnapshotState(declarations: [.unsound(waiver)], location: sourceLocation)
  }

  /// Sets the level of a rule of `verifySoundness()` for the screen.
  public static func rule(
    _ rule: SoundnessRule, is level: SoundnessLevel, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self { SnapshotState(declarations: [.level(rule, level)], location: sourceLocation) }

  /// Allows two states to look the same, with a reason for the coverage matrix.
  public static func looksAlike(
    _ first: String, _ second: String, because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self { SnapshotState(declarations: [.twins(first, second, reason: reason)], location: sourceLocation) }
}

/// A declared state: the way to reach it, and the proof that it was reached.
struct StateDeclaration<World: SnapshotWorld>: Sendable {
  enum Kind: Sendable {
    case frame(from: StoryboardStart), storyboard(from: StoryboardStart)

    var isStoryboard: Bool { if case .storyboard = self { true } else { false } }
  }

  let name: String
  let kind: Kind
  let proof: StateProof
  /// The dependency that the state names; nil: those that `change` replaces.
  var dependency: Dependency<World>?
  var change: (@MainActor @Sendable (inout World) -> Void)?
  var actions: (@MainActor @Sendable (ScreenUser) async throws -> Void)?
  var moment = FrameMoment.atRest
  /// The declaration of several states that it is one of; nil for a state of the screen's own.
  var group: StateGroup?
  let location: SourceLocation

  /// Whether only calls after the user's actions prove it.
  var isProvenByActions: Bool { group != nil && actions != nil }

  /// The part of the declaration that could have no effect, in words; nil without one.
  var contradiction: String? {
    if group == .performs, actions == nil {
      return "'\(name)' declares no action. Add what the user does: by: { try await $0.press(\"...\") }"
    }
    if proof != .idle {
      guard case .frame(from: .beginning) = kind, actions == nil else { return nil }
      return
        "'\(name)' begins with the screen's first moment (from: .beginning), but declares no action: add the user's actions (by:), or "
        + "leave out from: .beginning."
    }
    let ignored =
      actions != nil
      ? "the user's actions (by:) come later, and would be ignored"
      : kind.isStoryboard
        ? "a storyboard would end before it begins" : moment == .atOnce ? "taken: .atOnce is later" : nil
    return ignored.map {
      "'\(name)' proves .idle, which is the screen before any task's first step: \($0). Leave out proving: .idle; a frame whose "
        + "dependencies are not asked needs no other proof than the default one."
    }
  }
}

/// A mock in a world, by its key path.
struct Dependency<World>: @unchecked Sendable {
  // A key path without subscripts has nothing that tasks could share.
  private let path: PartialKeyPath<World>

  init(_ path: PartialKeyPath<World>) { self.path = path }

  init?(named path: PartialKeyPath<World>?) {
    guard let path else { return nil }
    self.path = path
  }

  /// nil for a property that is not a mock.
  func calls(_ world: World) -> MockCalls? { (world[keyPath: path] as? any MockDependency)?.calls }
}

/// The declarations of several states.
enum StateGroup { case loads, performs }

/// The condition that a dependency's call log must meet when the frame is taken.
public enum StateProof: String, CaseIterable, Hashable, Sendable {
  /// Nothing is loaded yet: before any task's first step.
  case idle
  /// A call is in flight.
  case loading
  /// The last call returned something.
  case loaded
  /// The last call returned nothing.
  case empty
  /// The last call threw.
  case failed
  /// Every call has returned or thrown, with any result.
  case settled
}

/// The moment at which a frame is taken, after the user's actions.
public enum FrameMoment: Hashable, Sendable {
  /// When the screen is at rest: the calls of the named dependencies have ended, and nothing that happens once is due within a second,
  /// such as a debounce or the answer of another dependency. Clocks and polling continue. A frame that proves loading
  /// is taken as soon as the call is in flight.
  case atRest
  /// Immediately: all work that needs no time has run, and later work has not.
  case atOnce
}

/// The moment at which a storyboard begins, and the user begins to act.
public enum StoryboardStart: Hashable, Sendable {
  /// At the screen's first frame, before anything is loaded. A first action `whileLoading` happens then.
  case beginning
  /// With the screen at rest.
  case rest
}
