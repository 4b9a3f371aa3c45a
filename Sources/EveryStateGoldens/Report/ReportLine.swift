/// One line of a report file: exactly one of its parts is set. Lines of later versions may have other parts.
package final class ReportLine: Codable, Sendable {
  let header: ReportHeader?
  package let begin: ReportBegin?
  package let outcome: ReportOutcome?
  package let claims: CatalogClaims?
  package let finding: ReportFinding?
  package let end: ReportEnd?

  init(
    header: ReportHeader? = nil, begin: ReportBegin? = nil, outcome: ReportOutcome? = nil,
    claims: CatalogClaims? = nil, finding: ReportFinding? = nil, end: ReportEnd? = nil
  ) {
    self.header = header
    self.begin = begin
    self.outcome = outcome
    self.claims = claims
    self.finding = finding
    self.end = end
  }
}

package struct ReportHeader: Equatable, Sendable, Codable {
  package static let currentFormat = 3

  package let format: Int
  /// The run; all processes that one `swift test` started share it, and those with the same `EVERYSTATE_RUN`.
  package let run: String
  package let process: Int
  /// Wall time in UTC, `2026-01-31T09:30:00.123456Z`: for readers, and to find the newer report.
  package let startedAt: String
  package let packageRoot: String
  package let recordMode: RecordMode
  package let recordOrigin: RecordMode.Origin
  /// The value of `EVERYSTATE_ONLY`; empty for everything.
  package let selection: String
  package let textFormat: Int
  /// Whether the process left tests out, so that an undeclared catalog means nothing.
  package var isPartial: Bool?
  package var shard: Shard?
  /// The commit whose goldens a run trusts that checks only what changes can touch: `since main (1a2b3c4)`.
  package var since: String?
}

package struct ReportBegin: Sendable, Codable {
  package let name: GoldenName
  package let declaredAt: SourceLine?
  /// Whether it is a preview that no declaration names; nil for no.
  var isFound: Bool?
}

/// An outcome in the report. The line of a frame that matches omits what follows from its name.
package struct ReportOutcome: Equatable, Sendable, Codable {
  package let name: GoldenName
  package private(set) var verdict = Verdict.matched
  package private(set) var severity = Severity.note
  package private(set) var headline: String
  /// The pending file, from the file system's root, if one was left.
  package private(set) var pending: String?
  package private(set) var addedLines = 0
  package private(set) var removedLines = 0
  package internal(set) var declaredAt: SourceLine?
  package let notes: FrameNotes
  /// Fingerprint of the text that was drawn, if one was.
  package let actualDigest: String?
  package private(set) var goldenDigest: String?
  /// The name of its golden, if the frame was renamed and changed.
  package private(set) var former: GoldenName?

  /// The golden, from the package's root.
  package var golden: String { name.path.text }

  init(_ outcome: FrameOutcome, notes: FrameNotes) {
    name = outcome.name
    verdict = outcome.verdict
    severity = outcome.severity
    headline = outcome.headline
    pending = outcome.pending
    addedLines = outcome.patch?.addedCount ?? 0
    removedLines = outcome.patch?.removedCount ?? 0
    declaredAt = outcome.declaredAt
    self.notes = notes
    actualDigest = outcome.digest
    goldenDigest = outcome.goldenDigest
    former = outcome.former
  }

  /// A frame that matches its golden.
  package init(matched name: GoldenName, notes: FrameNotes, digest: String?) {
    self.name = name
    headline = OutcomeMessage.matched(name)
    self.notes = notes
    actualDigest = digest
    goldenDigest = digest
  }

  var isPlainMatch: Bool { verdict == .matched && severity == .note && name.kind == .frame }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      matched: try values.decode(GoldenName.self, forKey: .name),
      notes: try values.decode(FrameNotes.self, forKey: .notes),
      digest: try values.decodeIfPresent(String.self, forKey: .actualDigest))
    guard let verdict = try values.decodeIfPresent(Verdict.self, forKey: .verdict) else { return }
    self.verdict = verdict
    severity = try values.decode(Severity.self, forKey: .severity)
    headline = try values.decode(String.self, forKey: .headline)
    pending = try values.decodeIfPresent(String.self, forKey: .pending)
    addedLines = try values.decode(Int.self, forKey: .addedLines)
    removedLines = try values.decode(Int.self, forKey: .removedLines)
    declaredAt = try values.decodeIfPresent(SourceLine.self, forKey: .declaredAt)
    goldenDigest = try values.decodeIfPresent(String.self, forKey: .goldenDigest)
    former = try values.decodeIfPresent(GoldenName.self, forKey: .former)
  }

  /// The outcome with the place that the frame's first line names.
  package func declared(at place: SourceLine?) -> ReportOutcome {
    var outcome = self
    if outcome.declaredAt == nil { outcome.declaredAt = place }
    return outcome
  }
}

