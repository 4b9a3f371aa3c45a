import EveryStateGoldens

/// What `--json` prints: one document with sorted keys. A key that has nothing to say is left out. New keys may come; those that
/// are here keep their meaning as long as `format` is 1.
package struct RunDocument: JSONDocument {
  /// The version of this form.
  package static let format = 1

  let format = Self.format
  /// The verb that was asked.
  let command: String
  /// What the process's status is: 0 in order, 1 something needs a person, 2 no answer.
  package let exitStatus: Int
  /// Why there is no answer; then there is nothing else.
  var error: String?
  var run: Run?
  /// Frames by the word for how they stand.
  var counts: [String: Int]?
  /// `status`, `summary`: every frame. `review`, `diff`: those that wait. `show`: those selected.
  var frames: [Frame]?
  /// Equal edits, those in most frames first.
  var groups: [Group]?
  /// What is different, in words, that in most frames first.
  var facts: [Fact]?
  /// What only has another name: its frames are among `frames`, its old goldens among `orphans`.
  var renames: [Rename]?
  /// Goldens that nobody declares, from the package's root.
  var orphans: [String]?
  /// Pairs of selectors of frames that look the same.
  var twins: [[String]]?
  /// Catalogs that have goldens and that the run did not declare.
  var undeclaredCatalogs: [String]?
  /// What was found beyond frames, in words.
  var findings: [String]?
  /// What of it does not make sense, the gravest first.
  var soundness: [Finding]?
  /// `coverage` only: the branches of the app's views, file by file.
  var branches: [Branch]?
  /// `coverage` only: the cases of error types of which dependencies throw one.
  var errorCases: [ErrorCase]?
  /// `coverage` only: how many branches of each screen stand in goldens.
  var screens: [ScreenBranches]?

  /// The newest run.
  struct Run: Encodable, Sendable {
    let id: String
    let startedAt: String?
    let isRunning: Bool
    let isComplete: Bool
    /// `2/2`: the shards without which it is not the whole.
    let missingShards: [String]?
    let selection: String?
    let recordMode: String?
  }

  /// A frame, a coverage matrix or a map.
  struct Frame: Encodable, Sendable {
    let catalog: String
    /// Left out for a matrix and a map, as is `state`.
    let screen: String?
    let state: String?
    /// What selects it on the command line.
    let selector: String
    /// How it stands now: a verdict, or `accepted`, `rejected`, `outdated`, `not checked`.
    let standing: String
    let needsAttention: Bool
    /// The golden, from the package's root.
    let golden: String
    var addedLines: Int?
    var removedLines: Int?
    /// Where the state is declared.
    var declaredAt: SourceLine?
    /// The failure in a line.
    var headline: String?
    /// The command that accepts the change.
    var accept: String?
    /// `diff` only: what `git apply` takes.
    var patch: String?
    /// `show` and `review` only: the text as it is now.
    var text: String?
    /// `review` only: the golden's text; left out where there is none.
    var goldenText: String?
  }

  /// A rule of soundness that a screen breaks.
  struct Finding: Encodable, Sendable {
    /// `dead control`.
    let rule: String
    let catalog: String
    /// Selectors.
    let frames: [String]
    let headline: String
    let evidence: [String]
    /// Where it stands.
    let declaredAt: SourceLine?
    /// The line that waives it, but for its reason.
    let waiver: String?
  }

  /// Something that a person would say of changes.
  struct Fact: Encodable, Sendable {
    /// `red -> orange`.
    let fact: String
    let lines: Int
    /// Selectors.
    let frames: [String]
  }

  /// The same edit in several frames.
  struct Group: Encodable, Sendable {
    let removed: [String]
    let added: [String]
    /// Whether words only stand elsewhere.
    let isPlaceOnly: Bool
    /// Selectors.
    let frames: [String]
  }

  /// A screen or a state that has another name and looks as before.
  struct Rename: Encodable, Sendable {
    /// Selectors, old and new.
    let frames: [[String]]
    /// The command that accepts it as one.
    let accept: String
  }
}

extension RunDocument {
  /// The document of a command that has no answer.
  package init(command: String, error: String) {
    self.init(command: command, exitStatus: 2)
    self.error = error
  }

  /// The document of `status` and `summary`: the whole run.
  package init(command: String, summary: RunSummary) {
    self.init(command: command, exitStatus: summary.isInOrder ? 0 : 1)
    let review = summary.review
    run = Run(review.report)
    counts = Dictionary(summary.counts.map { ($0.word, $0.count) }) { $1 }
    frames = review.frames.map { Frame($0, review) }
    groups = Self.groups(summary.groups)
    facts = Self.facts(summary.facts)
    renames = summary.renames.map { Rename($0, review) }
    orphans = summary.orphans.map(\.text)
    twins = summary.twins.map { [$0.first.selector, $0.second.selector] }
    undeclaredCatalogs = summary.undeclaredCatalogs.map(\.name)
    findings = summary.findings.map(\.headline)
    soundness = Self.soundness(summary.soundness)
  }

