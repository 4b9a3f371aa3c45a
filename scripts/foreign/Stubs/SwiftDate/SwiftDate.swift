// Reckoning with dates, in the calendar at hand.
import Foundation

public protocol DateRepresentable {
  var date: Date { get }
}
public struct DateInRegion: DateRepresentable { public let date: Date }
extension Date: DateRepresentable {
  public var date: Date { self }
}
extension Date {
  public func dateAtStartOf(_ unit: Calendar.Component) -> Date { self }
  public func dateAtEndOf(_ unit: Calendar.Component) -> Date { self }
  public func dateByAdding(_ count: Int, _ unit: Calendar.Component) -> DateInRegion { DateInRegion(date: self) }
}
extension DateInRegion {
  public func dateAtStartOf(_ unit: Calendar.Component) -> DateInRegion { self }
  public func dateAtEndOf(_ unit: Calendar.Component) -> DateInRegion { self }
}
public enum Locales: String {
  case vietnamese = "vi"
  public func toLocale() -> Locale { Locale(identifier: rawValue) }
}
