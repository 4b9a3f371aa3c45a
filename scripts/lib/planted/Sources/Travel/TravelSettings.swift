import SwiftUI

protocol CacheService: Sendable {
  /// In megabytes.
  func size() async throws -> Int
  func clear() async throws
}

struct TravelSettingsView: View {
  enum Unit: String, CaseIterable { case kilometers = "Kilometers", miles = "Miles" }
  let service: any CacheService
  @AppStorage("unit") private var unit = Unit.kilometers
  @AppStorage("reminders") private var reminders = true
  @AppStorage("days") private var days = 1
  @State private var size = Fetched<Int>.pending
  @State private var isClearing = false
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      Form {
        Picker("Distances", selection: $unit) {
          ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) }
        }
        Section("Reminders") {
          Toggle("Remind Me", isOn: $reminders)
          if reminders { Stepper("^[\(days) day](inflect: true) before", value: $days, in: 1...14) }
        }
        Section("Downloads") { downloads }
        Button("Restore Defaults") {
          unit = .kilometers
          reminders = true
          days = 1
        }
        .disabled(unit == .kilometers && reminders && days == 1)
      }
      .navigationTitle("Settings")
    }
    .task {
      if case .pending = size { await measure() }
    }
  }

  @ViewBuilder private var downloads: some View {
    switch size {
    case .pending: ProgressView("Measuring")
    case .problem(let message):
      Text("The size is unknown. \(message)")
      Button("Measure Again") {
        size = .pending
        Task { await measure() }
      }
    case .value(0): Text("No maps are downloaded.")
    case .value(let megabytes):
      LabeledContent("Maps", value: "\(megabytes.formatted()) MB")
      if let problem { Text("The maps were not removed. \(problem)") }
      if isClearing { ProgressView("Removing") } else { Button("Remove Maps", role: .destructive) { Task { await clear() } } }
    }
  }

  private func measure() async {
    if let answer = await Fetched.from({ try await service.size() }) { size = answer }
  }

  private func clear() async {
    guard !isClearing else { return }
    isClearing = true
    problem = nil
    do {
      try await service.clear()
      size = .value(0)
    } catch { problem = error.localizedDescription }
    isClearing = false
  }
}
