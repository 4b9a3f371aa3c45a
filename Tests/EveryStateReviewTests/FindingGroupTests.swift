@testable import EveryStateReview

/// Which findings are one for a reader.
@Suite struct FindingGroupTests {
  private struct Found: FoundProblem {
    let place: String
    let sentence: String
    var rule = "deaf"
    let catalog = "App.Snapshots"

    init(_ place: String, _ sentence: String, rule: String = "deaf") {
      (self.place, self.sentence, self.rule) = (place, sentence, rule)
    }

    var names: [GoldenName] {
      let parts = place.components(separatedBy: " / ")
      return (try? [GoldenName(catalog: catalog, screen: parts[0], state: parts[1])]) ?? []
    }
    var headline: String { "\(place): \(sentence) (\(rule))" }
    var soundness: ReportFinding.Soundness? {
      let subject = sentence.components(separatedBy: "\"").dropFirst().first
      return ReportFinding.Soundness(
        rule: BrokenRule(name: rule, sentence: "It must be.", rank: 0), evidence: [],
        waiver: SuggestedWaiver(rule: rule, subject: subject, state: nil))
    }
  }

  private static let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: [
      ("Basket", nil), ("Basket in German", "Basket"), ("Basket in dark mode", "Basket"), ("Basket notes", nil),
    ].map {
      ScreenClaims(screen: $0.0, variantOf: $0.1, states: [FrameClaim("loaded"), FrameClaim("failed")])
    })

  private static let rows: [Row<([Found], [Int], String?)>] = [
    Row([Found("Basket / loaded", "press \"Buy\" has no effect.")], [1], nil),
    Row(
      [
        Found("Basket / loaded", "press \"Buy\" has no effect."),
        Found("Basket in dark mode / loaded", "press \"Buy\" has no effect."),
      ], [2], "Also in Basket in dark mode / loaded."),
    Row(
      [
        Found("Basket / loaded", "press \"Buy\" has no effect."),
        Found("Basket in German / loaded", "press \"Kaufen\" has no effect."),
      ], [2], "Also in Basket in German / loaded."),
    Row(
      [
        Found("Basket / loaded", "press \"Buy\" has no effect."),
        Found("Basket / loaded", "press \"Sell\" has no effect."),
      ], [1, 1], nil),
    Row(
      [
        Found("Basket / loaded", "press \"Buy\" has no effect."),
        Found("Basket / loaded", "press \"Sell\" has no effect."),
        Found("Basket in German / loaded", "press \"Kaufen\" has no effect."),
        Found("Basket in German / loaded", "press \"Verkaufen\" has no effect."),
      ], [2, 2], "Also in Basket in German / loaded."),
    Row(
      [
        Found("Basket / loaded", "press \"Buy\" has no effect."),
        Found("Basket / loaded", "press \"Sell\" has no effect."),
        Found("Basket in German / loaded", "press \"Kaufen\" has no effect."),
      ], [1, 1, 1], nil),
    Row(
      [
        Found("Basket / loaded", "the screen says \"1 reviews\"."),
        Found("Basket / loaded", "the screen says \"1 reviews\"."),
        Found("Basket / failed", "the screen says \"21 reviews\"."),
      ], [3], "Also in \"1 reviews\", Basket / failed."),
    Row(
      [Found("Basket / loaded", "it takes 3 s."), Found("Basket / failed", "it takes 4 s.")], [1, 1], nil),
    Row(
      [Found("Basket / loaded", "it is cut."), Found("Basket / loaded", "it is cut.", rule: "blind")], [1, 1], nil),
    Row([Found("Basket / loaded", "it is cut."), Found("Basket notes / loaded", "it is cut.")], [1, 1], nil),
    Row(
      (1...7).map { Found("Basket / \($0)", "it is cut.") }, [7],
      "Also in Basket / 2, Basket / 3, Basket / 4, Basket / 5 and 2 more."),
  ]

  @Test func `findings of a screen and its variants are one, other controls, rules and screens are not`() {
    for (row, (found, counts, others)) in Self.rows.rows() {
      let groups = FindingGroup.all(found, [Self.claims])
      expect(groups.map(\.findings.count), is: counts, at: row)
      expect(groups.first?.others, is: others, at: row)
    }
  }
}
