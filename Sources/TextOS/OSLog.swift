/// A logger that writes nothing: an app's log is not on screen, and a frame must not depend on it.
///
/// Replaces `os.Logger` on platforms without `os`. Its messages are compiled and checked; their interpolations are not evaluated, as
/// they are not for a level that is off.
public struct Logger: Sendable {
  /// A logger without names.
  public init() {}
  /// A logger for a part of an app; in text it keeps no names.
  public init(subsystem: String, category: String) {}
  /// A logger that writes to `log`; in text it keeps none.
  public init(_ log: OSLog) {}

  /// Does nothing in text. On a device: writes a message to the log.
  public func log(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message of a level to the log.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message of level `debug` that traces a step.
  public func trace(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message for debugging.
  public func debug(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message that may help, and need not be kept.
  public func info(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message of the default level.
  public func notice(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message of something that may go wrong; as `error`.
  public func warning(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message of an error.
  public func error(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message of a grave error; as `fault`.
  public func critical(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message of a mistake in the program.
  public func fault(_ message: OSLogMessage) {}
}

/// A log, by the names that an app gives it. Nothing is written to it.
public final class OSLog: Sendable {
  /// The part of the system that logs: an app or one of its libraries.
  public let subsystem: String
  /// The topic of the messages.
  public let category: String

  /// A log with the given names.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// A log with a category that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A category that the system knows.
  public struct Category: Sendable {
    let rawValue: String
    /// For signposts that a profiler shows as points of interest.
    public static var pointsOfInterest: Category { Category(rawValue: "PointsOfInterest") }
    /// For signposts that are off until a profiler records.
    public static var dynamicTracing: Category { Category(rawValue: "DynamicTracing") }
    /// For signposts that are off until a profiler records, and that come with the stack.
    public static var dynamicStackTracing: Category { Category(rawValue: "DynamicStackTracing") }
  }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that is off.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// No level is on.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level by its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// The usual level.
  public static var `default`: OSLogType { OSLogType(0x00) }
  /// Helpful information that need not be kept.
  public static var info: OSLogType { OSLogType(0x01) }
  /// Information for debugging.
  public static var debug: OSLogType { OSLogType(0x02) }
  /// An error.
  public static var error: OSLogType { OSLogType(0x10) }
  /// A mistake in the program.
  public static var fault: OSLogType { OSLogType(0x11) }
}

/// Writes nothing, as ``Logger``.
public func os_log(_ message: OSLogMessage) {}

/// Writes nothing, as ``Logger``.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Writes nothing, as ``Logger``.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}

/// Writes nothing, as ``Logger``.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}