package struct ReportFinding: Equatable, Sendable, Codable {
  package let catalog: String
  package let verdict: Verdict
  package let severity: Severity
  package let headline: String
  package let names: [GoldenName]
  package let paths: [String]
  package var declaredAt: SourceLine?
  /// The broken rule of soundness; nil for a finding of completeness.
  package var soundness: Soundness?

  package struct Soundness: Equatable, Sendable, Codable {
    package let rule: BrokenRule
    package let evidence: [String]
    /// The waiver of this finding only; nil for a finding that cannot be waived.
    package let waiver: SuggestedWaiver?
    /// The language that a text has no translation into, which the change of its frame says as well.
    package let language: String?
    /// nil for an error.
    private let levelBelowError: RuleLevel?
    package var level: RuleLevel { levelBelowError ?? .error }

    package init(
      rule: BrokenRule, level: RuleLevel = .error, evidence: [String], waiver: SuggestedWaiver?,
      language: String? = nil
    ) {
      (self.rule, self.evidence, self.waiver, self.language) = (rule, evidence, waiver, language)
      levelBelowError = level == .error ? nil : level
    }

    private enum CodingKeys: String, CodingKey {
      case rule, evidence, waiver, language
      case levelBelowError = "level"
    }
  }

  package var isSuggestion: Bool { soundness?.level == .suggestion }

  /// Whether the finding is listed beside the frames, because no frame reports it.
  package var isListedApart: Bool { severity == .failure && (verdict == .invalid || verdict == .unsound) }

  /// Whether it is about a state that was not reached, which the frame's own test reports too if it runs.
  package var isUndriven: Bool { verdict.isUnreached }
}

extension ReportFinding {
  package init(aboutIndex trouble: String) {
    self.init(
      catalog: "", verdict: .invalid, severity: .failure, headline: trouble, names: [], paths: [GoldenPath.index.text])
  }
}

/// What happened while a frame was driven; nothing here is compared. A class, so that it is copied cheaply.
package final class FrameNotes: Equatable, Sendable, Codable {
  /// The calls of the mocks, one line each: the proof that the state was reached through them.
  package let callLog: [String]
  /// Timers and polling tasks that were asleep when the frame was taken.
  package let sleepers: [String]
  /// The redaction rules that fired, with their counts.
  package let redactions: [String]
  package let remarks: [String]
  /// The branches of the app's views that the golden shows, a file each, by line and column: `App/Basket.swift:12.9,-15.7,*20.5`. After
  /// `-` comes the last brace of an `if` without `else` that was skipped, after `*` a `ForEach` that has drawn a row.
  package let branches: [String]
  /// The cases of error types that mocks threw, sorted: `App.Client.Failure.offline`.
  package let errors: [String]
  /// The declaration of a state, as ``StateSource`` lists it.
  package let source: [String]
  /// The names of elements that the state's actions did not find.
  package let missing: [String]
  /// The lines of the golden's text up to the moment at which a storyboard stopped.
  package let reached: [String]

  package init(
    callLog: [String] = [], sleepers: [String] = [], redactions: [String] = [], remarks: [String] = [],
    branches: [String] = [], errors: [String] = [], source: [String] = [], missing: [String] = [],
    reached: [String] = []
  ) {
    self.callLog = callLog
    self.sleepers = sleepers
    self.redactions = redactions
    self.remarks = remarks
    self.branches = branches
    self.errors = errors
    self.source = source
    self.missing = missing
    self.reached = reached
  }

  var lists: [[String]] { [callLog, sleepers, redactions, remarks, branches, errors, source, missing, reached] }
  /// The key of each list in a report.
  static let keys = [
    "callLog", "sleepers", "redactions", "remarks", "branches", "errors", "source", "missing", "reached",
  ]

  package convenience init(from decoder: any Decoder) throws {
    let lists = try [String: [String]](from: decoder)
    self.init(lists: Self.keys.map { lists[$0] ?? [] })
  }

  package func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: zip(Self.keys, lists).filter { !$1.isEmpty }).encode(to: encoder)
  }

  /// The notes with the lines of a storyboard that stopped.
  package func reaching(_ lines: [String]) -> FrameNotes { FrameNotes(lists: lists.dropLast() + [lines]) }

  package static func == (left: FrameNotes, right: FrameNotes) -> Bool { left.lists == right.lists }

  convenience init(lists: [[String]]) {
    self.init(
      callLog: lists[0], sleepers: lists[1], redactions: lists[2], remarks: lists[3], branches: lists[4],
      errors: lists[5], source: lists[6], missing: lists[7], reached: lists[8])
  }
}
