import TextUIKit

/// A value of a calendar, in memory.
open class EKObject: NSObject, @unchecked Sendable {
  public let hasChanges = true, isNew = true
  open func refresh() -> Bool { true }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString, creationDate: Date? = nil, lastModifiedDate: Date? = nil
  public var title: String! = "", location, notes: String?, url: URL?, timeZone: TimeZone?, calendar: EKCalendar!
  public var alarms: [EKAlarm]?, recurrenceRules: [EKRecurrenceRule]?
  public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  public var hasNotes: Bool { notes?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public var startDate, endDate: Date!, isAllDay = false, availability = EKEventAvailability.busy
  public var structuredLocation: EKStructuredLocation?
  public let status = EKEventStatus.none, isDetached = false
  public var eventIdentifier: String! { calendarItemIdentifier }
  public init(eventStore: EKEventStore) {}
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  public var startDateComponents, dueDateComponents: DateComponents?, priority = 0, completionDate: Date?
  /// A completed reminder has a date of completion.
  public var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  public init(eventStore: EKEventStore) {}
}
public enum EKReminderPriority: UInt, Sendable { case none, high, medium = 5, low = 9 }

open class EKCalendar: EKObject, @unchecked Sendable {
  public let calendarIdentifier = UUID().uuidString, type = EKCalendarType.local, allowsContentModifications = true
  public var title = "", cgColor: CGColor! = UIColor.systemBlue.cgColor, source: EKSource!
  public init(for type: EKEntityType, eventStore: EKEventStore) {}
}
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
open class EKSource: EKObject, @unchecked Sendable {
  public let sourceIdentifier = "", title = "", sourceType = EKSourceType.local
}
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

open class EKAlarm: EKObject, @unchecked Sendable {
  public var absoluteDate: Date?, relativeOffset = 0.0, structuredLocation: EKStructuredLocation?
  public var proximity = EKAlarmProximity.none
  public override init() {}
  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  public var title: String?, geoLocation: CLLocation?, radius = 0.0
  public init(title: String) { self.title = title }
}

open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth, monthsOfTheYear, weeksOfTheYear, daysOfTheYear, setPositions: [NSNumber]?
  public var recurrenceEnd: EKRecurrenceEnd?
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]? = nil,
    daysOfTheMonth: [NSNumber]? = nil, monthsOfTheYear: [NSNumber]? = nil, weeksOfTheYear: [NSNumber]? = nil,
    daysOfTheYear: [NSNumber]? = nil, setPositions: [NSNumber]? = nil, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, daysOfTheWeek, recurrenceEnd) = (type, interval, days, end)
    (self.daysOfTheMonth, self.monthsOfTheYear, self.weeksOfTheYear) = (daysOfTheMonth, monthsOfTheYear, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
  }
}
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?, occurrenceCount: Int
  public init(end: Date) { (endDate, occurrenceCount) = (end, 0) }
  public init(occurrenceCount count: Int) { (endDate, occurrenceCount) = (nil, count) }
}
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday, weekNumber: Int
  public init(_ day: EKWeekday, weekNumber: Int = 0) { (dayOfTheWeek, self.weekNumber) = (day, weekNumber) }
}
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
