import Foundation

private let length = ProcessInfo.processInfo.environment["EVERYSTATE_LONG"]

/// Whether the run may take its time: `EVERYSTATE_LONG=1`, as in CI. Otherwise long tests try fewer cases, or are left out.
public let isLongRun = length == "1" || length == "all"

/// How often a test tries: `all` with `EVERYSTATE_LONG=all`, before a release, `long` in a long run.
public func rounds(_ few: Int, long: Int, all: Int) -> Int { length == "all" ? all : isLongRun ? long : few }

extension String {
  /// Letters in place of its digits: texts whose numbers alone differ change in one way.
  public var spelled: String {
    String(map { digit in digit.wholeNumberValue.flatMap { UnicodeScalar(97 + $0).map(Character.init) } ?? digit })
  }
}

extension Array {
  /// All elements in a long run, every `step`th in any other.
  public func sampled(every step: Int) -> [Element] {
    isLongRun ? self : stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
