import Foundation

/// The app's log entries. None are kept.
open class OSLogStore: NSObject {
  /// Whose messages: everybody's, or those of this process.
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }
  /// The messages of `scope`: none here. It does not fail.
  public init(scope: Scope) throws {}
  /// Does nothing in text. On a device: finds the place of a date in the log.
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// Does nothing in text. On a device: finds the place that lies a time before the end of the log.
  open func position(timeIntervalSinceEnd interval: TimeInterval) -> OSLogPosition { OSLogPosition() }
  /// Does nothing in text. On a device: reads the entries from `position` on that match `predicate`. Here: none.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place in a log.
open class OSLogPosition: NSObject {}

/// The home of the options for reading a log.
public enum OSLogEnumerator {
  /// How a log is read.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The latest entry first.
    public static var reverse: Options { Options(rawValue: 1) }
  }
}

/// An entry of a log; none is ever made here.
open class OSLogEntry: NSObject {
  /// The message's text; empty.
  open var composedMessage: String { "" }
  /// When the message was written; always the same date.
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// An entry that a logger has written; none is ever made here.
open class OSLogEntryLog: OSLogEntry {
  /// How much an entry matters.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  /// How much the entry matters; not known.
  open var level: Level { .undefined }
  /// The topic of the message; empty.
  open var category: String { "" }
  /// The part of the system that has logged; empty.
  open var subsystem: String { "" }
  /// The process that has logged; empty.
  open var process: String { "" }
}
