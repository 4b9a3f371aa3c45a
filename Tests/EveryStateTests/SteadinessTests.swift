import SwiftUI

@testable import EveryState

/// A frame with varying drawings is never recorded, and never counts as changed.
@MainActor struct SteadinessTests {
  private func unsteady(_ kind: String) -> SnapshotCatalog {
    SnapshotCatalog(suite: "Unsteady") {
      switch kind {
      case "state":
        Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Text(UUID().uuidString).font(.system(size: 6)) }
      case "storyboard":
        Shelf(.loadsNothing(because: "a test"), .storyboard("own", by: { try await $0.press("Draw") })) { _ in
          With(value: "none") { $ticket in
            down(Text(ticket).font(.system(size: 6)), Button("Draw") { ticket = UUID().uuidString })
          }
        }
      case "preview": PreviewSnapshots(Ticket_Previews.self, "ticket")
      default: TicketTimelines()
      }
    }
  }

  @Test(
    arguments: ["never", "missing", "failed", "all"].sampled(every: 3),
    [nil, "# Shelf / own (20 columns)\n\nan old text\n"]) @MainActor
  func `no kind of unsteady frame is recorded or counts as changed`(_ record: String, _ golden: String?) throws {
    for kind in ["state", "storyboard", "preview", "timeline"] {
      let package = try TemporaryPackage()
      let outcomes = try package.verify(unsteady(kind), record, golden: golden)
      expect(outcomes.map(\.verdict), is: [.unsteady], "\(kind): \(outcomes)")
      for outcome in outcomes {
        expect(outcome.isFailure)
        expect(outcome.pending == nil)
        expect(package.text(outcome.golden), is: golden)
      }
    }
  }

  @Test @MainActor func `a varying value is reported with its lines, its cause and the rule that hides it`() throws {
    let outcome = try #require(try TemporaryPackage().verify(unsteady("state"), "all").first)
    expect(outcome.headline, contains: "Shelf / own: unsteady: ", comment: "\(outcome.message)")
    expect(outcome.headline, contains: "var redactions: [RedactionRule] { [.uuids] }", comment: "\(outcome.message)")
    expect(outcome.message, contains: "\n--- first drive\n+++ driven again\n@@ ")
    try expect(TemporaryPackage().verify(redacted, "all").map(\.verdict), is: [.recorded])
  }

  @Test @MainActor func `a value that a static keeps between drives is named as such`() throws {
    let kept = SnapshotCatalog(suite: "Kept") {
      Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Visits() }
    }
    Visits.count = 0
    let visits = try #require(try TemporaryPackage().verify(kept, "all").first)
    expect(visits.verdict, is: .unsteady)
    expect(visits.headline, contains: "something is kept between drives", comment: "\(visits.message)")
    expect(visits.message, contains: "\n-        Visit 1\n+        Visit 3")
  }

  @Test @MainActor func `a screen that a second drive cannot reach again is unsteady, with the reason`() throws {
    let once = SnapshotCatalog(suite: "Once") {
      Shelf(.loadsNothing(because: "a test"), .state("own", { $0.books = MockResponse(["Emma"]) })) {
        AskingOnce(books: $0.books)
      }
    }
    AskingOnce.hasAsked = false
    let asking = try #require(try TemporaryPackage().verify(once, "all").first)
    expect(asking.verdict, is: .unsteady, "\(asking)")
    expect(asking.message, contains: "never called")
  }

  private var redacted: SnapshotCatalog {
    SnapshotCatalog(suite: "Redacted", redacting: [.uuids]) {
      Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Text(UUID().uuidString).font(.system(size: 6)) }
    }
  }

  @Test(arguments: 1...6) func `a look that few orders change is found in six drives`(_ number: Int) {
    var drives = 0
    let found = StabilityCheck(first: "a", seed: Seed(of: "Shelf")).unsteadiness { _ in
      drives += 1
      return .drawn(drives == number ? "b" : "a")
    }
    expect(found?.message ?? "none", contains: "+b")
  }

  @Test @MainActor func `a frame that matches is driven once`() throws {
    let catalog = SnapshotCatalog(suite: "Steady") {
      Shelf(.loadsNothing(because: "a test"), .state("own")) { _ in Counted() }
    }
    let package = try TemporaryPackage()
    try expect(package.verify(catalog, "all").map(\.verdict), is: [.recorded])
    let recorded = Counted.drives
    expect(recorded > 1)
    try expect(package.verify(catalog, "all").map(\.verdict), is: [.matched])
    expect(Counted.drives, is: recorded + 1)
  }
}

private struct Visits: View {
  static var count = 0
  let number: Int

  init() {
    Self.count += 1
    number = Self.count
  }

  var body: some View { Text("Visit \(number)") }
}

private struct AskingOnce: View {
  static var hasAsked = false
  let books: MockResponse<[String]>
  var body: some View {
    Text("Books").task {
      guard !Self.hasAsked else { return }
      Self.hasAsked = true
      _ = try? await books()
    }
  }
}

private struct Counted: View {
  static var drives = 0
  init() { Self.drives += 1 }
  var body: some View { Text("Books") }
}

private struct Ticket_Previews: PreviewProvider {
  static var previews: some View { Text(UUID().uuidString).previewDisplayName("ticket") }
}

private struct TicketTimelines: TimelineSnapshots {
  var timelines: [SnapshotTimeline] { [.timeline("own") { $0.note(UUID().uuidString) }] }
}
