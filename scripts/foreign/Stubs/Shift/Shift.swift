// Events of nobody's calendar.
import Combine
import EventKit
import Foundation

public final class Shift: ObservableObject {
  nonisolated(unsafe) public static let shared = Shift()
  @Published public var events: [EKEvent] = []
  public var eventStore: EKEventStore { EKEventStore() }
  public var defaultCalendar: EKCalendar? { nil }
  public static func configureWithAppName(_ name: String) {}
  @discardableResult
  public func fetchEvents(
    for date: Date, filterCalendarIDs: [String] = [], calendar: Calendar = .current
  ) async throws -> [EKEvent] { [] }
  public func createEvent(
    _ title: String, startDate: Date, endDate: Date?, span: EKSpan = .thisEvent, isAllDay: Bool = false,
    calendar: EKCalendar? = nil
  ) async throws -> EKEvent { EKEvent(eventStore: eventStore) }
  public func deleteEvent(identifier: String, span: EKSpan = .thisEvent) async throws {}
}
