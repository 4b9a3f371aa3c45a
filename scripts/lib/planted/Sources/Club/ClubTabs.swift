import Combine
import SwiftUI

protocol TeamService: Sendable {
  func teams() async throws -> [String]
  func matches() async throws -> [String]
}

@MainActor final class ClubTabsModel: ObservableObject {
  @Published private(set) var teams: Loading<[String]> = .waiting
  @Published private(set) var matches: Loading<[String]> = .waiting
  private let service: any TeamService

  init(service: any TeamService) { self.service = service }

  func loadTeams() async {
    if case .loaded = teams { return }
    teams = .waiting
    do {
      let answer = try await service.teams()
      guard !Task.isCancelled else { return }
      teams = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      teams = .failed(error.localizedDescription)
    }
  }

  func loadMatches() async {
    if case .loaded = matches { return }
    matches = .waiting
    do {
      let answer = try await service.matches()
      guard !Task.isCancelled else { return }
      matches = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      matches = .failed(error.localizedDescription)
    }
  }
}

struct ClubTabsView: View {
  @StateObject private var model: ClubTabsModel
  @AppStorage("showsScores") private var showsScores = true

  init(model: @autoclosure @escaping () -> ClubTabsModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    TabView {
      NavigationStack {
        LoadedList(title: "Teams", nothing: "No Teams", rows: model.teams) { await model.loadTeams() }
      }
      .tabItem { Label("Teams", systemImage: "person.3") }
      NavigationStack {
        LoadedList(title: "Matches", nothing: "No Matches", rows: model.matches) { await model.loadMatches() }
      }
      .tabItem { Label("Matches", systemImage: "sportscourt") }
      NavigationStack {
        Form { Toggle("Show Scores", isOn: $showsScores) }.navigationTitle("Options")
      }
      .tabItem { Label("Options", systemImage: "gear") }
    }
  }
}

private struct LoadedList: View {
  let title: String
  let nothing: String
  let rows: Loading<[String]>
  let load: () async -> Void

  var body: some View {
    Group {
      switch rows {
      case .waiting: ProgressView("Loading")
      case .loaded(let rows) where rows.isEmpty: ContentUnavailableView(nothing, systemImage: "tray")
      case .loaded(let rows): List(rows, id: \.self) { Text($0) }
      case .failed(let message):
        ContentUnavailableView {
          Label("Not Loaded", systemImage: "wifi.slash")
        } description: {
          Text(message)
        } actions: {
          Button("Try Again") { Task { await load() } }
        }
      }
    }
    .navigationTitle(title)
    .task { await load() }
  }
}
