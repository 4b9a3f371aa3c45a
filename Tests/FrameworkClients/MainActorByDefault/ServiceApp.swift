import CloudKit
import CoreSpotlight
import EventKit
import EventKitUI
import MetricKit
import SwiftUI
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
