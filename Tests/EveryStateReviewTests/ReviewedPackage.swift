@testable import EveryStateReview

/// A recorded package of two screens, run again with other texts, for tests of review and summary.
struct ReviewedPackage {
  let package: TemporaryPackage
  let claims: CatalogClaims
  /// What the frames that cannot be driven do not find.
  var missing: [String] = []

  init(catalog: String = "App.Snapshots", named name: String? = nil) throws {
    package = try TemporaryPackage(named: name)
    claims = CatalogClaims(
      catalog: catalog,
      screens: [
        ScreenClaims(
          screen: "Watchlist", states: ["loaded", "loading", "failed", "own"].map { FrameClaim($0) },
          waivers: [Waiver(state: "empty", reason: "never")]),
        ScreenClaims(screen: "Detail", states: [FrameClaim("loaded")]),
      ])
    try run(record: "all")
  }

  /// A package that waits for a decision about another word in every frame, and one more in `Watchlist / own`.
  static func changed() throws -> ReviewedPackage {
    let package = try ReviewedPackage()
    try package.changeCopy()
    return package
  }

  static func text(_ name: GoldenName) -> String {
    "# \(name)\n= \(name.screen)\n\nbody of \(name)\n\n   [Try Again]\n"
  }

  /// A run in which `change` turns each frame's text into another; nil is a frame that cannot be driven.
  func run(record: String = "never", textFormat: Int = 1, _ change: (GoldenName, String) -> String? = { $1 }) throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record], textFormat: textFormat)
    try check(session, change)
    session.end()
  }

  func check(_ session: GoldenSession, _ change: (GoldenName, String) -> String?) throws {
    try session.declare(claims)
    for (line, claim) in try claims.goldens().enumerated()
    where claim.name.kind == .frame && session.isToCheck(claim.name) {
      let place = SourceLine(file: "Tests/T.swift", line: line + 1)
      if let text = change(claim.name, Self.text(claim.name)) {
        _ = session.verify(claim.name, text: text, declaredAt: place)
      } else {
        _ = session.fail(
          claim.name, .notDriven, "the mock was never called", declaredAt: place, notes: FrameNotes(missing: missing))
      }
    }
    _ = session.completeness(of: claims)
  }

  /// A run in which a screen or a state has another name; `change` turns texts into others.
  func rename(
    screen: String = "", state: String = "", to new: String, record: String = "never",
    _ change: (GoldenName, String) -> String = { $1 }
  ) throws {
    let renamed = CatalogClaims(
      catalog: claims.catalog,
      screens: claims.screens.map { claim in
        ScreenClaims(
          screen: claim.screen == screen ? new : claim.screen,
          states: claim.states.map { $0.name == state ? FrameClaim(new) : $0 }, waivers: claim.waivers)
      })
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    try session.declare(renamed)
    for (new, old) in zip(try renamed.goldens(), try claims.goldens()) where new.name.kind == .frame {
      let body = Self.text(old.name).split(separator: "\n", maxSplits: 1)[1]
      _ = session.verify(new.name, text: change(new.name, "# \(new.name)\n\(body)"))
    }
    _ = session.completeness(of: renamed)
    session.end()
  }

  /// A run with another word in every frame, and one more in `Watchlist / own`.
  func changeCopy() throws {
    try run { name, text in
      let copy = text.replacingOccurrences(of: "[Try Again]", with: "[Retry]")
      return name.state == "own" ? copy.replacingOccurrences(of: "body", with: "heart") : copy
    }
  }

  func review() throws -> Review { try Review(packageRoot: package.root, environment: [:]) }
  func golden(_ path: String) -> String? { package.text("__Snapshots__/App.Snapshots/\(path).txt") }
  var pending: [String] { package.files(".build/everystate/pending") }
}

