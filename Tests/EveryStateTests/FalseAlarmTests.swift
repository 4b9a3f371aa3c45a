import SwiftUI

@testable import EveryState

/// Correct screens that have something in common with a bug.
struct FalseAlarmTests {
  @Test @MainActor func `a correct screen has no finding`() throws {
    for screen in Self.correct {
      let catalog = SnapshotCatalog(suite: "Correct") { return [screen] }
      expect(catalog.refusals, is: [], "\(screen.name)")
      let found = try catalog.soundness().filter { ![.unusedControl, .undeclaredFirstLook].contains($0.rule) }
      expect(found.map(\.message), is: [], "\(screen.name)")
    }
  }

  @Test @MainActor func `what such a screen has in common with a bug still is a finding elsewhere`() throws {
    let bugs: [(DeclaredScreen, String)] = [
      (Self.settings { _, _ in }, "press \"Reset\" changes nothing"),
      (
        Self.form { model in Form { FormView(model: model, isSilent: true) } },
        "send failed and nothing says so"
      ),
    ]
    for (screen, words) in bugs {
      let found = try SnapshotCatalog(suite: "Bugs") { return [screen] }.soundness().map(\.message)
      expect(found.contains { $0.contains(words) }, "\(words): \(found)")
    }
  }

  @MainActor private static var correct: [DeclaredScreen] {
    [
      form { FormView(model: $0) }, page, cancelled,
      settings {
        $0 = 0; $1 = false
      }, shared,
      pages("pages") { try await $0.rows() }, pages("numbered pages") { try await numbered($0) },
      impatient,
    ]
  }

  /// A form that a spinner replaces while it sends, and that returns after a failure.
  @MainActor private static func form(@ViewBuilder _ view: @escaping @MainActor @Sendable (Sending) -> some View)
    -> DeclaredScreen
  {
    typealias State = SnapshotState<Mail>
    let press: @MainActor @Sendable (ScreenUser) async throws -> Void = { try await $0.press("Send") }
    return screen(
      "form",
      [
        .idle(), .state("loaded", proving: .loaded, { $0.send = .returns }, by: press),
        .state("loading", proving: .loading, { $0.send = .never }, by: press),
        .state("failed", proving: .failed, { $0.send = .fails(Refused()) }, by: press),
        State.waives(.empty, because: "it sends"),
      ]
    ) { (world: Mail) in view(Sending { try await world.send() }) }
  }

  /// A page is no collection: what is empty is declared.
  @MainActor private static var page: DeclaredScreen {
    screen(
      "page",
      [
        .idle(), .loads(\.page, empty: Page(rows: [], next: nil), failure: Refused()),
        .state("emptied by itself", { $0.page = .returns(Page(rows: [], next: 4)) }),
      ]
    ) { (world: Shop) in
      Loaded {
        try await world.page()
      } content: { page in
        if page.rows.isEmpty { Text("No recipes yet") } else { ForEach(page.rows, id: \.self) { Text($0) } }
      }
    }
  }

  /// The button of the failed state, after the user has cancelled.
  @MainActor private static var cancelled: DeclaredScreen {
    screen(
      "cancelled",
      [
        .idle(), .loads(\.rows, failure: Refused()),
        .state("cancelled", from: .beginning, by: { try await $0.press("Cancel", whileLoading: true) }),
      ]
    ) { (world: Shop) in
      Loaded(hasCancel: true) {
        try await world.rows()
      } content: { rows in
        if rows.isEmpty { Text("Nothing") } else { ForEach(rows, id: \.self) { Text($0) } }
      }
    }
  }

  /// A slider at its minimum, and a Reset with nothing to reset.
  @MainActor private static func settings(_ reset: @escaping @MainActor @Sendable (inout Double, inout Bool) -> Void)
    -> DeclaredScreen
  { screen("settings", [.loadsNothing(because: "a test"), .state("shown")]) { (_: Mail) in Settings(reset: reset) } }

  /// Two functions with one response.
  @MainActor private static var shared: DeclaredScreen {
    screen("shared", [.idle(), .loads(\.rows, failure: Refused())]) { (world: Shop) in
      Loaded {
        try await world.featured()
      } content: { rows in
        if rows.isEmpty { Text("Nothing") } else { ForEach(rows, id: \.self) { Text($0) } }
      }
      .task { _ = try? await world.recent() }
    }
  }

  /// Each page asks for the next one as long as there is room.
  @MainActor private static func pages(
    _ name: String, _ ask: @escaping @MainActor @Sendable (Shop) async throws -> [String]
  ) -> DeclaredScreen {
    screen(name, [.idle(), .loads(\.rows, failure: Refused())]) { (world: Shop) in
      Loaded {
        try await ask(world)
      } content: { rows in
        if rows.isEmpty { Text("Nothing") } else { Pages(first: rows) { try await ask(world) } }
      }
    }
  }

