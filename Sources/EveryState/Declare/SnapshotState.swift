import EveryStateGoldens
import EveryStateMocks
import Testing

/// One line of a screen's declaration: a state, a storyboard, the four states of loading at once, or a waiver.
public struct SnapshotState<World: SnapshotWorld>: Sendable {
  enum Declaration: Sendable {
    case frame(StateDeclaration<World>)
    case waiver(state: String, reason: String)
    case twins(String, String, reason: String)
    case unsound(RuleWaiver)
  }
  let declarations: [Declaration]
  let location: SourceLocation
  /// Whether the four states of loading are declared here.
  var declaresLoading = false
}

extension SnapshotState {
  var waivers: [Waiver] {
    declarations.compactMap {
      if case .waiver(let state, let reason) = $0 { Waiver(state: state, reason: reason) } else { nil }
    }
  }

  /// Whether it says of the whole screen that it loads nothing: a state of the screen's own may have one of the four names all the same.
  var loadsNothing: Bool { declaresLoading && waivers.count == declarations.count }
}

/// How a state is reached, and when it is.
struct StateDeclaration<World: SnapshotWorld>: Sendable {
  enum Kind: Sendable {
    case frame(from: StoryboardStart), storyboard(from: StoryboardStart)

    var isStoryboard: Bool { if case .storyboard = self { true } else { false } }
  }

  let name: String
  let kind: Kind
  /// What the call log of the named dependency must show.
  let proof: StateProof
  /// The dependency that the state names; nil: those that `change` replaces.
  var dependency: Dependency<World>?
  var change: (@MainActor @Sendable (inout World) -> Void)?
  var actions: (@MainActor @Sendable (ScreenUser) async throws -> Void)?
  var moment = FrameMoment.atRest
  let location: SourceLocation
}

extension StateDeclaration {
  /// What the declaration says that could not come true; it would be ignored.
  var contradiction: String? {
    if proof != .idle {
      guard case .frame(from: .beginning) = kind, actions == nil else { return nil }
      return
        "'\(name)' begins with the screen's first moment (from: .beginning), and nobody acts then: add what a person does (by:), or "
        + "leave out from: .beginning."
    }
    let ignored =
      actions != nil
      ? "what a person does (by:) comes later, and would be ignored"
      : kind.isStoryboard
        ? "a storyboard would end before it begins" : moment == .atOnce ? "taken: .atOnce is later" : nil
    return ignored.map {
      "'\(name)' proves .idle, which is the screen before any task's first step: \($0). Leave out proving: .idle; a frame whose "
        + "dependencies are not asked needs no other proof than the default one."
    }
  }
}

/// A dependency of a world, by its property.
struct Dependency<World>: Sendable {
  let calls: @MainActor @Sendable (World) -> MockCalls
}

/// What the call log of a state's dependency must show when the frame is taken.
public enum StateProof: String, Hashable, Sendable {
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
  /// Every call has returned or thrown, whatever it was.
  case settled
}

/// When a frame is taken, once a person has acted.
public enum FrameMoment: Hashable, Sendable {
  /// When the screen is at rest: the calls of the named dependencies have ended, and nothing that happens once is due within a second,
  /// such as a debounce or the answer of another dependency. What repeats, a clock or polling, goes on. A frame that proves loading
  /// is taken as soon as the call is in flight.
  case atRest
  /// At once, when everything has run that needs no time: what is about to happen has not happened.
  case atOnce
}

/// Where a storyboard begins, and when a person begins to act.
public enum StoryboardStart: Hashable, Sendable {
  /// With the first frame of the screen, before anything is loaded. A first action that is done `whileLoading` is done then.
  case beginning
  /// With the screen at rest.
  case rest
}
