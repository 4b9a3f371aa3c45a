import SwiftUI

@testable import EveryState

@MainActor struct RefusalTests {
  @Test @MainActor func `a screen that does not ask the named dependency is not driven`() throws {
    let deaf = Shelf(.loads(\.books, failure: ShelfError())) { _ in Text("I load nothing") }
    for state in ["loaded", "loading", "empty", "failed"] {
      let outcome = try drive(deaf, state).outcome
      expect(outcome.verdict, is: .notDriven)
      expect("\(outcome)", contains: "'books' was never called")
    }
  }

  @Test @MainActor func `another mock's failure proves nothing`() throws {
    let other = Shelf(.state("failed", proving: .failed) { $0.ads = .fails(ShelfError()) })
    expect("\(try drive(other, "failed").outcome)", contains: "'ads' was never called")
  }

  @Test @MainActor func `the log must match the state`() throws {
    let cases: [Row<(StateProof, MockResponse<[String]>, String?)>] = [
      Row((.loaded, .returns(["Dune"]), nil)), Row((.loaded, .returns([]), "'books' returned an empty value")),
      Row((.loaded, .fails(ShelfError()), "is not loaded")), Row((.empty, .returns([]), nil)),
      Row((.empty, .returns(["Dune"]), "'books' did not return an empty value")),
      Row((.failed, .fails(ShelfError()), nil)),
      Row((.failed, .returns([]), "is not failed")), Row((.loading, .never, nil)),
      Row((.settled, .fails(ShelfError()), nil)),
    ]
    for (row, (proof, response, problem)) in cases.rows() {
      let shelf = Shelf(.state("it", proving: proof) { $0.books = response })
      let outcome = try drive(shelf, "it").outcome
      expect(outcome.verdict, is: problem.map { _ in .notDriven }, "\(outcome)", at: row)
      if let problem { expect("\(outcome)", contains: problem, at: row) }
    }
  }

  @Test @MainActor func `a call in flight that will be answered is not settled`() throws {
    let retry = Shelf(
      .state(
        "it", proving: .settled, taken: .atOnce, { $0.books = .sequence(.fails(ShelfError()), .returns(["Dune"])) }
      ) {
        try await $0.press("Try Again")
      })
    expect("\(try drive(retry, "it").outcome)", contains: "the last call of 'books' is not settled")
  }

  @Test @MainActor func `a script with unused answers lacks an action`() throws {
    let pages = Shelf(.state("page 2") { $0.books = .sequence(["Dune"], ["Emma"]) })
    expect(
      "\(try drive(pages, "page 2").outcome)", contains: "called 1 of 2 times", "Does the state lack an action (by:)?")
  }

