// What Foundation lacks on Linux.
import Foundation

public final class RelativeDateTimeFormatter: @unchecked Sendable {
  public enum UnitsStyle: Sendable { case full, spellOut, short, abbreviated }
  public enum Context: Sendable { case unknown, standalone, listItem }
  public enum DateTimeStyle: Sendable { case numeric, named }
  public var unitsStyle = UnitsStyle.full
  public var formattingContext = Context.unknown
  public var dateTimeStyle = DateTimeStyle.numeric
  public init() {}
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    "\(Int(reference.timeIntervalSince(date) / 86_400)) d ago"
  }
}
