import EveryStateGoldens
import TestPackages
import TestSupport
import Testing

@testable import EveryStateReview

/// A screen and its variant under review: the matrix follows what is accepted.
@Suite(.besideTheMainActor) struct VariantReviewTests {
  private let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: [nil, "in German"].map { variant in
      ScreenClaims(
        screen: variant.map { "List \($0)" } ?? "List", variantOf: variant.map { _ in "List" },
        states: CoverageMatrix.owedStates.map { FrameClaim($0) })
    })

  private func run(_ package: TemporaryPackage, _ record: String, same: Set<String>) throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let isSame = claim.name.screen != "List" && same.contains(claim.name.state)
      let body = isSame ? "~ same as List / \(claim.name.state)" : "  body of \(claim.name)"
      _ = session.verify(claim.name, text: "# \(claim.name)\n\n\(body)\n")
    }
    expect(session.completeness(of: claims).filter(\.isFailure), is: [])
    session.end()
  }

  private func row(_ package: TemporaryPackage) -> String? {
    package.text("__Snapshots__/App.Snapshots/matrix.txt")?.split(separator: "\n").last.map(String.init)
  }

  @Test func `what is accepted and taken back stands in the matrix, which is settled all the while`() throws {
    let package = try TemporaryPackage()
    try run(package, "all", same: ["loaded", "empty"])
    expect(row(package), is: "List in German: =, loading, =, failed")
    try run(package, "never", same: ["loaded"])
    expect(row(package), is: "List in German: =, loading, =, failed")
    func review() throws -> Review { try Review(packageRoot: package.root, environment: [:]) }
    let open = try review().frames.filter(\.needsAttention)
    expect(open.map(\.name.description), is: ["List in German / empty"])
    let decision = try review().accept(try #require(open.first))
    expect(row(package), is: "List in German: =, loading, empty, failed")
    expect(try review().frames.allSatisfy { $0.standing == .settled })
    try review().undo(decision)
    expect(row(package), is: "List in German: =, loading, =, failed")
    try expect(review().frames.filter(\.needsAttention).map(\.name.description), is: ["List in German / empty"])
  }

  @Test func `the summary's table shows it, with its sign explained`() throws {
    let package = try TemporaryPackage()
    try run(package, "all", same: ["loaded", "empty"])
    try run(package, "never", same: ["loaded", "empty"])
    let markdown = MarkdownSummary(
      try RunSummary(Review(packageRoot: package.root, environment: [:]))
    ).text
    expect(markdown.contains("| `List in German` | = | ok | = | ok |  |\n"))
    expect(markdown.contains("\n`=` looks as the screen does of which it is a variant.\n"))
    expect(markdown.contains("| `List` | ok | ok | ok | ok |  |\n"))
  }

  @Test func `without a run the gallery knows a variant's reasons from its screen`() {
    let screens = MatrixReading(
      """
      # Screens and states of A.B
      # A variant of a screen: at = it looks as the screen does; at a name it does not.
      List: loaded, no loading, no empty, failed | own
        no loading, no empty: at once
        not in dark mode: black
        no variants: a test
      List in German: loaded, no loading, no empty, = | =
      List in bold text: =
      """
    ).screens
    expect(screens.map(\.screen), is: ["List", "List in German", "List in bold text"])
    for screen in screens {
      expect(screen.frames.map(\.name), is: ["loaded", "failed", "own"])
      expect(screen.waivers.map(\.state), is: ["loading", "empty"])
    }
    expect(screens.map(\.variantOf), is: [nil, "List", "List"])
  }
}
