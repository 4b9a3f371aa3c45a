import EveryStateSimulation
import Foundation

/// A drive that other code did not disturb: where a task of the screen went on in real time, at an actor that other tests were using, the
/// drive begins anew.
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
      // For those who use the actor to get on, whose thread may not even have a processor. No verdict depends on how long.
      Thread.sleep(forTimeInterval: pause)
    }
  }

  /// In seconds: first short ones, for an actor that is used for a moment. A quarter of a second in all.
  private static let pauses = (1...60).map { Double(min($0, 25)) * 0.0002 }
}
