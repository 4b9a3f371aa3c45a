import Foundation

/// Whether the run may take its time: `EVERYSTATE_LONG=1`, as in CI. Otherwise random tests try fewer cases, and tests that
/// wait for real time or start processes are left out, so that a developer's `swift test` is over at once.
public let isLongRun = ProcessInfo.processInfo.environment["EVERYSTATE_LONG"] == "1"

extension Array {
  /// All elements in a long run, every `step`th in any other.
  public func sampled(every step: Int) -> [Element] {
    isLongRun ? self : stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