  /// The document of `findings`: what does not make sense.
  package init(findings summary: RunSummary, of selection: Selection) {
    let found = summary.soundness.filter { selection.isEverything || $0.names.contains(where: selection.matches) }
    let soundness = Self.soundness(found)
    self.init(command: "findings", exitStatus: soundness.isEmpty ? 0 : 1)
    run = Run(summary.review.report)
    self.soundness = soundness
  }

  /// The document of `diff`: what waits, as patches.
  package init(diff review: Review, frames: [ReviewedFrame]) {
    self.init(command: "diff", exitStatus: frames.contains(where: \.needsAttention) ? 1 : 0)
    run = Run(review.report)
    self.frames = frames.filter { $0.standing == .open }.map { frame in
      var result = Frame(frame, review)
      result.patch = review.patch(of: frame)?.text
      return result
    }
  }

  /// The document of `show`: the texts as they are now.
  package init(show review: Review, frames: [ReviewedFrame]) {
    self.init(command: "show", exitStatus: frames.isEmpty || frames.contains(where: \.needsAttention) ? 1 : 0)
    run = Run(review.report)
    self.frames = frames.map { frame in
      var result = Frame(frame, review)
      result.text = review.currentText(of: frame).map { String(decoding: $0, as: UTF8.self) }
      return result
    }
  }

  /// The document of `review`: what waits, with both texts.
  package init(review walk: ReviewWalk) {
    self.init(command: "review", exitStatus: walk.needsAttention ? 1 : 0)
    run = Run(walk.review.report)
    frames = walk.changes.map { frame in
      var result = Frame(frame, walk.review)
      let change = walk.review.change(of: frame)
      result.text = change.map { String(decoding: $0.new, as: UTF8.self) }
      result.goldenText = change?.old.map { String(decoding: $0, as: UTF8.self) }
      return result
    }
    groups = Self.groups(walk.groups)
    facts = Self.facts(walk.facts)
    renames = walk.renames.map { Rename($0, walk.review) }
    soundness = Self.soundness(walk.findings)
    orphans = (walk.orphans + walk.renames.flatMap { $0.frames.map(\.old.path) }).sorted().map(\.text)
  }

  init(command: String, exitStatus: Int) {
    self.command = command
    self.exitStatus = exitStatus
  }

  private static func soundness(_ findings: [ReportFinding]) -> [Finding] {
    FindingKind.all(in: findings).flatMap { kind in
      kind.findings.map { finding in
        Finding(
          rule: kind.rule.name, catalog: finding.catalog, frames: finding.names.map(\.selector),
          headline: finding.headline, evidence: finding.soundness?.evidence ?? [], declaredAt: finding.declaredAt,
          waiver: finding.soundness?.waiver?.line(because: "..."))
      }
    }
  }

  private static func facts(_ facts: FactGroups) -> [Fact] {
    facts.groups.map { Fact(fact: $0.fact.key, lines: $0.count, frames: $0.frames.map(\.selector)) }
  }

  private static func groups(_ groups: EditGroups) -> [Group] {
    groups.groups.map {
      Group(
        removed: $0.edit.removed, added: $0.edit.added, isPlaceOnly: $0.isPlaceOnly, frames: $0.frames.map(\.selector))
    }
  }
}

extension RunDocument.Rename {
  fileprivate init(_ rename: Rename, _ review: Review) {
    self.init(
      frames: rename.frames.map { [$0.old.selector, $0.new.selector] }, accept: review.acceptCommand(for: rename))
  }
}

extension RunDocument.Run {
  init(_ report: RunReport) {
    let last = report.processes.last
    self.init(
      id: last?.run ?? "", startedAt: report.processes.first?.startedAt, isRunning: report.isRunning,
      isComplete: report.isComplete,
      missingShards: report.missingShards.isEmpty
        ? nil : report.missingShards.map { "\($0.number)/\($0.count)" },
      selection: last.flatMap { $0.selection.isEmpty ? nil : $0.selection },
      recordMode: last?.recordMode.rawValue)
  }
}

extension RunDocument.Frame {
  fileprivate init(_ frame: ReviewedFrame, _ review: Review) {
    let isFrame = frame.name.kind == .frame
    self.init(
      catalog: frame.name.catalog, screen: isFrame ? frame.name.screen : nil, state: isFrame ? frame.name.state : nil,
      selector: frame.name.selector, standing: frame.word, needsAttention: frame.needsAttention,
      golden: frame.name.path.text)
    declaredAt = frame.outcome?.declaredAt
    guard frame.needsAttention else { return }
    headline = frame.outcome?.headline
    guard frame.standing == .open else { return }
    (addedLines, removedLines) = (frame.outcome?.addedLines, frame.outcome?.removedLines)
    accept = review.acceptCommand(for: frame)
  }
}
