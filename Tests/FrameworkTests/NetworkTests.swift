import CloudKit
import CoreSpotlight
import EventKit
import MetricKit
import Network
import SwiftUI
import WatchConnectivity

@testable import EveryState

@MainActor @Suite struct NetworkTests {
  @MainActor final class Reachability: ObservableObject {
    @Published var status = NWPath.Status.satisfied
    @Published var isOnWiFi = true
    private let monitor = NWPathMonitor()
    init() {
      monitor.pathUpdateHandler = { [weak self] path in
        Task { @MainActor in
          self?.status = path.status
          self?.isOnWiFi = path.usesInterfaceType(.wifi)
        }
      }
      monitor.start(queue: DispatchQueue(label: "monitor"))
    }
    deinit { monitor.cancel() }
  }
  struct Banner: View {
    @StateObject private var reachability = Reachability()
    @State private var reason = "unknown"
    var body: some View {
      Text(reachability.status == .unsatisfied && !reachability.isOnWiFi ? "Offline" : "Online")
      Text(reason).task {
        for await path in NWPathMonitor(requiredInterfaceType: .wifi) { reason = "\(path.unsatisfiedReason)" }
        reason = "ended"
      }
    }
  }

  @Test func `a monitor tells its handler and its sequence that no network is available`() throws {
    let lines = try lines { Banner() }
    expect(lines.joined(separator: "\n"), contains: "Offline", "notAvailable")
  }

  @Test func `a canceled monitor is silent`() async {
    let (monitor, queue) = (NWPathMonitor(), DispatchQueue(label: "own"))
    await confirmation(expectedCount: 0) { confirm in
      queue.suspend()
      monitor.pathUpdateHandler = { _ in confirm() }
      monitor.start(queue: queue)
      monitor.cancel()
      queue.resume()
      await withCheckedContinuation { done in queue.async { done.resume() } }
    }
    expect(monitor.queue === queue)
  }
}

@MainActor @Suite struct ServiceAppTests {
  @Test func `a record holds its values, and each request to CloudKit fails with its name`() async {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
    record["title"] = "Milk"
    record["count"] = 3 as CKRecordValue
    record.setValue(["x"], forKey: "tags")
    record.encryptedValues["code"] = "1234"
    expect(record["title"] as String?, is: "Milk")
    expect(record["count"] as? Int64, is: 3)
    expect(record["tags"] as? [String], is: ["x"])
    expect(record.encryptedValues["code"] as? String, is: "1234")
    expect(record["code"] == nil)
    expect(record.allKeys(), is: ["count", "tags", "title"])
    expect(record.recordID, is: CKRecord.ID(recordName: "a", zoneID: CKRecordZone.default().zoneID))
    let share = CKShare(rootRecord: record)
    share[CKShare.SystemFieldKey.title] = "Shopping" as CKRecordValue
    expect(record.share?.recordID, is: share.recordID)
    expect(share.url == nil)
    let model = SyncModel()
    await model.refresh()
    expect(model.status, is: "no account")
    let failures = ["for records", "to save records"].map { "CloudKit was asked \($0); stub it in the world." }
    await expect(model.save(record), is: failures[1])
    expect(model.operate(), is: failures)
  }

  @Test func `calendars are out of reach, and an event holds its values`() async throws {
    let store = EKEventStore()
    try await expect(!store.requestFullAccessToEvents())
    expect(EKEventStore.authorizationStatus(for: .event), is: .notDetermined)
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate) = ("Lunch", Date(timeIntervalSince1970: 0))
    event.calendar = store.defaultCalendarForNewEvents
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: nil))
    event.addAlarm(EKAlarm(relativeOffset: -900))
    expect(event.hasAlarms)
    expect(event.recurrenceRules?.first?.interval, is: 2)
    expect(event.calendar == nil)
    let day = store.predicateForEvents(withStart: event.startDate, end: Date(timeIntervalSince1970: 9), calendars: nil)
    expect(store.events(matching: day).isEmpty)
    expect(store.calendars(for: .reminder).isEmpty)
    let error = #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    expect(error?.localizedDescription, is: "EventKit was asked to save an event; stub it in the world.")
  }

  @Test func `an index accepts items, a session has no watch, and no metrics arrive`() async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    (attributes.title, attributes.keywords) = ("Milk", ["food"])
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: attributes)
    try await CSSearchableIndex.default().indexSearchableItems([item])
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.contentAttributeSet = item.attributeSet
    expect(activity.contentAttributeSet?.title, is: "Milk")
    let (phone, session) = (PhoneSession(), WCSession.default)
    session.delegate = phone
    expect(WCSession.isSupported())
    expect(session.activationState, is: .notActivated)
    session.activate()
    MXMetricManager.shared.add(phone)
    expect(session.activationState, is: .activated)
    expect(!session.isPaired)
    expect(MXMetricManager.shared.pastPayloads.isEmpty)
    var failure = ""
    session.sendMessage(["a": 1], replyHandler: nil) { failure = $0.localizedDescription }
    expect(failure, is: "WatchConnectivity was asked to send a message; stub it in the world.")
  }
}
