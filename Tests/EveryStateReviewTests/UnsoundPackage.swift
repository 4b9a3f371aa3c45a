import EveryStateGoldens
import EveryStateReview
import TestPackages

/// What a run of ``ReviewedPackage`` is to find.
struct MadeFinding {
  let rule: BrokenRule
  let name: GoldenName
  var subject: String?
  var place: SourceLine? = SourceLine(file: "Tests/T.swift", line: 3)
  var isWaivable = true

  init(_ rule: String, rank: Int, _ name: GoldenName, of subject: String? = nil) {
    self.rule = BrokenRule(name: rule, sentence: "It must be no \(rule).", rank: rank)
    self.name = name
    self.subject = subject
  }

  /// A hundred of twelve kinds, those that are least grave first.
  static func hundred() throws -> [MadeFinding] {
    try (0..<12).reversed().flatMap { rank in
      try (0..<(rank + (rank < 2 ? 11 : 2))).map { number in
        MadeFinding(
          "kind \(rank)", rank: rank, try frame("Watchlist", ["loaded", "loading", "failed", "own"][number % 4]),
          of: "control \(number)")
      }
    }
  }
}

extension ReviewedPackage {
  /// A run in which every frame matches and that finds what does not make sense.
  /// - Returns: what the run says at its end.
  @discardableResult
  func run(finding found: [MadeFinding]) throws -> [String] {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    try check(session) { $1 }
    for finding in found { try report(finding, to: session) }
    defer { session.end() }
    return EndSummary(session, in: WorkingFolder(path: package.root)).lines
  }

  func report(_ finding: MadeFinding, to session: GoldenSession) throws {
    let subject = finding.subject ?? "it"
    let waiver = SuggestedWaiver(rule: "someRule", subject: finding.subject, state: finding.name.state)
    _ = session.unsound(
      UnsoundScreen(
        finding.rule, "\(finding.name): \(subject) is wrong. (\(finding.rule.name))\n  seen at 0 s",
        evidence: ["seen at 0 s"], waiver: finding.isWaivable ? waiver : nil, names: [finding.name],
        inCatalog: finding.name.catalog, declaredAt: finding.place))
  }
}
