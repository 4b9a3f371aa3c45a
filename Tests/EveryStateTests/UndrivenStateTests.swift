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