extension TemporaryPackage {
  /// The digest below what `diff` shows.
  func shownDigest() throws -> String {
    try String(#require(everystate("diff").output.components(separatedBy: "--digest ").dropFirst().last).prefix(10))
  }

  /// Expects that `review` asks about as many changes as `diff`, `summary` and JSON list.
  func expectOneNumberOfChanges(_ name: String = "") throws {
    let review = try Review(packageRoot: root, environment: [:])
    let (summary, walk) = (try RunSummary(review), try ReviewWalk(review, frames: review.frames))
    let count = summary.groups.count
    let asked = walk.steps.filter { step in
      switch step {
      case .rename, .change, .frame: true
      case .orphans, .finding, .done: false
      }
    }
    expect(asked.count, is: count, "\(name): review")
    expect(walk.steps.count, is: count + (walk.orphans.isEmpty ? 0 : 1) + walk.findings.count, "\(name): review")
    let sizes = try everystate("diff").output.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/^(\d+) changes? in /#)
    }
    expect(sizes.map { Int($0.1) }, is: count == 0 ? [] : [count], "\(name): diff")
    let markdown = MarkdownSummary(summary).text
    expect(
      markdown.components(separatedBy: "\n**`").count - 1,
      is: summary.groups.groups.count { $0.sentence != nil }, "\(name): \(markdown)")
    expect(
      GalleryChange.all(in: review, root: root).count, is: summary.groups.groups.count { $0.sentence != nil },
      "\(name): gallery")
    let json = JSONDocument(command: "status", summary: summary).text
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let lists = ["groups", "renames"].map { (object[$0] as? [Any])?.count ?? 0 }
    expect(lists[0] + lists[1], is: count, "\(name): JSON")
  }
}

/// A finding in a run of ``ReviewedPackage``.
struct MadeFinding {
  let rule: BrokenRule
  let name: GoldenName
  var subject: String?
  var place: SourceLine? = SourceLine(file: "Tests/T.swift", line: 3)
  var isWaivable = true
  var level = RuleLevel.error

  init(_ rule: String, rank: Int, _ name: GoldenName, of subject: String? = nil) {
    (self.rule, self.name) = (BrokenRule(name: rule, sentence: "It must be no \(rule).", rank: rank), name)
    self.subject = subject
  }

  /// A hundred findings of twelve kinds, least serious first.
  static func hundred() throws -> [MadeFinding] {
    try (0..<12).reversed().flatMap { (rank: Int) -> [MadeFinding] in
      try (0..<(rank + (rank < 2 ? 11 : 2))).map { number in
        MadeFinding(
          "kind \(rank)", rank: rank, try frame("Watchlist", ["loaded", "loading", "failed", "own"][number % 4]),
          of: "control \(number)")
      }
    }
  }
}

extension ReviewedPackage {
  /// A run with findings in which every frame matches.
  /// - Returns: the lines at the end of the run.
  @discardableResult func run(
    finding found: [MadeFinding], _ environment: [String: String] = [:],
    _ change: (GoldenName, String) -> String? = { $1 }
  ) throws -> [String] {
    let session = try package.session(environment.merging(["SNAPSHOT_TESTING_RECORD": "never"]) { $1 })
    try check(session, change)
    for finding in found { try report(finding, to: session) }
    defer { session.end() }
    return EndSummary(session, in: WorkingFolder(path: package.root)).lines
  }

  func report(_ finding: MadeFinding, to session: GoldenSession) throws {
    let subject = finding.subject ?? "it"
    let waiver = SuggestedWaiver(rule: "someRule", subject: finding.subject, state: finding.name.state)
    _ = session.report(
      unsound: .unsound(
        ReportFinding.Soundness(
          rule: finding.rule, level: finding.level, evidence: ["seen at 0 s"], waiver: finding.isWaivable ? waiver : nil
        ), "\(finding.name): \(subject) is wrong. (\(finding.rule.name))\n  seen at 0 s", names: [finding.name],
        inCatalog: finding.name.catalog, declaredAt: finding.place))
  }
}
