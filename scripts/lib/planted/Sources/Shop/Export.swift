import Observation
import SwiftUI

protocol Exporter: Sendable {
  /// The part that is done, from 0 to 1.
  func export(year: Int) -> AsyncThrowingStream<Double, any Error>
}

@MainActor @Observable final class ExportModel {
  enum Phase: Equatable {
    case ready, cancelled, done
    case running(Double)
    case failed(String)
  }
  private(set) var phase = Phase.ready
  var year = 2025
  private var work: Task<Void, Never>?
  private let exporter: any Exporter

  init(exporter: any Exporter) { self.exporter = exporter }

  func start() {
    if case .running = phase { return }
    phase = .running(0)
    work = Task {
      do {
        for try await part in exporter.export(year: year) {
          guard !Task.isCancelled else { return }
          phase = .running(part)
        }
        guard !Task.isCancelled else { return }
        phase = .done
      } catch {
        guard !Task.isCancelled else { return }
        phase = .failed(error.localizedDescription)
      }
    }
  }

  func cancel() {
    work?.cancel()
    work = nil
    phase = .cancelled
  }
}

struct ExportView: View {
  @State private var model: ExportModel

  init(model: ExportModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      Form {
        Picker("Year", selection: $model.year) {
          ForEach(2023...2025, id: \.self) { Text($0.formatted(.number.grouping(.never))) }
        }
        .disabled(isRunning)
        switch model.phase {
        case .ready: Button("Export Receipts") { model.start() }
        case .running(let part):
          ProgressView("Exporting", value: part)
          Button("Cancel Export", role: .cancel) { model.cancel() }
        case .cancelled:
          Text("The export was cancelled.")
          Button("Export Receipts") { model.start() }
        case .failed(let message):
          Text("The export failed. \(message)")
          Button("Export Again") { model.start() }
        case .done:
          Label("The receipts are in your Files.", systemImage: "checkmark")
          Button("Export Another Year") { model.start() }
        }
      }
      .navigationTitle("Export")
    }
  }

  private var isRunning: Bool { if case .running = model.phase { true } else { false } }
}
