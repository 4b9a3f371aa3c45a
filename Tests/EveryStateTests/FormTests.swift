import SwiftUI

@testable import EveryState

@MainActor struct FormTests {
  private let save: @MainActor @Sendable (ScreenUser) async throws -> Void = {
    try await $0.type("Ada", into: "Name")
    try await $0.press("Save")
  }

  @Test @MainActor func `a form's states are reached by the calls they name`() throws {
    let form = FormSnapshots(states: [
      .loadsNothing(because: "a form"), .state("blank"),
      .state("filled in", { _ in }, by: { try await $0.type("Ada", into: "Name") }),
      .state("saving", proving: .loading, { _ in }, by: save), .state("saved", { _ in }, by: save),
      .state("not saved", { $0.save = .fails(ShelfError()) }, by: save),
    ])
    let expected = [
      "blank": "editing", "filled in": "Ada", "saving": "saving", "saved": "saved", "not saved": "The shelf is locked.",
    ]
    for frame in DeclaredScreen(form).frames {
      let drawing = try drawing(form, frame.name)
      expect(drawing, contains: try #require(expected[frame.name]), comment: "\(frame.name): \(drawing)")
    }
  }

  @Test @MainActor func `a state that names the dependency must lead to its call`() throws {
    let early = FormSnapshots(states: [
      .loadsNothing(because: "a form"), .state("not saved") { $0.save = .fails(ShelfError()) },
      .state("saved", proving: .loaded, { _ in }, by: { try await $0.type("Ada", into: "Name") }),
    ])
    for state in ["not saved", "saved"] {
      let outcome = try drive(early, state).outcome
      expect(outcome.verdict, is: .notDriven)
      expect("\(outcome)", contains: "'save' was never called")
    }
  }

  @Test @MainActor func `a response at the memory address of the world's own is still the state's`() throws {
    let replaced = FormSnapshots(states: [
      .loadsNothing(because: "a form"),
      .state("not saved") {
        $0.save = .returns
        $0.save = .fails(ShelfError())
      },
    ])
    expect("\(try drive(replaced, "not saved").outcome)", contains: "'save' was never called")
  }

  @Test @MainActor func `time does not pass for a form before the user acts`() throws {
    let patient = FormSnapshots(
      states: [.loadsNothing(because: "a form"), .state("saved", { $0.save = .returns }, by: save)], expiresAfter: 60)
    try expect(drawing(patient, "saved"), contains: "saved")
  }

  @Test @MainActor func `a contradictory declaration is refused`() throws {
    let nothing: @MainActor @Sendable (ScreenUser) async throws -> Void = { try await $0.press("Nothing") }
    let cases: [(SnapshotState<FormSnapshots.World>, String)] = [
      (.state("it", proving: .idle, { _ in }, by: nothing), "the user's actions (by:)"),
      (.storyboard("it", proving: .idle, { _ in }, by: nothing), "the user's actions (by:)"),
      (.storyboard("it", from: .beginning, proving: .idle), "would end before it begins"),
      (.state("it", proving: .idle, taken: .atOnce), "taken: .atOnce is later"),
      (.state("it", from: .beginning), "but declares no action"),
    ]
    for (state, message) in cases {
      let outcome = try drive(FormSnapshots(states: [.loadsNothing(because: "a form"), state]), "it").outcome
      expect(outcome.verdict, is: .notDriven)
      expect("\(outcome)", contains: message, comment: "\(message): \(outcome)")
    }
    let idle = FormSnapshots(states: [.loadsNothing(because: "a form"), .state("it", proving: .idle)])
    try expect(drive(idle, "it").outcome.verdict == nil)
  }
}

private struct FormSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var save = MockResponse() }
  var states: [SnapshotState<World>]
  var expiresAfter = 0
  var environment: SnapshotEnvironment { SnapshotEnvironment(columns: 24, height: 8) }
  func view(_ world: World) -> some View { FormView(save: world.save, expiresAfter: expiresAfter) }
}

private struct FormView: View {
  let save: MockResponse<Void>
  let expiresAfter: Int
  @State private var name = ""
  @State private var status = "editing"
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Save") {
        status = "saving"
        Task {
          do {
            try await save()
            status = "saved"
          } catch { status = error.localizedDescription }
        }
      }.disabled(status == "expired")
      Text(status)
    }.task {
      guard expiresAfter > 0, (try? await Task.sleep(for: .seconds(expiresAfter))) != nil else { return }
      status = "expired"
    }
  }
}
