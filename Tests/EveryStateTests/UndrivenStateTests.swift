import SwiftUI

@testable import EveryState

struct UndrivenStateTests {
  @Test func `an error or a trap of one state is its own finding, and the others are judged`() throws {
    let package = try TemporaryPackage()
    let run = try package.run("UndrivenFrames/isSound", ["EVERYSTATE_UNDRIVEN": "1", "SNAPSHOT_TESTING_RECORD": "all"])
    expect(run.status, is: 1)
    let report = try #require(try package.report())
    let headlines = report.findings.map(\.headline)
    for part in Self.parts { expect(headlines.contains { $0.hasPrefix(part) }, "\(part) is not in \(headlines)") }
    expect(headlines.count, is: Self.parts.count, "\(headlines)")
    expect(run.output + run.errors, lacks: "Caught error")
    let lines = report.findings.filter(\.isUndriven).compactMap(\.declaredAt?.line)
    expect(Set(lines).count, is: 3, "each has a line of its own: \(lines)")
    expect(package.text("__Snapshots__/EveryStateTests.UndrivenFrames/map.txt"), is: nil, "it would lack moves")
    let summary = try RunSummary(Review(packageRoot: package.root, environment: [:]))
    expect(summary.isInOrder, is: false)
    expect(summary.findings.count { $0.isUndriven }, is: 3)
  }

  private static let parts = [
    "Shelf / thrown: not driven: ShelfError()", "Shelf / misses: not driven: ", "Shelf / trapped: crashed: ",
    #"Shelf / plain: press "Nothing" has no effect"#, #"Judged / plain: "it is well" ends the process: "#,
  ]

  @Test func `an error of one state is a finding of verifyAccessibility, too`() throws {
    let package = try TemporaryPackage()
    let run = try package.run("UndrivenFrames/isAccessible", ["EVERYSTATE_UNDRIVEN": "1"])
    expect(
      run.output + run.errors, contains: "Shelf / thrown: not driven: ShelfError()",
      "Accessibility of EveryStateTests.UndrivenFrames")
  }

  struct Labeled: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let state: SnapshotState<RetryWorld>
    let problem: String
  }

  private static func changes(_ label: String) -> @MainActor @Sendable (inout RetryWorld) -> Void {
    { $0.books = $0.books.answering(label, with: .fails(ShelfError())) }
  }

  static let labeled = [
    Labeled(
      testDescription: "a mistyped label",
      state: .storyboard("it", changes("page2"), by: { await $0.wait(.seconds(5)) }),
      problem: """
        'books' answers "page2", and no call has that label: they have "", "page 2". Answer one of these, or remove the answer.
        """),
    Labeled(
      testDescription: "a label of a call",
      state: .storyboard("it", changes("page 2"), by: { await $0.wait(.seconds(5)) }),
      problem: "was driven"),
    Labeled(
      testDescription: "a label of the world, which another state asks for",
      state: .storyboard("it") {
        $0.pages = $0.pages.delayed(by: .seconds(2)).answering("page 1", with: .never)
      } by: {
        await $0.wait(.seconds(5))
      }, problem: "was driven"),
    Labeled(testDescription: "a state without actions", state: .state("it", changes("page2")), problem: "was driven"),
  ]

  @Test(arguments: labeled) @MainActor func `an answer to a label that no call has is a mistake`(_ row: Labeled) throws
  {
    let refusal = try TestScreen("Retry", [row.state]) { RetryView(world: $0) }.refusal()
    expect(refusal.split(separator: "\n").first.map(String.init), is: row.problem)
  }

  struct Unanswered: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let state: SnapshotState<DetailWorld>
    let problem: String
  }

  private static let missing =
    "'chores.item' cannot answer \"99\": the item does not exist. Ask for an item of the store, or give the store the error of a "
    + "missing one: MockStore(..., missing: APIError.notFound)"

  static let unanswered = [
    Unanswered(
      testDescription: "an item that the store does not have", state: .state("it") { $0.id = 99 }, problem: missing),
    Unanswered(
      testDescription: "an action that the failure has hidden",
      state: .state("it", { $0.id = 99 }, by: { try await $0.press("Milk") }), problem: missing),
    Unanswered(
      testDescription: "a failure on a storyboard's way",
      state: .storyboard(
        "it", { $0.id = 99 },
        by: {
          try await $0.press("Show 1")
          try await $0.press("Milk")
        }), problem: missing),
    Unanswered(
      testDescription: "a failed state", state: .state("it", proving: .failed, of: \.chores.item) { $0.id = 99 },
      problem: missing),
    Unanswered(
      testDescription: "an exhausted script",
      state: .state("it") {
        $0.id = 1
        $0.notes = .sequence("Fresh", repeatsLast: false)
      },
      problem:
        "'notes' cannot answer: call 2 has no answer: the MockResponse has 1 step and repeatsLast: false. Add a step, or let the last one repeat"
    ),
    Unanswered(
      testDescription: "a missing item with a declared error",
      state: .state("it") {
        $0.id = 99
        $0.chores = MockStore([.milk], missing: ShelfError())
      }, problem: "was driven"),
    Unanswered(
      testDescription: "the same error as a declared failure",
      state: .state("it") { $0.chores.item = .fails(MockResponseError.missingItem) }, problem: "was driven"),
    Unanswered(testDescription: "an item of the store", state: .state("it") { $0.id = 2 }, problem: "was driven"),
  ]

  @Test(arguments: unanswered) @MainActor func `a state in which a mock cannot answer is not driven`(
    _ row: Unanswered
  ) throws {
    let refusal = try TestScreen("Detail", [row.state]) { DetailView(world: $0) }.refusal()
    expect(refusal.split(separator: "\n").first.map(String.init), is: row.problem)
  }

  @Test @MainActor func `a mock that cannot answer in a follow-up fails as any other`() throws {
    let screen = DeclaredScreen(TestScreen<DetailWorld, _>("Detail", [.state("it")]) { DetailView(world: $0) })
    let frame = try only(screen.frames)
    let end = try only(
      try #require(frame.drive(Scenario(recordsEvents: true)).events?.offers).filter { $0.name == "Show 99" })
    let followUp = FollowUp(title: "then show 99", steps: [.init(.useOf(end.kind))])
    guard case .drawn = try frame.drive(Scenario(followUp: followUp)).result else { return expect(false) }
  }

  @Test(arguments: ["isSound", "isAccessible"]) func `a check alone fails for a selection of nothing`(_ test: String)
    throws
  {
    let package = try TemporaryPackage()
    let run = try package.run("UndrivenFrames/\(test)", ["EVERYSTATE_UNDRIVEN": "1", "EVERYSTATE_ONLY": "Fine,Nope"])
    expect(run.status, is: 1)
    expect(run.output + run.errors, contains: "EVERYSTATE_ONLY selects nothing with 'Nope'")
  }

  @Test @MainActor func `exploring names the states that no world starts from`() throws {
    let exploration = try WorldExploration(DeclaredScreen(UndrivenFrames.shelf(traps: false)), seed: 1)
    let facts = exploration.questions.compactMap(\.first)
    expect(facts.contains { $0.hasPrefix("Shelf / thrown: not driven: ShelfError()") }, "\(facts)")
  }
}

