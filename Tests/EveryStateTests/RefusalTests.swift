import SwiftUI

@testable import EveryState

/// A state that was not reached must never look like one that was.
@MainActor struct RefusalTests {
  @Test @MainActor func `a state whose dependency was not asked, or gave another answer, is not driven`() throws {
    // A screen that does not ask the named dependency is not driven.
    let deaf = Shelf(.loads(\.books, failure: ShelfError())) { _ in Text("I load nothing") }
    for state in ["loaded", "loading", "empty", "failed"] {
      let outcome = try drive(deaf, state).outcome
      expect(outcome.verdict, is: .notDriven)
      expect("\(outcome)", contains: "'books' was never called")
    }
    // Another mock's failure proves nothing.
    let other = Shelf(.state("failed", proving: .failed) { $0.ads = .fails(ShelfError()) })
    expect("\(try drive(other, "failed").outcome)", contains: "'ads' was never called")
    // The log must match the state.
    let cases: [(StateProof, MockResponse<[String]>, String?)] = [
      (.loaded, .returns(["Dune"]), nil), (.loaded, .returns([]), "'books' returned nothing"),
      (.loaded, .fails(ShelfError()), "is not loaded"), (.empty, .returns([]), nil),
      (.empty, .returns(["Dune"]), "'books' returned something"), (.failed, .fails(ShelfError()), nil),
      (.failed, .returns([]), "is not failed"), (.loading, .never, nil), (.settled, .fails(ShelfError()), nil),
    ]
    for (proof, response, problem) in cases {
      let shelf = Shelf(.state("it", proving: proof) { $0.books = response })
      let outcome = try drive(shelf, "it").outcome
      expect((outcome.verdict == .notDriven), is: (problem != nil), "\(proof): \(outcome)")
      if let problem { expect("\(outcome)", contains: problem, comment: "\(proof): \(outcome)") }
    }
    // A script with unused answers lacks an action.
    let pages = Shelf(.state("page 2") { $0.books = .sequence(["Dune"], ["Emma"]) })
    expect("\(try drive(pages, "page 2").outcome)", contains: "called 1 of 2 times")
  }

  @Test @MainActor func `a storyboard that stops says how far it came`() throws {
    let shelf = Shelf(
      .storyboard("retry") {
        $0.books = .sequence(.fails(ShelfError()), .returns(["Dune"]))
      } by: {
        try await $0.press("Try Again")
        try await $0.press("Nowhere")
      }, .state("once", { $0.books = .fails(ShelfError()) }, by: { try await $0.press("Nowhere") }))
    let declared = DeclaredScreen(shelf)
    let driven = try declared.frames.map { try $0.drive() }
    expect(driven[0].reached.map(\.event), is: ["shown", "press \"Try Again\"", "1 s later"])
    expect(driven[0].reached.last?.lines.joined().contains("Dune"), is: true)
    expect(driven[1].reached, is: [], "a state has no moments")
    let drawn = try DeclaredScreen(Shelf(.loads(\.books, failure: ShelfError()))).frames.map { try $0.drive() }
    expect(drawn.allSatisfy { $0.reached.isEmpty })
  }

  @Test @MainActor func `a drive that cannot come to rest, and a view that cannot be drawn, say why`() throws {
    let endless = Shelf(.state("never answers") { $0.books = .never })
    try expect(drive(endless, "never answers").outcome.verdict, is: .stuck)
    // A drive that never stops working is stuck.
    if isLongRun {
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
    // Updates and work that trigger each other are stuck.
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
    // A view that cannot be drawn is named.
    let unknown = Shelf(.loadsNothing(because: "a test"), .state("shown")) { _ in Hologram() }
    let outcome = try drive(unknown, "shown").outcome
    expect(outcome.verdict, is: .undrawn)
    expect("\(outcome)", contains: "cannot draw Hologram")

    let orphan = Shelf(.loadsNothing(because: "a test"), .state("shown")) { _ in NeedsStore() }
    expect("\(try drive(orphan, "shown").outcome)", contains: "reads Store through @Environment")
  }

  @Test(.enabled(if: isLongRun)) func `a blocking wait ends the process with a report that names the frame`() async {
    await #expect(processExitsWith: .exitCode(70)) {
      NeutralEnvironment.enter(["EVERYSTATE_WATCHDOG_SECONDS": "0.05"])
      let frames = SnapshotCatalog(suite: "Blocking") {
        Plain("Blocking") { Text("blocks").onAppear { DispatchSemaphore(value: 0).wait() } }
      }.frames
      try await frames[0].verify()
    }
  }
}

private struct Hologram: View { var body: Never { fatalError("drawn in light only") } }
@Observable private final class Store {}

private struct NeedsStore: View {
  @Environment(Store.self) private var store
  var body: some View { Text(verbatim: "\(store)") }
}
