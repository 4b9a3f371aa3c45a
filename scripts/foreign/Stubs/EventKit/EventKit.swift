// A calendar without events, which nobody may read.
import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, fullAccess, writeOnly }

open class EKObject: NSObject {}
open class EKCalendarItem: EKObject {
  public var calendar: EKCalendar!
  public var title: String!
  public var location: String?
  public var notes: String?
  public var url: URL?
  public var hasRecurrenceRules: Bool { false }
  public var calendarItemIdentifier: String { "" }
}
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
  public var eventIdentifier: String! { nil }
  public var isAllDay = false
  public var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  public var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  public var structuredLocation: EKStructuredLocation?
}
public final class EKStructuredLocation: EKObject {
  public var title: String?
  public var geoLocation: CLLocation?
}
public final class EKCalendar: EKObject {
  public init(for type: EKEntityType, eventStore: EKEventStore) {}
  public var title = ""
  public var cgColor: CGColor!
  public var calendarIdentifier: String { "" }
}
public final class EKEventStore: NSObject {
  public func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChanged")
}
