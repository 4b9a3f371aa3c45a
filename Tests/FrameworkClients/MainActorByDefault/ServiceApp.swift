import CloudKit
import CoreSpotlight
import EventKit
import EventKitUI
import MetricKit
import SwiftUI
import Testing
import WatchConnectivity

// What apps write against the system's services, in each language mode: see Swift5 and FrameworkTests.

@MainActor final class SyncModel: ObservableObject {
  @Published var status = "unknown"
  private let database = CKContainer(identifier: "iCloud.test").privateCloudDatabase
  private let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))

  func refresh() async {
    do {
      let isSignedIn = try await CKContainer.default().accountStatus() == .available
      status = isSignedIn ? "signed in" : "no account"
    } catch CKError.networkUnavailable { status = "offline" } catch { status = error.localizedDescription }
  }
  func save(_ note: CKRecord) async -> String {
    do {
      let (saved, found) = try await (database.save(note), database.records(matching: query))
      return "\(saved.recordID) \(found.matchResults.compactMap { try? $0.1.get() }.count)"
    } catch let error as CKError where error.code == .notAuthenticated { return error.localizedDescription } catch {
      return ""
    }
  }
  func operate() -> [String] {
    var found: [String] = []
    let operation = CKQueryOperation(query: query)
    operation.queryResultBlock = { if case .failure(let error) = $0 { found.append(error.localizedDescription) } }
    database.add(operation)
    let change = CKModifyRecordsOperation(recordsToSave: [], recordIDsToDelete: [CKRecord.ID(recordName: "a")])
    (change.savePolicy, change.qualityOfService) = (.changedKeys, .userInitiated)
    change.modifyRecordsCompletionBlock = { found.append($2?.localizedDescription ?? "\($0 ?? [])\($1 ?? [])") }
    database.add(change)
    return found
  }
}

@MainActor final class PhoneSession: NSObject, ObservableObject, WCSessionDelegate, MXMetricManagerSubscriber {
  private var isPaired = true
  nonisolated func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?
  ) { Task { @MainActor in isPaired = session.isPaired } }
  nonisolated func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  nonisolated func didReceive(_ payloads: [MXMetricPayload]) { print(payloads.map { $0.jsonRepresentation() }) }
  nonisolated func didReceive(_ payloads: [MXDiagnosticPayload]) {
    print(payloads.flatMap { $0.crashDiagnostics ?? [] }.map { $0.callStackTree.jsonRepresentation() })
  }
}

struct EventEditor: UIViewControllerRepresentable {
  let store: EKEventStore
  final class Coordinator: NSObject, EKEventEditViewDelegate {
    func eventEditViewController(_ editor: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
      editor.dismiss(animated: action == .saved)
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> EKEventEditViewController {
    let editor = EKEventEditViewController()
    (editor.event, editor.eventStore, editor.editViewDelegate) = (nil, store, context.coordinator)
    return editor
  }
  func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}

@MainActor @Suite struct ServiceAppTests {
  @Test func `a record holds its values, and each request to CloudKit fails with its name`() async {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
    record["title"] = "Milk"
    record["count"] = 3 as CKRecordValue
    record.setValue(["x"], forKey: "tags")
    record.encryptedValues["code"] = "1234"
    #expect(
      record["title"] as String? == "Milk" && record["count"] as? Int64 == 3 && record["tags"] as? [String] == ["x"])
    #expect(record.encryptedValues["code"] as? String == "1234" && record["code"] == nil)
    #expect(record.allKeys() == ["count", "tags", "title"])
    #expect(record.recordID == CKRecord.ID(recordName: "a", zoneID: CKRecordZone.default().zoneID))
    let share = CKShare(rootRecord: record)
    share[CKShare.SystemFieldKey.title] = "Shopping" as CKRecordValue
    #expect(record.share?.recordID == share.recordID && share.url == nil)
    let model = SyncModel()
    await model.refresh()
    #expect(model.status == "no account")
    let failures = ["for records", "to save records"].map { "CloudKit was asked \($0); stub it in the world." }
    #expect(await model.save(record) == failures[1] && model.operate() == failures)
  }

  @Test func `calendars are out of reach, and an event holds its values`() async throws {
    let store = EKEventStore()
    #expect(try await !store.requestFullAccessToEvents())
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate) = ("Lunch", Date(timeIntervalSince1970: 0))
    event.calendar = store.defaultCalendarForNewEvents
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: nil))
    event.addAlarm(EKAlarm(relativeOffset: -900))
    #expect(event.hasAlarms && event.recurrenceRules?.first?.interval == 2 && event.calendar == nil)
    let day = store.predicateForEvents(withStart: event.startDate, end: Date(timeIntervalSince1970: 9), calendars: nil)
    #expect(store.events(matching: day).isEmpty && store.calendars(for: .reminder).isEmpty)
    let error = #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    #expect(error?.localizedDescription == "EventKit was asked to save an event; stub it in the world.")
  }

  @Test func `an index accepts items, a session has no watch, and no metrics arrive`() async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    (attributes.title, attributes.keywords) = ("Milk", ["food"])
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: attributes)
    try await CSSearchableIndex.default().indexSearchableItems([item])
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.contentAttributeSet = item.attributeSet
    #expect(activity.contentAttributeSet?.title == "Milk")
    let (phone, session) = (PhoneSession(), WCSession.default)
    session.delegate = phone
    #expect(WCSession.isSupported() && session.activationState == .notActivated)
    session.activate()
    MXMetricManager.shared.add(phone)
    #expect(session.activationState == .activated && !session.isPaired && MXMetricManager.shared.pastPayloads.isEmpty)
    var failure = ""
    session.sendMessage(["a": 1], replyHandler: nil) { failure = $0.localizedDescription }
    #expect(failure == "WatchConnectivity was asked to send a message; stub it in the world.")
  }
}
