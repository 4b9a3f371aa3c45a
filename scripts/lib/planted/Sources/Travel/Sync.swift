import SwiftUI

protocol SyncService: Sendable {
  func sync() async throws -> Int
}

/// Tries three times, with pauses that grow, and can be stopped.
struct SyncView: View {
  private enum Phase: Equatable {
    case ready, stopped
    case syncing
    case waiting(Int, String)
    case done(Int)
    case failed(String)
  }
  let service: any SyncService
  @State private var phase = Phase.ready
  @State private var work: Task<Void, Never>?

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        switch phase {
        case .ready: start("Sync Photos")
        case .stopped:
          Text("The sync was stopped.")
          start("Sync Photos")
        case .syncing:
          ProgressView("Syncing")
          stop
        case .waiting(let seconds, let message):
          Text(message)
          Text("Next attempt in ^[\(seconds) second](inflect: true)")
          stop
        case .done(let count):
          Text("^[\(count) photo](inflect: true) synced")
          start("Sync Once More")
        case .failed(let message):
          Text("The photos are not synced. \(message)")
          start("Try Again")
        }
      }
      .padding()
      .navigationTitle("Photos")
    }
  }

  private func start(_ title: String) -> some View {
    Button(title) {
      work?.cancel()
      phase = .syncing
      work = Task { await sync() }
    }
    .buttonStyle(.borderedProminent).controlSize(.large)
  }

  private var stop: some View {
    Button("Stop") {
      work?.cancel()
      phase = .stopped
    }
    .buttonStyle(.bordered).controlSize(.large)
  }

  private func sync() async {
    for pause in [2, 4, 8, nil] {
      do {
        let count = try await service.sync()
        guard !Task.isCancelled else { return }
        phase = .done(count)
        return
      } catch {
        guard !Task.isCancelled else { return }
        guard let pause else {
          phase = .failed(error.localizedDescription)
          return
        }
        phase = .waiting(pause, error.localizedDescription)
        try? await Task.sleep(for: .seconds(pause))
        guard !Task.isCancelled else { return }
        phase = .syncing
      }
    }
  }
}