  @Test @MainActor func `a script with answers left after an action names the action`() throws {
    let retry = Shelf(
      .state("it", { $0.books = .sequence(.fails(ShelfError()), .returns(["Dune"]), .returns(["Emma"])) }) {
        try await $0.press("Try Again")
      })
    expect("\(try drive(retry, "it").outcome)", contains: #"makes the screen load again after press "Try Again"."#)
  }

  @Test @MainActor func `a storyboard that stops says how far it came`() throws {
    let shelf = Shelf(
      .storyboard("retry") {
        $0.books = .sequence(.fails(ShelfError()), .returns(["Dune"]))
      } by: {
        try await $0.press("Try Again")
        try await $0.press("Nowhere")
      }, .state("once", { $0.books = .fails(ShelfError()) }, by: { try await $0.press("Nowhere") }))
    let driven = try exactly(2, DeclaredScreen(shelf).frames.map { try $0.drive() })
    expect(driven[0].reached.map(\.event), is: ["shown", "press \"Try Again\"", "1 s later"])
    expect(driven[0].reached.last?.lines.joined() ?? "", contains: "Dune")
    expect(driven[1].reached, is: [], "a state has no moments")
  }

  @Test func `a frame that is drawn has no moments before a stop`() throws {
    let drawn = try DeclaredScreen(Shelf(.loads(\.books, failure: ShelfError()))).frames.map { try $0.drive() }
    expect(drawn.map(\.reached), is: [[], [], [], []])
  }

  /// What else the screen does while it waits.
  enum Meanwhile: CaseIterable { case nothing, ticks, givesUp }

  @Test(arguments: [(Meanwhile.nothing, "waiting"), (.ticks, "waiting"), (.givesUp, "gave up")])
  func `a state that declares an endless wait shows the wait, or how the app ends it`(
    _ meanwhile: Meanwhile, _ end: String
  ) throws {
    let endless = Shelf(.state("never answers") { $0.books = .never }) { world in
      With(value: "waiting") { $word in
        Text(word).task {
          let load = Task { do { _ = try await world.books() } catch { word = "gave up" } }
          while meanwhile == .ticks { try? await Task.sleep(for: .milliseconds(300)) }
          guard meanwhile == .givesUp else { return }
          try? await Task.sleep(for: .seconds(20))
          load.cancel()
        }
      }
    }
    try expect(drawing(endless, "never answers"), contains: end)
  }

  @Test func `a screen that the declared wait keeps loading has no finding`() throws {
    let endless = Shelf(.loads(\.books, failure: ShelfError()), .state("never answers") { $0.books = .never })
    let catalog = SnapshotCatalog(suite: "Endless") { endless }
    try expect(catalog.soundness().filter { $0.states.contains("never answers") }.map(\.headline), is: [])
  }

  @Test(.enabled(if: isLongRun)) func `a drive that never stops working is stuck`() throws {
    let yielding = Shelf(.loads(\.books, failure: ShelfError())) { world in
      Text("spins").task {
        _ = try? await world.books()
        while !Task.isCancelled { await Task.yield() }
      }
    }
    let outcome = try drive(yielding, "loaded").outcome
    expect(outcome.verdict, is: .stuck)
    expect("\(outcome)", contains: "100000 jobs")
  }

  @Test @MainActor func `updates and work that trigger each other are stuck`() throws {
    let pingPong = Shelf(.loads(\.books, failure: ShelfError())) { world in
      With(value: 0) { $round in
        Text(verbatim: "\(round)").task(id: round) {
          if round == 0 { _ = try? await world.books() }
          round += 1
        }
      }
    }
    let endlessly = try drive(pingPong, "loaded").outcome
    expect(endlessly.verdict, is: .stuck, "\(endlessly)")
  }

  @Test @MainActor func `a view that cannot be drawn is named`() throws {
    let unknown = Shelf(.loadsNothing(because: "a test"), .state("shown")) { _ in Hologram() }
    let outcome = try drive(unknown, "shown").outcome
    expect(outcome.verdict, is: .undrawn)
    expect("\(outcome)", contains: "cannot draw Hologram")
  }

  @Test func `a view without its object names the object`() throws {
    let orphan = Shelf(.loadsNothing(because: "a test"), .state("shown")) { _ in NeedsStore() }
    expect("\(try drive(orphan, "shown").outcome)", contains: "reads Store through @Environment")
  }

  @Test(.enabled(if: isLongRun)) func `a blocking wait ends the process with a report that names the frame`() async {
    await #expect(processExitsWith: .exitCode(70)) {
      NeutralEnvironment.enter(["EVERYSTATE_WATCHDOG_SECONDS": "0.05"])
      let frames = SnapshotCatalog(suite: "Blocking") {
        Plain("Blocking") { Text("blocks").onAppear { DispatchSemaphore(value: 0).wait() } }
      }.frames
      for frame in frames { try await frame.verify() }
    }
  }
}

private struct Hologram: View { var body: Never { fatalError("drawn in light only") } }
@Observable private final class Store {}

private struct NeedsStore: View {
  @Environment(Store.self) private var store
  var body: some View { Text(verbatim: "\(store)") }
}