/// The frames of a run that a test starts in another process; in any other run there are none.
struct UndrivenFrames {
  static let isWanted = ProcessInfo.processInfo.environment["EVERYSTATE_UNDRIVEN"] != nil

  static func shelf(traps: Bool) -> TestScreen<NoWorld, AnyView> {
    TestScreen(
      "Shelf",
      [
        .loadsNothing(because: "a test"), .waives(.unusedControl, because: "a test"),
        // A line each: findings name it.
        .state("thrown", by: { _ in throw ShelfError() }),
        .state("misses", by: { try await $0.press("Nowhere") }),
        .state("trapped", by: { _ in if traps { fatalError("a trap in the actions") } }),
        .state("plain"),
      ]
    ) { _ in
      AnyView(
        VStack {
          Text("Shelf")
          Button("Nothing") {}
        })
    }
  }

  static let catalog = SnapshotCatalog {
    shelf(traps: true)
    Plain("Judged", "plain", more: [.always("it is well") { _ in fatalError("a trap in a property") }]) {
      Text("Judged")
    }
    Plain("Fine", "plain", more: [.waives(.unusedControl, because: "a test")]) {
      With(value: false) { $isOn in
        VStack {
          Text(isOn ? "It is on" : "It is off")
          Button("On") { isOn.toggle() }
        }
      }
    }
  }

  @Test(.enabled(if: isWanted)) func isSound() async throws { try await Self.catalog.verifySoundness() }
  @Test(.enabled(if: isWanted)) func isAccessible() async throws { try await Self.catalog.verifyAccessibility() }
}

struct DetailWorld: SnapshotWorld {
  var id = 1
  var chores = MockStore([Chore.milk, .bread])
  var notes = MockResponse("Fresh")
}

/// An item with two of its notes, and buttons that show others.
private struct DetailView: View {
  let world: DetailWorld
  @State private var id: Int?
  @State private var words = "..."

  var body: some View {
    VStack {
      Button(words) {}
      ForEach([1, 99], id: \.self) { id in Button("Show \(id)") { self.id = id } }
    }.task(id: id) {
      do {
        words = try await world.chores.item(id: id ?? world.id).title
        words = try await words + world.notes() + world.notes()
      } catch { words = "\(error)" }
    }
  }
}
