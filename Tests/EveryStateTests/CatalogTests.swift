import SwiftUI

@testable import EveryState

struct CatalogTests {
  @Test func `catalogs, screens, frames and times have readable names`() {
    // A catalog is named by module and suite, a screen by its type.
    expect(Self.catalog.name, is: "EveryStateTests.CatalogTests")
    expect(DeclaredScreen(TeaSnapshots()).name, is: "Tea")
    // Frames come in the order of the declaration.
    let screen = DeclaredScreen(Shelf(.idle(), .loads(\.books, failure: ShelfError()), .storyboard("tour")))
    expect(screen.frames.map(\.name), is: ["idle", "loaded", "loading", "empty", "failed", "tour"])
    expect(screen.claims.storyboards.map(\.name), is: ["tour"])
    // A second dependency's states have its label; a value without an empty form says so.
    let two = DeclaredScreen(
      Shelf(
        .loads(\.books, failure: ShelfError()),
        .loads(\.ads, as: "ads", neverEmpty: "an ad is always sold", failure: ShelfError())))
    expect(
      two.frames.map(\.name), is: ["loaded", "loading", "empty", "failed", "ads loaded", "ads loading", "ads failed"])
    expect(two.waivers.map(\.reason), is: ["an ad is always sold"])
    // Durations have plain units.
    let cases: [(Duration, String)] = [
      (.zero, "0 s"), (.milliseconds(1), "0.001 s"), (.seconds(1), "1 s"), (.milliseconds(1500), "1.5 s"),
      (.seconds(60), "1 min"), (.seconds(90), "1 min 30 s"), (.seconds(3600), "1 h"),
      (.seconds(86_399), "23 h 59 min 59 s"),
    ]
    for (duration, text) in cases { expect(Elapsed(duration).description, is: text) }
  }
  private static let catalog = SnapshotCatalog { TeaSnapshots() }

  @Test func `a refused declaration says what to add`() throws {
    let empty = SnapshotCatalog(suite: "Empty") {}
    expect(empty.refusals.map { $0.message.contains("declares no screen") }, is: [true])
    expect(FrameSelection(empty).frames.map(\.description), is: ["(refused)"])

    let stateless = DeclaredScreen(Shelf())
    expect(stateless.refusal?.message.contains("declares no state"), is: true)

    let contradictions: [([SnapshotState<ShelfWorld>], String)] = [
      (
        [.loadsNothing(because: "a test"), .state("empty"), .waives(.empty, because: "never")],
        "declares 'empty' and waives it"
      ),
      (
        [.loadsNothing(because: "a test"), .state("it"), .waives(.idle, because: "never")],
        "waives 'idle', which is not a required state"
      ),
      (
        [.loadsNothing(because: "a test"), .state("it"), .looksAlike("it", "gone", because: "a test")],
        "does not declare 'gone'"
      ),
      (
        [.loadsNothing(because: "a test"), .state("it"), .looksAlike("it", "it", because: "a test")],
        "to look like itself"
      ),
    ]
    for (states, message) in contradictions {
      var shelf = Shelf()
      shelf.states = states
      // Once, at its own line, whatever the variants.
      let refusals = SnapshotCatalog(suite: "Contradictory") { shelf.variants(.darkMode, .largeType) }.refusals
      expect(refusals.count, is: 1, "\(message)")
      expect(refusals.first?.location, is: states.last?.location, "\(message)")
      expect(DeclaredScreen(shelf).refusal?.message.contains(message), is: true, "\(message)")
    }
    // A form's own failure does not contradict `.loadsNothing`.
    let form = DeclaredScreen(Shelf(.loadsNothing(because: "a form"), .state("failed")))
    expect(form.refusal == nil)
    expect(form.waivers.map(\.state), is: ["loaded", "loading", "empty"])

    let missing = SnapshotCatalog(suite: "Missing") { Shelf(.state("it")) }.variants(.darkMode, .largeType)
    expect(missing.refusals.count, is: 1, "the variants have the problem of their screen")

    let owing = DeclaredScreen(Shelf(.state("loaded"), .waives(.empty, because: "never")))
    expect(
      owing.refusal?.message,
      is: """
        TestScreen<ShelfWorld, ShelfView> does not declare loading, failed. Add .loads(\\.dependency, failure: ...), or declare .loadsNothing(because: "...") \
        or .waives(.empty, because: "...").
        """)
    let ordered = DeclaredScreen(
      Shelf(.state("ordered", proving: .loaded), .state("loading"), .waives(.empty, because: "never")))
    expect(
      ordered.refusal?.message ?? "",
      contains: "loaded, failed. 'ordered' proves .loaded, but only its name can make it one of these four.")
  }

  @Test func `two claims on one golden are refused with both names`() async {
    // The process's own session reads the settings of the caller.
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter()
      let twice = SnapshotCatalog(suite: "Twice") {
        Shelf(.loadsNothing(because: "a test"), .state("open"), .state("Open"))
      }
      let frames = twice.frames
      expect(frames.map(\.description), is: ["(refused)"])
      guard case .refusal(let reasons)? = frames.first?.content else { return }
      expect(reasons.map(\.message).joined(), contains: "open", "Open", comment: "\(reasons)")
    }
  }
}

private struct TeaSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {}
  func view(_ world: World) -> some View { Text("Tea") }
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it is a picture"), .state("shown")] }
}
