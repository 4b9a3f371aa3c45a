import Network
import SwiftUI
import TestSupport

@testable import EveryState

/// A path monitor reports once that there is no network.
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
