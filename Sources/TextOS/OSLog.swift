/// A log, by the names that an app gives it. Nothing is written to it.
public final class OSLog: Sendable {
  /// The part of the system that logs: an app or one of its libraries.
  public let subsystem: String
  /// What the messages are about.
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
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// For signposts that are off until a profiler records.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// For signposts that are off until a profiler records, and that come with the stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of who names none.
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
  public static let `default` = OSLogType(0x00)
  /// What may help, and need not be kept.
  public static let info = OSLogType(0x01)
  /// What is of use while somebody looks for a mistake.
  public static let debug = OSLogType(0x02)
  /// An error.
  public static let error = OSLogType(0x10)
  /// A mistake in the program.
  public static let fault = OSLogType(0x11)
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
