import EveryStateGoldens

/// The drives that a frame goes through before its text is recorded or called changed: what it shows must not depend on
/// them. A frame that matches its golden goes through none.
@MainActor
enum Retakes {
  /// - Parameters:
  ///   - first: what the first drive came to.
  ///   - retake: drives the frame again, and draws it as before.
  /// - Returns: how a drive differs from the first; nil when the frame holds still.
  static func unsteadiness(of first: String, _ retake: () -> Unsteadiness.Retake) -> Unsteadiness? {
    for cause in plan {
      let retake = retake()
      if retake != .drawn(first) { return Unsteadiness(cause, first: first, retake: retake) }
    }
    return nil
  }

  /// First in the same way, so that what an earlier drive left is not taken for chance.
  private static let plan: [Unsteadiness.Cause] = [.kept]
}
