import EveryStateSimulation
import Foundation

/// A drive that other code did not disturb. If a task of the screen continued in real time, on an actor that other tests used, the
/// drive is repeated.
enum UndisturbedDrive {
  struct Attempt {
    var frame: DrivenFrame
    var departure: Departure?

    fileprivate var wasDisturbed: Bool { if case .task = departure?.kind { true } else { false } }
  }

  /// - Returns: the first frame without a disturbance; after many attempts the last one, which is a refusal.
  @MainActor static func run(_ drive: () throws -> Attempt) throws -> DrivenFrame {
    var pauses = pauses[...]
    while true {
      let attempt = try drive()
      guard attempt.wasDisturbed, let pause = pauses.popFirst() else { return attempt.frame }
      // Gives the actor's other users time; their thread may not be running. No verdict depends on the duration.
      Thread.sleep(forTimeInterval: pause)
    }
  }

  /// In seconds, short ones first, for an actor in brief use. A quarter of a second in all.
  private static let pauses = (1...60).map { Double(min($0, 25)) * 0.0002 }
}
