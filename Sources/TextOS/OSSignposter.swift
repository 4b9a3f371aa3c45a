/// Marks intervals for a profiler that is not there: the work is done, and nothing is written.
public struct OSSignposter: Sendable {
  /// A signposter without names.
  public init() {}
  /// A signposter for a part of an app; in text it keeps no names.
  public init(subsystem: String, category: String) {}
  /// A signposter for a part of an app, with a category that the system knows; in text it keeps none.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A signposter that writes to a log; in text it keeps none.
  public init(logHandle: OSLog) {}
  /// A signposter that writes to the log of a logger; in text it keeps none.
  public init(logger: Logger) {}

  /// A signposter that is off, as all are here.
  public static var disabled: OSSignposter { OSSignposter() }

  /// No profiler listens.
  public var isEnabled: Bool { false }

  /// Does nothing in text. On a device: makes an identifier that is new. Here it is always `exclusive`.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Does nothing in text. On a device: makes the identifier of an object. Here it is always `exclusive`.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Does nothing in text. On a device: marks the beginning of an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Does nothing in text. On a device: marks the beginning of an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Does nothing in text. On a device: marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Does nothing in text. On a device: marks the end of an interval, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Does nothing in text. On a device: marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing in text. On a device: marks a moment, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Runs `task`, and returns its result or throws its error. On a device: marks it as an interval, too.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// For an interval that is the only one of its name at its time.
  public static var exclusive: OSSignpostID { OSSignpostID() }
  /// An identifier that is not valid; here it equals all others.
  public static var invalid: OSSignpostID { OSSignpostID() }
  /// An identifier of nothing; here it equals all others.
  public static var null: OSSignpostID { OSSignpostID() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The kind of a signpost: the beginning or the end of an interval, or an event.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static var event: OSSignpostType { OSSignpostType(rawValue: 0) }
  /// The beginning of an interval.
  public static var begin: OSSignpostType { OSSignpostType(rawValue: 1) }
  /// The end of an interval.
  public static var end: OSSignpostType { OSSignpostType(rawValue: 2) }
}

/// Writes nothing, as ``Logger``.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Writes nothing, as ``Logger``.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
