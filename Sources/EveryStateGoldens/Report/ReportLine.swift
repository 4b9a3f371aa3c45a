/// One line of a report file: exactly one of its parts is set. Lines of later versions may have other parts.
package final class ReportLine: Codable, Sendable {
  let header: ReportHeader?
  package let begin: ReportBegin?
  package let outcome: ReportOutcome?
  package let match: ReportMatch?
  package let claims: CatalogClaims?
  package let finding: ReportFinding?
  package let end: ReportEnd?

  /// What is encoded; a beginning and a match have a form of their own.
  private enum CodingKeys: CodingKey {
    case header, outcome, claims, finding, end
  }

  init(
    header: ReportHeader? = nil, begin: ReportBegin? = nil, outcome: ReportOutcome? = nil, match: ReportMatch? = nil,
    claims: CatalogClaims? = nil, finding: ReportFinding? = nil, end: ReportEnd? = nil
  ) {
    self.header = header
    self.begin = begin
    self.outcome = outcome
    self.match = match
    self.claims = claims
    self.finding = finding
    self.end = end
  }

  package convenience init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      header: try parts.decodeIfPresent(ReportHeader.self, forKey: .header),
      outcome: try parts.decodeIfPresent(ReportOutcome.self, forKey: .outcome),
      claims: try parts.decodeIfPresent(CatalogClaims.self, forKey: .claims),
      finding: try parts.decodeIfPresent(ReportFinding.self, forKey: .finding),
      end: try parts.decodeIfPresent(ReportEnd.self, forKey: .end))
  }
}

package struct ReportHeader: Equatable, Sendable, Codable {
  package static let currentFormat = 2

  package let format: Int
  /// The run; all processes that one `swift test` started share it, and those with the same `EVERYSTATE_RUN`.
  package let run: String
  package let process: Int
  /// Wall time in UTC, `2026-01-31T09:30:00.123456Z`: of use to people, and to tell which report is newer.
  package let startedAt: String
  package let packageRoot: String
  package let recordMode: RecordMode
  package let recordOrigin: RecordMode.Origin
  /// What `EVERYSTATE_ONLY` says; empty for everything.
  package let selection: String
  package let textFormat: Int
  /// Whether the process was told to leave tests out, so that what it did not declare says nothing.
  package var isPartial: Bool?
  package var shard: Shard?
}

package struct ReportBegin: Sendable {
  package let name: GoldenName
  package let declaredAt: SourceLine?
}

package struct ReportOutcome: Equatable, Sendable, Codable {
  package let name: GoldenName
  package let verdict: Verdict
  package let severity: Severity
  package let headline: String
  /// The golden, from the package's root.
  package let golden: String
  /// The pending file, from the file system's root, if one was left.
  package let pending: String?
  package let addedLines: Int
  package let removedLines: Int
  package let declaredAt: SourceLine?
  package let notes: FrameNotes
  /// Fingerprint of the text that was drawn, if one was.
  package let actualDigest: String?
  package let goldenDigest: String?
}

/// A frame that came to its golden: all but what the name tells, as most lines of most reports are such.
package struct ReportMatch: Sendable {
  package let name: GoldenName
  let notes: FrameNotes
  /// Fingerprint of the text that was drawn, and of the golden.
  let digest: String

  package init(name: GoldenName, notes: FrameNotes, digest: String) {
    self.name = name
    self.notes = notes
    self.digest = digest
  }

  package func outcome(declaredAt: SourceLine?) -> ReportOutcome {
    ReportOutcome(
      name: name, verdict: .matched, severity: .note, headline: OutcomeMessage.matched(name), golden: name.path.text,
      pending: nil, addedLines: 0, removedLines: 0, declaredAt: declaredAt, notes: notes, actualDigest: digest,
      goldenDigest: digest)
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
    /// What waives it and no more; nil for what is mended in another way.
    package let waiver: SuggestedWaiver?
  }

  /// Whether the finding is listed beside the frames, because no frame reports it.
  package var isToldByItself: Bool { severity == .failure && (verdict == .invalid || verdict == .unsound) }
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
  /// `-` stands the last brace of an `if` without `else` that was passed over, after `*` a `ForEach` that has drawn a row.
  package let branches: [String]
  /// The cases of error types that mocks threw, sorted: `App.Client.Failure.offline`.
  package let errors: [String]
  /// The lines of the golden's text as far as a storyboard came that stopped.
  package let reached: [String]

  package init(
    callLog: [String] = [], sleepers: [String] = [], redactions: [String] = [], remarks: [String] = [],
    branches: [String] = [], errors: [String] = [], reached: [String] = []
  ) {
    self.callLog = callLog
    self.sleepers = sleepers
    self.redactions = redactions
    self.remarks = remarks
    self.branches = branches
    self.errors = errors
    self.reached = reached
  }

  /// All of them, each with the letter before its entries in a line of fields.
  var lists: [[String]] { [callLog, sleepers, redactions, remarks, branches, errors, reached] }
  static let marks = Array("csrmbet".utf8)

  /// The same of a storyboard that stopped.
  package func reaching(_ lines: [String]) -> FrameNotes { FrameNotes(lists: lists.dropLast() + [lines]) }

  package static func == (left: FrameNotes, right: FrameNotes) -> Bool { left.lists == right.lists }

  convenience init(lists: [[String]]) {
    self.init(
      callLog: lists[0], sleepers: lists[1], redactions: lists[2], remarks: lists[3], branches: lists[4],
      errors: lists[5], reached: lists[6])
  }
}
