import SwiftUI

@testable import EveryState

/// Correct screens that have something in common with a bug.
@MainActor struct FalseAlarmTests {
  @Test func `a correct screen has no finding, and the bug that it resembles has one`() throws {
    for screen in Self.correct { try expect(messages(screen), is: [], "\(screen.name)") }
    let dead = try messages(Self.settings { _, _ in })
    expect(dead.count == 1 && dead[0].contains(#"press "Reset" changes nothing"#), "\(dead)")
    let silent = try messages(Self.form(isSilent: true))
    expect(silent.count == 1 && silent[0].contains("send failed and nothing says so"), "\(silent)")
  }

  @Test func `a screen with tabs does not repeat their controls beside other screens`() throws {
    let tabs = Self.screen("tabs", [.loadsNothing(because: "a test"), .state("shown")]) { (_: Mail) in
      TabView {
        Settings(reset: { ($0, $1) = (0, false) }).tabItem { Text("Settings") }; Text("B").tabItem { Text("B") }
      }
    }
    for others in [[], [Self.settings { ($0, $1) = (0, false) }]] {
      let found = try SnapshotCatalog(suite: "Tabs") { return [tabs] + others }.soundness()
      expect(found.contains { $0.screen == "tabs" }, is: others.isEmpty, "\(found)")
    }
  }

  private func messages(_ screen: DeclaredScreen) throws -> [String] {
    let catalog = SnapshotCatalog(suite: "Correct") { return [screen] }
    expect(catalog.refusals, is: [])
    return try catalog.soundness().filter { $0.level == .error }.map(\.message)
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
    return [form(), page, settings { ($0, $1) = (0, false) }, stopping, pages, shared]
  }

  /// A form that a spinner replaces while it sends, and that returns after a failure.
  private static func form(isSilent: Bool = false) -> DeclaredScreen {
    let press: @MainActor @Sendable (ScreenUser) async throws -> Void = { try await $0.press("Send") }
    return screen(
      "form",
      [
        .idle(), .state("loaded", proving: .loaded, { $0.send = .returns }, by: press),
        .state("loading", proving: .loading, { $0.send = .never }, by: press),
        .state("failed", proving: .failed, { $0.send = .fails(ShelfError()) }, by: press),
        .waives(.empty, because: "it sends"),
      ]
    ) { (world: Mail) in SendForm(isSilent: isSilent) { try await world.send() } }
  }

  /// A page is not a collection: what is empty is declared. A screen that stops waiting says what a failed one says.
  private static var page: DeclaredScreen {
    screen(
      "page",
      [
        .idle(), .loads(\.page, empty: Page(rows: [], next: nil), failure: ShelfError()),
        .state("without rows", { $0.page = .returns(Page(rows: [], next: 4)) }),
        .state("too slow", { $0.page = .never }, by: { await $0.wait(.seconds(30)) }),
      ]
    ) { (world: Pages) in PageView { try await world.page().rows } }
  }

  /// A slider at its minimum, and a Reset with nothing to reset.
  private static func settings(_ reset: @escaping @MainActor @Sendable (inout Double, inout Bool) -> Void)
    -> DeclaredScreen
  { screen("settings", [.loadsNothing(because: "a test"), .state("shown")]) { (_: Mail) in Settings(reset: reset) } }

  private static func screen<World: SnapshotWorld>(
    _ name: String, _ states: [SnapshotState<World>],
    @ViewBuilder _ view: @escaping @MainActor @Sendable (World) -> some View
  ) -> DeclaredScreen { DeclaredScreen(Correct(screenName: name, states: states, make: view)) }
}

struct Correct<World: SnapshotWorld, Content: View>: ScreenSnapshots {
  let screenName: String
  let states: [SnapshotState<World>]
  let make: @MainActor @Sendable (World) -> Content
  func view(_ world: World) -> Content { make(world) }
}

private struct Page: Sendable, Equatable {
  var rows: [String]
  var next: Int?
}

private struct Mail: SnapshotWorld { var send = MockResponse<Void>() }

private struct Pages: SnapshotWorld { var page = MockResponse(Page(rows: ["Soup"], next: nil)) }

struct SendForm: View {
  let isSilent: Bool
  let send: @Sendable () async throws -> Void
  @State private var isBusy = false
  @State private var words = "Your message"
  @State private var problem: String?
  var body: some View {
    if isBusy {
      ProgressView()
    } else {
      Text(words)
      if let problem, !isSilent { Text(problem) }
      if words != "Sent." { Button("Send") { Task { await go() } } }
    }
  }

  private func go() async {
    (isBusy, problem) = (true, nil)
    do {
      try await send()
      words = "Sent."
    } catch { problem = "Not sent. \(error.localizedDescription)" }
    isBusy = false
  }
}

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
    }
    .onAppear { if task == nil { start() } }
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
  let reset: @MainActor (inout Double, inout Bool) -> Void
  @State private var volume = 0.0
  @State private var isLoud = false
  @State private var order = ""
  var body: some View {
    Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
    Toggle("Loud", isOn: $isLoud)
    Button("Reset") { reset(&volume, &isLoud) }
    Menu("Sort") { Button("By Name") { order = "name" } }
    Text(order)
    Button("Unsort") { order = "" }
  }
}
