/// Marks intervals for a profiler that is not there: the work is done, and nothing is written.
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}

  public static let disabled = OSSignposter()

  /// No profiler listens.
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = OSSignpostID()
  public static let invalid = OSSignpostID()
  public static let null = OSSignpostID()
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
