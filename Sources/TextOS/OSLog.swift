/// A log, by the names that an app gives it. Nothing is written to it.
public final class OSLog: Sendable {
  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public struct Category: Sendable {
    let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// No level is on.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
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
