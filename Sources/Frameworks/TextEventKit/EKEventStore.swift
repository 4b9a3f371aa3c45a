@_exported import TextCoreLocation

/// The user's calendars and reminders. The permission is undetermined, a request is denied, and nothing can be read or saved.
open class EKEventStore: NSObject, @unchecked Sendable {
  public typealias _Handler = (Bool, (any Error)?) -> Void
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestAccess(to type: EKEntityType, completion: @escaping _Handler) { completion(false, nil) }
  open func requestFullAccessToEvents(completion: @escaping _Handler) { completion(false, nil) }
  open func requestFullAccessToReminders(completion: @escaping _Handler) { completion(false, nil) }
  open func requestWriteOnlyAccessToEvents(completion: @escaping _Handler) { completion(false, nil) }

  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any { completion([]) }
  private var nothing: NSPredicate { NSPredicate(value: false) }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate { nothing }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { nothing }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { nothing }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError("to save an event") }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError("to remove an event") }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError("to save a reminder") }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError("to remove a reminder") }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError("to save a calendar") }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError("to remove a calendar") }
  open func commit() throws {}
  open func reset() {}
}

extension Notification.Name { public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification") }
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public struct EKError: _BridgedStoredNSError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { "EKErrorDomain" }
  init(_ request: String) {
    let description = "EventKit was asked \(request); stub it in the world."
    self.init(.eventStoreNotAuthorized, userInfo: [NSLocalizedDescriptionKey: description])
  }
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = EKError
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case calendarIsImmutable = 16, eventStoreNotAuthorized = 29
  }
}
