import Foundation

/// Whether the run may take its time: `EVERYSTATE_LONG=1`, as in CI. Otherwise long tests try fewer cases, or are left out.
public let isLongRun = ProcessInfo.processInfo.environment["EVERYSTATE_LONG"] == "1"

extension Array {
  /// All elements in a long run, every `step`th in any other.
  public func sampled(every step: Int) -> [Element] {
    isLongRun ? self : stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
