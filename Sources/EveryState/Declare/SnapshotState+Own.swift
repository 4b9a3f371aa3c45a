import EveryStateGoldens
import Testing

extension SnapshotState {
  /// A state of the screen's own.
  ///
  ///     .state("ads failed") { $0.ads = .fails(APIError.timeout) },
  ///     .state("refreshing", proving: .loading) { $0.markets = .sequence(old, new) } by: { try await $0.refresh() },
  ///
  /// - Parameters:
  ///   - start: when the person begins to act: with the screen at rest, or at its very first moment, while it loads.
  ///   - proof: what the calls of the named dependencies must show. The dependencies are those that `change` replaces;
  ///     where it replaces none, all that the world has, as far as they are asked.
  ///   - moment: when the frame is taken: at rest, or at once: `taken: .atOnce` shows a debounce that has not fired.
  ///   - change: how the world differs from the one in which all is well.
  ///   - actions: what a person does, once the screen has come to rest.
  public static func state(
    _ name: String, from start: StoryboardStart = .rest, proving proof: StateProof = .settled,
    taken moment: FrameMoment = .atRest,
    _ change: @escaping @MainActor @Sendable (inout World) -> Void = { _ in },
    by actions: (@MainActor @Sendable (ScreenUser) async throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let state = StateDeclaration<World>(
      name: name, kind: .frame(from: start), proof: proof, change: change, actions: actions, moment: moment,
      location: sourceLocation
    )
    return SnapshotState(declarations: [.frame(state)], location: sourceLocation)
  }

  /// Several frames in one golden: each moment at which the screen looks different, and what happened between them.
  ///
  ///     .storyboard("retry") { $0.markets = .sequence(.fails(APIError.offline), .returns(Market.samples)) }
  ///       by: { try await $0.press("Try Again") },
  public static func storyboard(
    _ name: String, from start: StoryboardStart = .rest, proving proof: StateProof = .settled,
    taken moment: FrameMoment = .atRest,
    _ change: @escaping @MainActor @Sendable (inout World) -> Void = { _ in },
    by actions: (@MainActor @Sendable (ScreenUser) async throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let state = StateDeclaration<World>(
      name: name, kind: .storyboard(from: start), proof: proof, change: change, actions: actions,
      moment: moment, location: sourceLocation)
    return SnapshotState(declarations: [.frame(state)], location: sourceLocation)
  }

  /// A state of loading that the screen does not have, for a reason that stands in the coverage matrix.
  public static func waives(
    _ state: StateProof, because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    SnapshotState(declarations: [.waiver(state: state.rawValue, reason: reason)], location: sourceLocation)
  }

  /// A rule of `verifySoundness()` that the screen breaks, and may.
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

  /// Two states that may look the same, for a reason that stands in the coverage matrix.
  public static func looksAlike(
    _ first: String, _ second: String, because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    SnapshotState(declarations: [.twins(first, second, reason: reason)], location: sourceLocation)
  }
}
