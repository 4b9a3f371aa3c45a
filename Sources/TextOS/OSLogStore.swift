import Foundation

/// What an app has logged: nothing is kept.
open class OSLogStore: NSObject {
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }
  public init(scope: Scope) throws {}
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd interval: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

open class OSLogPosition: NSObject {}

public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}

open class OSLogEntry: NSObject {
  open var composedMessage: String { "" }
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

open class OSLogEntryLog: OSLogEntry {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  open var level: Level { .undefined }
  open var category: String { "" }
  open var subsystem: String { "" }
  open var process: String { "" }
}
