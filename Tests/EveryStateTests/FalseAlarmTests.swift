import SwiftUI

@testable import EveryState

@MainActor struct FalseAlarmTests {
  @Test func `a correct screen has no finding`() throws {
    for screen in Self.correct {
      let catalog = SnapshotCatalog(suite: "Correct") { return [screen] }
      expect(catalog.refusals, is: [])
      try expect(catalog.soundness().filter { $0.level == .error }.map(\.message), is: [], "\(screen.name)")
    }
  }

  @Test func `a screen with tabs does not repeat their controls beside other screens`() throws {
    let tabs = DeclaredScreen(
      Plain("tabs", "shown") {
        TabView {
          Settings().tabItem { Text("Settings") }
          Text("B").tabItem { Text("B") }
        }
      })
    for others in [[], [Self.settings]] {
      let found = try SnapshotCatalog(suite: "Tabs") { return [tabs] + others }.soundness()
      expect(found.contains { $0.screen == "tabs" }, is: others.isEmpty, "\(found)")
    }
  }

  private static var correct: [DeclaredScreen] {
    let cancelled = SnapshotState<ShelfWorld>.state(
      "cancelled", from: .beginning, by: { try await $0.press("Cancel", whileLoading: true) })
    let stopping = library([cancelled]) { library in
      PhaseView(library: library)
      if case .loading = library.phase { Button("Cancel") { library.stop() } }
    }
    // Each page asks for the next one as long as there is room.
    let pages = library { library in
      PhaseView(library: library)
      if case .loaded(let titles) = library.phase, !titles.isEmpty, titles.count < 6 {
        ProgressView().task(id: titles.count) { await library.loadPage(after: titles) }
      }
    }
    // Two functions with one response, and one with an argument that no label tells.
    let shared = library(alongside: { library in
      _ = try? await library.world.books()
      async let one: Void = library.advertise(1)
      async let two: Void = library.advertise(2)
      _ = await (one, two)
    }) { PhaseView(library: $0) }
    return [page, settings, stopping, pages, shared]
  }

  /// A page is not a collection: what is empty is declared. A screen that stops waiting says what a failed one says.
  private static var page: DeclaredScreen {
    DeclaredScreen(
      TestScreen(
        "page",
        [
          .idle(), .loads(\.page, empty: Page(rows: [], next: nil), failure: ShelfError()),
          .state("without rows", { $0.page = .returns(Page(rows: [], next: 4)) }),
          .state("too slow", { $0.page = .never }, by: { await $0.wait(.seconds(30)) }),
        ]
      ) { (world: Pages) in PageView { try await world.page().rows } })
  }

  /// A slider at its minimum, and a Reset with nothing to reset.
  private static var settings: DeclaredScreen { DeclaredScreen(Plain("settings", "shown") { Settings() }) }
}

private struct Page: Sendable, Equatable {
  var rows: [String]
  var next: Int?
}

private struct Pages: SnapshotWorld { var page = MockResponse(Page(rows: ["Soup"], next: nil)) }

private struct PageView: View {
  let load: @MainActor () async throws -> [String]
  @State private var rows: [String]?
  @State private var problem: String?
  @State private var task: Task<Void, Never>?

  var body: some View {
    VStack {
      if let rows {
        Text(rows.first ?? "Nothing")
      } else if let problem {
        Text(problem)
        Button("Try Again", action: start)
      } else {
        ProgressView()
      }
    }.onAppear { if task == nil { start() } }
  }

  private func start() {
    problem = nil
    let task = Task { do { rows = try await load() } catch { problem = "Not loaded." } }
    self.task = task
    Task {
      try? await Task.sleep(for: .seconds(20))
      task.cancel()
    }
  }
}

private struct Settings: View {
  @State private var volume = 0.0
  @State private var isLoud = false
  @State private var order = ""
  var body: some View {
    Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
    Toggle("Loud", isOn: $isLoud)
    Button("Reset") { (volume, isLoud) = (0, false) }
    Menu("Sort") { Button("By Name") { order = "name" } }
    Text(order)
    Button("Unsort") { order = "" }
  }
}
