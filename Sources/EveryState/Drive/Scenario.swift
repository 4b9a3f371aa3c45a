import Testing

/// The options of one drive: its seed, whether events are recorded, and how the drive continues from the declared state.
///
///     let driven = try frame.drive(Scenario(seed: seed, followUp: FollowUp(title: "then press \"Retry\"", steps: [...])))
///
/// It is the seam of the harness: verification, soundness, coverage and benchmarks each call `drive` with a scenario, and `drive`
/// knows none of them.
struct Scenario: Sendable {
  var seed = Seed(of: "")
  var followUp: FollowUp?
  /// Whether the result contains the events: looks, calls, actions and the controls at the end.
  var recordsEvents = false
  /// Whether the events have the screen's accessibility at the end, in each of the audit's settings.
  var recordsAccessibility = false
}

/// A declared state of a screen, ready to be driven, without the screen's types.
@MainActor protocol StateDrive {
  var screenName: String { get }
  var stateName: String { get }
  var proof: StateProof { get }
  var location: SourceLocation { get }
  /// The width of the screen, in characters.
  var columns: Int { get }
  /// The declaration's contradiction with itself, in words; nil for a state that can be driven.
  var contradiction: String? { get }
  var worlds: DeclaredWorlds { get }

  /// Creates the screen in a simulation of its own. End it when done.
  func open(recordsEvents: Bool) throws -> DrivenScreen
  /// Brings the screen into the state.
  func reach(_ driven: DrivenScreen, answering followUp: FollowUp?) throws -> DrivenFrame.Result
}
