import EveryStateMocks
import Testing

/// One line of a screen's declaration: a state, a storyboard, the four states of loading at once, or a waiver.
public struct SnapshotState<World: SnapshotWorld>: Sendable {
  enum Declaration: Sendable {
    case frame(StateDeclaration<World>)
    case waiver(state: String, reason: String)
    case twins(String, String, reason: String)
  }
  let declarations: [Declaration]
  let location: SourceLocation
  /// Whether the four states of loading are declared here.
  var declaresLoading = false
}

/// How a state is reached, and when it is.
struct StateDeclaration<World: SnapshotWorld>: Sendable {
  enum Kind: Sendable { case frame, storyboard(from: StoryboardStart) }

  let name: String
  let kind: Kind
  /// What the call log of the named dependency must show.
  let proof: StateProof
  /// The dependency that the state names; nil: those that `change` replaces.
  var dependency: Dependency<World>?
  var change: (@MainActor @Sendable (inout World) -> Void)?
  var actions: (@MainActor @Sendable (ScreenUser) async throws -> Void)?
  let location: SourceLocation
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

/// Where a storyboard begins.
public enum StoryboardStart: Hashable, Sendable {
  /// With the first frame of the screen, before anything is loaded.
  case beginning
  /// With the screen at rest.
  case rest
}
