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
    # Variants: "=" is identical to the base screen; a state's name means it differs.
    List: loaded, loading, no empty, failed | storyboards: retry%2C then =, %3D
      no empty: it has rows
    List in Arabic: loaded, =, no empty, failed | storyboards: retry%2C then =, =
    List in bold text: =

    List of rows: loaded, loading, no empty, failed
      no empty: it has rows

    """

  @Test(arguments: [true, false]) func `a variant has a row below its screen, in any order of the tests`(
    _ completenessFirst: Bool
  ) throws {
    let package = try recorded(claims(["in Arabic", "in bold text"]), completenessFirst: completenessFirst)
    expect(matrix(package), is: expected)
    for environment in [never, [:], all] {
      let session = try package.session(environment)
      expect(session.completeness(of: claims(["in bold text", "in Arabic"])), is: [], "\(environment)")
      session.end()
      expect(matrix(package), is: expected, "\(environment)")
    }
  }

  @Test func `a golden that no longer looks like its screen changes one word of one line`() throws {
    let package = try recorded(claims(["in Arabic", "in bold text"]))
    try package.write(
      "# List in Arabic / loading\n\n  other\n", to: "__Snapshots__/App.Snapshots/List in Arabic/loading.txt")
    let findings = try package.session(never).completeness(of: claims(["in Arabic", "in bold text"]))
    expect(findings.map(\.verdict), is: [.invalid])
    expect(
      findings.first?.message,
      is: """
        __Snapshots__/App.Snapshots/matrix.txt: its rows for variants do not match the goldens of the variants. Run the tests where \
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
  }

  @Test func `a changed declaration is compared without the looks of the goldens`() throws {
    let package = try recorded(claims(["in Arabic", "in bold text"]))
    let more = claims(["in Arabic", "in bold text", "right to left"])
    let findings = try package.session([:]).completeness(of: more)
    expect(findings.map(\.verdict), is: [.changed])
    expect(findings.first?.patch?.addedCount, is: 1)
    expect(findings.first?.patch?.removedCount, is: 0)
    expect(findings.first?.actual ?? "", contains: "\nList in Arabic: loaded, =, no empty")
  }

  @Test func `a row is read back as it was written`() {
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
      declared, contains: "\nList in bold text: loaded, loading, no empty, failed | storyboards: retry%2C then =, %3D\n"
    )
  }

  @Test func `a variant that leaves states out keeps a cell for each`() {
    let all = claims(["in Arabic"]).screens
    let variant = ScreenClaims(
      screen: "List in Arabic", variantOf: "List", states: [Self.states[0], Self.states[2]], waivers: Self.waivers)
    var looks = VariantLooks(
      CoverageMatrix.text(of: CatalogClaims(catalog: "App.Snapshots", screens: [all[0], variant])))
    looks.update { _, _ in true }
    let expected = """
      # Screens and states of App.Snapshots
      # Variants: "=" is identical to the base screen; a state's name means it differs.
      # "-" is a state that the variant leaves out.
      List: loaded, loading, no empty, failed | storyboards: retry%2C then =, %3D
        no empty: it has rows
      List in Arabic: =, -, no empty, = | storyboards: -, -

      """
    expect(looks.text, is: expected)
    let read = VariantLooks(expected)
    expect(read.text, is: expected)
    expect(read.same.map(\.state).sorted(), is: ["failed", "loaded"])
  }

  @Test(
    arguments: [
      ("# A / b\n\n~ same as A / b\n", true), ("# A / b\n\n~ same as A / b\nmore\n", false),
      ("# A / b\n\n  ~ same as A / b\n", false), ("# A / b\n\n~ screen  refresh\n", false), ("# A / b\n", false),
    ] as [(String, Bool)])
  func `only a golden of exactly that line looks like its screen`(_ text: String, _ isSame: Bool) throws {
    expect(GoldenBytes.isSameAsScreen(Array(text.utf8)), is: isSame)
  }
}
