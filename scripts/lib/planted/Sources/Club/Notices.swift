import Combine
import SwiftUI

struct Notice: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
  let date: Date
  var isRead = false
}

protocol NoticeService: Sendable {
  func notices() async throws -> [Notice]
  func markRead(_ ids: [Notice.ID]) async throws
}

@MainActor final class NoticesModel: ObservableObject {
  @Published private(set) var notices: Loading<[Notice]> = .waiting
  @Published private(set) var isMarking = false
  @Published private(set) var problem: String?
  private let service: any NoticeService

  init(service: any NoticeService) { self.service = service }

  private var known: [Notice] { if case .loaded(let notices) = notices { notices } else { [] } }
  var unread: [Notice.ID] { known.filter { !$0.isRead }.map(\.id) }

  func load() async {
    if case .loaded = notices { return }
    await reload()
  }

  func reload() async {
    notices = .waiting
    do {
      let answer = try await service.notices()
      guard !Task.isCancelled else { return }
      notices = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      notices = .failed(error.localizedDescription)
    }
  }

  func markAllRead() async {
    let ids = unread
    guard !ids.isEmpty, !isMarking else { return }
    isMarking = true
    problem = nil
    do {
      try await service.markRead(ids)
      notices = .loaded(
        known.map { notice in
          var notice = notice
          if ids.contains(notice.id) { notice.isRead = true }
          return notice
        })
    } catch {
      problem = error.localizedDescription
    }
    isMarking = false
  }
}

struct NoticesView: View {
  @StateObject private var model: NoticesModel

  init(model: @autoclosure @escaping () -> NoticesModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.notices {
        case .waiting: ProgressView("Loading notices")
        case .loaded(let notices) where notices.isEmpty:
          ContentUnavailableView {
            Label("No Notices", systemImage: "bell.slash")
          } description: {
            Text("You are up to date.")
          } actions: {
            Button("Look Again") { Task { await model.reload() } }
          }
        case .loaded(let notices): list(notices)
        case .failed(let message):
          ContentUnavailableView {
            Label("Notices Not Loaded", systemImage: "bell.slash")
          } description: {
            Text(message)
          } actions: {
            Button("Try Again") { Task { await model.reload() } }
          }
        }
      }
      .navigationTitle("Notices")
    }
    .task { await model.load() }
  }

  private func list(_ notices: [Notice]) -> some View {
    List {
      Section {
        if model.unread.isEmpty {
          Text("You have read everything.")
        } else {
          Text("\(model.unread.count) unread notices")
          Button("Mark All as Read") { Task { await model.markAllRead() } }.disabled(model.isMarking)
        }
        if model.isMarking { ProgressView("Saving") }
        if let problem = model.problem {
          Text("Nothing was marked.")
          Text(problem)
        }
      }
      ForEach(notices) { notice in
        VStack(alignment: .leading) {
          Text(notice.text).fontWeight(notice.isRead ? .regular : .bold)
          Text(notice.date, format: .dateTime.day().month(.wide)).font(.footnote).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(notice.isRead ? Text("Read") : Text("Unread"))
      }
    }
  }
}
