@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct WarningCountsTests {
  @Test func `the number of warnings may fall, and rises only in a record run`() throws {
    let claims = CatalogClaims(
      catalog: "App.Snapshots",
      screens: ["List", "Detail"].map { screen in
        ScreenClaims(
          screen: screen, states: ["loaded", "loading", "empty", "failed"].map { FrameClaim($0) },
          ruleLevels: screen == "List" ? [DeclaredLevel(rule: "cut text", level: .off)] : [])
      }, ruleLevels: [DeclaredLevel(rule: "misplaced", level: .warning)])
    let package = try TemporaryPackage()
    let steps: [(mode: String, counts: [String: Int], list: Int, detail: Int, finds: String?)] = [
      ("missing", ["List": 3, "Detail": 1], 3, 1, nil), ("never", ["List": 3, "Detail": 1], 3, 1, nil),
      ("never", ["List": 2], 3, 1, nil), ("missing", ["List": 2], 2, 1, nil),
      ("missing", ["List": 3], 2, 1, "List has 3, and had 2"),
      ("never", ["Detail": 2], 2, 1, "Detail has 2, and had 1"),
      ("failed", ["List": 4], 4, 1, nil), ("missing", ["List": 0, "Detail": 0], 0, 0, nil),
      ("missing", ["List": 1], 0, 0, "List has 1, and had 0"), ("never", ["List": 1], 0, 0, "List has 1, and had 0"),
    ]
    for (step, (mode, counts, list, detail, finds)) in steps.enumerated() {
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode])
      let completeness = session.completeness(of: claims).filter { $0.paths.contains { $0.hasSuffix("matrix.txt") } }
      if step > 0 { expect(completeness, is: [], "\(step)") }
      let finding = session.verifyWarnings(counts, of: claims.catalog)
      expect(
        finding?.message.contains(finds ?? "nothing") ?? false, is: finds != nil, "\(step): \(finding?.message ?? "")")
      session.end()
      func warnings(_ count: Int) -> String { count > 0 ? "  warnings: \(count)\n" : "" }
      expect(
        package.text("__Snapshots__/App.Snapshots/matrix.txt"),
        is: """
          # Screens and states of App.Snapshots
          # misplaced is a warning
          Detail: loaded, loading, empty, failed
          \(warnings(detail))
          List: loaded, loading, empty, failed
          \(warnings(list))  cut text is off

          """, "\(step)")
    }
  }
}