  @MainActor private static func numbered(_ world: Shop) async throws -> [String] { try await world.page(after: 1) }

  /// A screen that stops waiting says what a failed one says.
  @MainActor private static var impatient: DeclaredScreen {
    let slow = SnapshotState<Shop>.state("too slow", { $0.rows = .never }, by: { await $0.wait(.seconds(30)) })
    return screen("impatient", [.idle(), .loads(\.rows, failure: Refused()), slow]) { (world: Shop) in
      Loaded(patience: .seconds(20)) {
        try await world.rows()
      } content: { rows in
        if rows.isEmpty { Text("Nothing") } else { ForEach(rows, id: \.self) { Text($0) } }
      }
    }
  }

  @MainActor private static func screen<World: SnapshotWorld>(
    _ name: String, _ states: [SnapshotState<World>],
    @ViewBuilder _ view: @escaping @MainActor @Sendable (World) -> some View
  ) -> DeclaredScreen { DeclaredScreen(Correct(screenName: name, states: states, make: view)) }
}

private struct Correct<World: SnapshotWorld, Content: View>: ScreenSnapshots {
  let screenName: String
  let states: [SnapshotState<World>]
  let make: @MainActor @Sendable (World) -> Content
  func view(_ world: World) -> Content { make(world) }
}

private struct Refused: LocalizedError { var errorDescription: String? { "Refused" } }

private struct Page: Sendable, Equatable {
  var rows: [String]
  var next: Int?
}

private struct Mail: SnapshotWorld { var send = MockResponse<Void>() }

private struct Shop: SnapshotWorld {
  var rows = MockResponse(["Soup", "Stew", "Salad"])
  var page = MockResponse(Page(rows: ["Soup"], next: nil))

  func featured() async throws -> [String] { try await rows() }
  func recent() async throws -> [String] { try await rows() }
  func page(after row: Int) async throws -> [String] { try await rows() }
}

@MainActor @Observable private final class Sending {
  var isBusy = false
  var isDone = false
  var problem: String?
  let send: @Sendable () async throws -> Void

  init(send: @escaping @Sendable () async throws -> Void) { self.send = send }

  func go() async {
    (isBusy, problem) = (true, nil)
    do {
      try await send()
      isDone = true
    } catch { problem = "Not sent. \(error.localizedDescription)" }
    isBusy = false
  }
}

private struct FormView: View {
  @State var model: Sending
  var isSilent = false
  var body: some View {
    if model.isDone {
      Text("Sent.")
    } else if model.isBusy {
      ProgressView()
    } else {
      Text("Your message")
      if let problem = model.problem, !isSilent { Text(problem) }
      Button("Send") { Task { await model.go() } }
    }
  }
}

private struct Loaded<Value: Sendable, Content: View>: View {
  var hasCancel = false
  var patience: Duration?
  let load: @MainActor () async throws -> Value
  @ViewBuilder let content: (Value) -> Content
  @State private var value: Value?
  @State private var problem: String?
  @State private var isCancelled = false
  @State private var task: Task<Void, Never>?

  var body: some View {
    VStack {
      if let value {
        content(value)
      } else if problem != nil || isCancelled {
        Text(problem ?? "Cancelled")
        Button("Try Again", action: start)
      } else {
        ProgressView()
        if hasCancel {
          Button("Cancel") {
            task?.cancel(); isCancelled = true
          }
        }
      }
    }
    .onAppear { if value == nil, task == nil { start() } }
  }

  private func start() {
    (problem, isCancelled) = (nil, false)
    task = Task {
      do {
        let loaded = try await load()
        if !isCancelled { value = loaded }
      } catch { if !isCancelled { problem = "Not loaded." } }
    }
    guard let patience, let task else { return }
    Task {
      try? await Task.sleep(for: patience)
      task.cancel()
    }
  }
}

private struct Settings: View {
  let reset: @MainActor (inout Double, inout Bool) -> Void
  @State private var volume = 0.0
  @State private var isLoud = false
  var body: some View {
    Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
    Toggle("Loud", isOn: $isLoud)
    Button("Reset") { reset(&volume, &isLoud) }
  }
}

private struct Pages: View {
  let first: [String]
  let more: @MainActor () async throws -> [String]
  @State private var rows: [String] = []
  var body: some View {
    VStack { ForEach(Array((first + rows).enumerated()), id: \.offset) { Text("\($0.offset) \($0.element)") } }
      .task(id: rows.count) {
        guard rows.count < 6, let next = try? await more() else { return }
        rows += next
      }
  }
}
