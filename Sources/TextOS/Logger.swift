/// A logger that writes nothing: what an app logs is no part of what it shows, and a frame must not depend on it.
///
/// Stands for `os.Logger` where there is no `os`. Its messages are compiled and checked; their interpolations are not evaluated, as
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
  /// Does nothing in text. On a device: writes a message for somebody who follows each step; as `debug`.
  public func trace(_ message: OSLogMessage) {}
  /// Does nothing in text. On a device: writes a message for somebody who looks for a mistake.
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
