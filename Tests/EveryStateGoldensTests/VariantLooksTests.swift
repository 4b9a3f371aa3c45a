@testable import EveryStateGoldens

/// The coverage matrix says in which states a variant looks like its screen, according to the goldens.
@Suite(.besideTheMainActor) struct VariantLooksTests {
  private static let states = ["loaded", "loading", "failed"].map { FrameClaim($0) }
  private static let waivers = [Waiver(state: "empty", reason: "it has rows")]
  private func claims(_ variants: [String]) -> CatalogClaims {
    let all = [nil] + variants.map { $0 as String? }
    return CatalogClaims(
      catalog: "App.Snapshots",
      screens: all.map { variant in
        ScreenClaims(
          screen: "List" + (variant.map { " \($0)" } ?? ""), variantOf: variant.map { _ in "List" },
          states: Self.states, storyboards: [FrameClaim("retry, then ="), FrameClaim("=")], waivers: Self.waivers)
      } + [ScreenClaims(screen: "List of rows", states: Self.states, waivers: Self.waivers)])
  }
  private let never = ["SNAPSHOT_TESTING_RECORD": "never"]
  private let all = ["SNAPSHOT_TESTING_RECORD": "all"]

  private func draw(_ claims: CatalogClaims, into session: GoldenSession, same: (GoldenName) -> Bool) throws {
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let body = same(claim.name) ? "~ same as List / \(claim.name.state)" : "  \(claim.name)"
      _ = session.verify(claim.name, text: "# \(claim.name)\n\n\(body)\n")
    }
  }

  private func recorded(_ claims: CatalogClaims, completenessFirst: Bool = false) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    let session = try package.session(all)
    if completenessFirst { _ = session.completeness(of: claims) }
    try draw(claims, into: session) {
      $0.screen == "List in bold text" || $0.screen == "List in Arabic" && ["loading", "="].contains($0.state)
    }
    if !completenessFirst { _ = session.completeness(of: claims) }
    session.end()
    return package
  }

  private func matrix(_ package: TemporaryPackage) -> String {
    package.text("__Snapshots__/App.Snapshots/matrix.txt") ?? ""
  }

  private let expected = """
    # Screens and states of App.Snapshots
    # A variant of a screen: at = it looks as the screen does; at a name it does not.
    List: loaded, loading, no empty, failed | storyboards: retry%2C then =, %3D
      no empty: it has rows
    List in Arabic: loaded, =, no empty, failed | storyboards: retry%2C then =, =
    List in bold text: =
    List of rows: loaded, loading, no empty, failed
      no empty: it has rows

    """

  @Test func `a variant has a row below its screen, from the declaration and the golden`() throws {
    // A variant has a row below its screen, in any order of the tests.
    for completenessFirst in [true, false] {
      let package = try recorded(claims(["in Arabic", "in bold text"]), completenessFirst: completenessFirst)
      expect(matrix(package), is: expected)
      for environment in [never, [:], all] {
        let session = try package.session(environment)
        expect(session.completeness(of: claims(["in bold text", "in Arabic"])), is: [], "\(environment)")
        session.end()
        expect(matrix(package), is: expected, "\(environment)")
      }
    }
    // A golden that no longer looks like its screen changes one word of one line.
    let package = try recorded(claims(["in Arabic", "in bold text"]))
    try package.write(
      "# List in Arabic / loading\n\n  other\n", to: "__Snapshots__/App.Snapshots/List in Arabic/loading.txt")
    let findings = try package.session(never).completeness(of: claims(["in Arabic", "in bold text"]))
    expect(findings.map(\.verdict), is: [.invalid])
    expect(
      findings.first?.message,
      is: """
        __Snapshots__/App.Snapshots/matrix.txt: what it says of variants is not what their goldens show. Run the tests where \
        goldens are recorded, and commit the matrix.
          List in Arabic/loading
        """)
    expect(matrix(package), is: expected)
    // A run that writes goldens updates the matrix without a finding.
    let session = try package.session([:])
    expect(session.completeness(of: claims(["in Arabic", "in bold text"])), is: [])
    session.end()
    expect(
      matrix(package), is: expected.replacingOccurrences(of: "loaded, =, no empty", with: "loaded, loading, no empty"))
    // A changed declaration is compared without the looks of the goldens.
    let thirdPackage = try recorded(claims(["in Arabic", "in bold text"]))
    let more = claims(["in Arabic", "in bold text", "right to left"])
    let thirdFindings = try thirdPackage.session([:]).completeness(of: more)
    expect(thirdFindings.map(\.verdict), is: [.changed])
    expect(thirdFindings.first?.patch?.addedCount == 1 && thirdFindings.first?.patch?.removedCount == 0)
    expect(thirdFindings.first?.actual?.contains("\nList in Arabic: loaded, =, no empty"), is: true)
  }

  @Test func `a row is read back as it was written, and only equal goldens look the same`() {
    let looks = VariantLooks(expected)
    expect(looks.text, is: expected)
    expect(
      looks.same.map { "\($0.screen)/\($0.state)" }.sorted(),
      is: [
        "List in Arabic/=", "List in Arabic/loading", "List in bold text/=", "List in bold text/failed",
        "List in bold text/loaded", "List in bold text/loading", "List in bold text/retry, then =",
      ])
    let declared = VariantLooks.declared(expected)
    expect(declared, is: CoverageMatrix.text(of: claims(["in Arabic", "in bold text"])))
    expect(
      declared.contains("\nList in bold text: loaded, loading, no empty, failed | storyboards: retry%2C then =, %3D\n"))
    // Only a golden of exactly that line looks like its screen.
    let cases: [(String, Bool)] = [
      ("# A / b\n\n~ same as A / b\n", true), ("# A / b\n\n~ same as A / b\nmore\n", false),
      ("# A / b\n\n  ~ same as A / b\n", false), ("# A / b\n\n~ screen  refresh\n", false), ("# A / b\n", false),
    ]
    for (text, isSame) in cases { expect(GoldenBytes.isSameAsScreen(Array(text.utf8)), is: isSame, "\(text)") }
  }
}
