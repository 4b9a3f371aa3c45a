/// The results of a process that ended normally, so that the end of a run need not read every report's lines again.
package struct ReportEnd: Sendable, Codable {
  package let outcomes: Int
  private(set) var frames: [Verdict: Int]
  /// The findings of completeness that no frame's verdict reports.
  private(set) var findings: [Verdict: Int]
  /// The rules of soundness among them, the most serious first; nil without findings.
  private(set) var rules: [RuleTally]?
  /// The rules that recorded screens break in suites without a soundness test.
  private(set) var recordedRules: [RuleTally]?
  private(set) var warnings: [RuleTally]?
  private(set) var suggestions: [RuleTally]?
  /// The frames that are not in order, and those that were recorded without being asked for.
  private(set) var open: [OpenFrame]
  /// The frames among them whose goldens have another name; nil without any.
  private(set) var renames: [Rename.Frame]?
  /// The frames of goldens that no catalog declares; nil without any.
  private(set) var removed: [GoldenName]?

  struct OpenFrame: Sendable, Codable {
    let name: GoldenName
    let verdict: Verdict
    /// The name of the element that the actions of a frame that was not driven did not find.
    var missing: String?
  }

  /// - Parameter changed: the texts that change, also those that only follow from frames.
  func counts(changed: Set<GoldenName>) -> RunCounts {
    RunCounts(
      frames: frames, findings: findings, open: open.map { ($0.name, $0.verdict) },
      changed: changed.filter { $0.kind != .frame })
  }

  /// Whether the run has nothing to report.
  var isInOrder: Bool { findings.isEmpty && open.isEmpty }

  /// Adds another process's results. A catalog belongs to one process, so that no frame counts twice.
  mutating func add(_ other: ReportEnd) {
    frames.merge(other.frames, uniquingKeysWith: &+)
    findings.merge(other.findings, uniquingKeysWith: &+)
    rules = Self.sum(rules, other.rules)
    recordedRules = Self.sum(recordedRules, other.recordedRules)
    warnings = Self.sum(warnings, other.warnings)
    suggestions = Self.sum(suggestions, other.suggestions)
    let names = Set(other.open.map(\.name))
    open = open.filter { !names.contains($0.name) } + other.open
    renames = renames.map { $0 + (other.renames ?? []) } ?? other.renames
    removed = removed.map { $0 + (other.removed ?? []) } ?? other.removed
  }

  private static func sum(_ rules: [RuleTally]?, _ others: [RuleTally]?) -> [RuleTally]? {
    others?.reduce(into: rules ?? []) { $0.add($1) } ?? rules
  }

  init(
    outcomes: Int, frames: [Verdict: Int], findings: [Verdict: Int], rules: [RuleLevel: [RuleTally]],
    recordedRules: [RuleTally], open: [GoldenName: Verdict], missing: [GoldenName: String] = [:],
    renames: [Rename.Frame] = [], removed: [GoldenName] = []
  ) {
    (self.outcomes, self.frames, self.findings) = (outcomes, frames, findings)
    (self.rules, warnings, suggestions) = (rules[.error], rules[.warning], rules[.suggestion])
    self.recordedRules = recordedRules.isEmpty ? nil : recordedRules
    self.renames = renames.isEmpty ? nil : renames
    self.removed = removed.isEmpty ? nil : removed
    self.open = open.sorted { $0.key < $1.key }.map {
      OpenFrame(name: $0.key, verdict: $0.value, missing: missing[$0.key])
    }
  }
}

extension GoldenSession {
  var tally: ReportEnd {
    let (results, ofRecording, claims) = state.withLock {
      ($0.results, $0.end.findingsOfRecording, Array($0.declarations.catalogs.values))
    }
    /// The rules of findings, each cause once.
    func rules(_ findings: [Finding]) -> [RuleTally] {
      FindingGroup.all(findings, claims).reduce(into: []) { tallies, group in
        if let rule = group.first.soundness?.rule { tallies.add(RuleTally(rule, at: place(of: group.first))) }
      }
    }
    let tallies = results.unsound.mapValues(rules)
    var findings = results.allFindings
    findings[.unsound] = tallies[.error]?.reduce(findings[.unsound] ?? 0) { $0 + $1.count } ?? findings[.unsound]
    if !results.twins.isEmpty { findings[.twin] = FindingGroup.all(results.twins, claims).count }
    let recorded = mode == .failed || mode == .all ? [:] : results.recorded
    return ReportEnd(
      outcomes: results.outcomeCount, frames: results.frameCounts, findings: findings, rules: tallies,
      recordedRules: rules(ofRecording), open: results.open.merging(recorded) { open, _ in open },
      missing: results.missing,
      renames: results.renames.values.filter { results.open[$0.new] == .renamed }.sorted { $0.new < $1.new },
      removed: results.removed)
  }

  /// The results of the whole run or its shard, and the numbers of its other processes that are running, and that died.
  func tallyOfRun() -> (tally: ReportEnd, running: Int, died: Int) {
    var (tally, running, died) = (tally, 0, 0)
    let ends = try? ReportFolder(path: output.reports).ends(ofRun: run, besides: report.path)
    for (entry, end) in ends ?? [] where entry.header.shard == shard {
      if let end {
        tally.add(end)
      } else if entry.isRunning {
        running += 1
      } else {
        died += 1
      }
    }
    return (tally, running, died)
  }
}

// As keys of an object, so that a report reads the same whichever way a dictionary is laid out.
extension Verdict: CodingKeyRepresentable {}
