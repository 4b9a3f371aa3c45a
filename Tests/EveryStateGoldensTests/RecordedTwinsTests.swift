import TestPackages
import TestSupport
import Testing

@testable import EveryStateGoldens

/// A run that records looks at what it has written when all of it is there: twins are no pass, whatever the mode and the order.
@Suite struct RecordedTwinsTests {
  private func claims(waived: Bool) -> CatalogClaims {
    CatalogClaims(
      catalog: "App.Snapshots",
      screens: [
        ScreenClaims(
          screen: "Watchlist", states: ["loading", "failed", "loaded"].map { FrameClaim($0) },
          twinWaivers: waived ? [TwinWaiver("failed", "loading", reason: "the design says so")] : []),
        ScreenClaims(screen: "Detail", states: [FrameClaim("loaded")]),
      ])
  }

  private enum Look: String, CaseIterable { case first, last, never }

  /// A run; `completeness` says when the catalog is looked at as a whole.
  private func run(
    _ package: TemporaryPackage, _ environment: [String: String], _ completeness: Look, waived: Bool = false
  ) throws -> [String] {
    let session = try package.session(environment)
    let claims = claims(waived: waived)
    try session.declare(claims)
    if completeness == .first { _ = session.completeness(of: claims) }
    for claim in try claims.goldens() where claim.name.kind == .frame && session.selection.matches(claim.name) {
      let body = claim.name.screen == "Detail" || claim.name.state != "loaded" ? "spinner" : "rows"
      _ = session.verify(claim.name, text: "# \(claim.name)\n\n\(body)\n")
    }
    if completeness == .last { _ = session.completeness(of: claims) }
    session.end()
    let complaints = session.complaintsAtEnd
    let reported = try package.report()?.findings.filter { $0.verdict == .twin && $0.severity == .failure }
    expect(reported?.map(\.headline), is: complaints.map { String($0.prefix { $0 != "\n" }) })
    expect(EndSummary(session).lines[0].contains("1 pair of twins"), is: !complaints.isEmpty)
    return complaints
  }

  @Test(arguments: [RecordMode.missing, .failed, .all]) func `twins that a run has recorded are told at its end`(
    _ mode: RecordMode
  ) throws {
    let environment = [RecordMode.variable: mode.rawValue]
    for completeness in Look.allCases {
      for only in [nil, "Watchlist", "Watchlist/failed,Watchlist/loading"] {
        let package = try TemporaryPackage()
        let complaints = try run(
          package, environment.merging(only.map { [Selection.variable: $0] } ?? [:]) { $1 }, completeness)
        expect(complaints.count, is: 1, "\(completeness), \(only ?? "all")")
        expect(complaints.first?.hasPrefix("Watchlist: 'failed' and 'loading' look the same."), is: true)
        let waived = try TemporaryPackage()
        try expect(run(waived, environment, completeness, waived: true), is: [])
      }
    }
  }

  @Test
  func `one that becomes another's twin is told, and a run that writes nothing leaves them to the catalog's test`()
    throws
  {
    let package = try TemporaryPackage()
    _ = try run(package, [RecordMode.variable: "all"], .last)
    let one = [RecordMode.variable: "failed", Selection.variable: "Watchlist/failed"]
    try package.write("other\n", to: "__Snapshots__/App.Snapshots/Watchlist/failed.txt")
    try expect(run(package, one, .never).count, is: 1)
    try expect(run(package, ["CI": "1"], .never), is: [])
    // Nothing was written, and the catalog was looked at: a deliberate record run is no excuse for twins.
    try expect(run(package, [RecordMode.variable: "all"], .last).count, is: 1)
  }
}
