import Combine
import SwiftUI

struct ClubEvent: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
  var date: Date
}

protocol EventService: Sendable {
  func events() async throws -> [ClubEvent]
  func create(title: String, date: Date) async throws -> ClubEvent
}

@MainActor final class EventsModel: ObservableObject {
  @Published private(set) var events: Loading<[ClubEvent]> = .waiting
  @Published private(set) var isCreating = false
  @Published var failure: String?
  private let service: any EventService

  init(service: any EventService) { self.service = service }

  func load() async {
    if case .loaded = events { return }
    events = .waiting
    do {
      let answer = try await service.events()
      guard !Task.isCancelled else { return }
      events = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      events = .failed(error.localizedDescription)
    }
  }

  /// Whether the event was created.
  func create(title: String, date: Date) async -> Bool {
    guard !isCreating else { return false }
    isCreating = true
    defer { isCreating = false }
    do {
      let event = try await service.create(title: title, date: date)
      if case .loaded(let known) = events { events = .loaded((known + [event]).sorted { $0.date < $1.date }) }
      return true
    } catch {
      failure = error.localizedDescription
      return false
    }
  }
}

struct EventsView: View {
  @StateObject private var model: EventsModel
  @State private var isAdding = false

  init(model: @autoclosure @escaping () -> EventsModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.events {
        case .waiting: ProgressView("Loading events")
        case .loaded(let events) where events.isEmpty:
          ContentUnavailableView {
            Label("No Events", systemImage: "calendar")
          } actions: {
            Button("Plan the First Event") { isAdding = true }
          }
        case .loaded(let events):
          List(events) { event in
            LabeledContent(event.title) { Text(event.date, format: .dateTime.weekday().day().month()) }
          }
          .toolbar { Button("New Event", systemImage: "plus") { isAdding = true } }
        case .failed(let message):
          ContentUnavailableView {
            Label("Events Not Loaded", systemImage: "calendar.badge.exclamationmark")
          } description: {
            Text(message)
          } actions: {
            Button("Load Events") { Task { await model.load() } }
          }
        }
      }
      .navigationTitle("Events")
    }
    .task { await model.load() }
    .sheet(isPresented: $isAdding) { EventForm(model: model) }
  }
}

private struct EventForm: View {
  @ObservedObject var model: EventsModel
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var date = Date()
  @State private var asksToDiscard = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        DatePicker("Day", selection: $date, displayedComponents: .date)
      }
      .disabled(model.isCreating)
      .navigationTitle("New Event")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { if title.isEmpty { dismiss() } else { asksToDiscard = true } }.disabled(model.isCreating)
        }
        ToolbarItem(placement: .confirmationAction) {
          if model.isCreating {
            ProgressView()
          } else {
            Button("Create") { Task { if await model.create(title: title, date: date) { dismiss() } } }.disabled(title.isEmpty)
          }
        }
      }
      .confirmationDialog("Discard this event?", isPresented: $asksToDiscard, titleVisibility: .visible) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep Editing", role: .cancel) {}
      }
      .alert("Event Not Created", isPresented: Binding { model.failure != nil } set: { if !$0 { model.failure = nil } }) {
        Button("OK") {}
      } message: {
        Text(model.failure ?? "")
      }
    }
    .interactiveDismissDisabled(!title.isEmpty || model.isCreating)
  }
}
