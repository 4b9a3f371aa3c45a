/// What a process found that ended in good order, so that a run's end need not read every line of every report again.
package struct ReportEnd: Sendable, Codable {
  let outcomes: Int
  private(set) var frames: [Verdict: Int]
  /// What completeness found and no frame's verdict tells.
  private(set) var findings: [Verdict: Int]
  /// The rules of soundness among them, most serious first; nil without any.
  private(set) var rules: [RuleTally]?
  /// The rules that recorded screens break where no test asks.
  private(set) var recordedRules: [RuleTally]?
  /// The frames that are not in order, and those that were recorded because that was asked for.
  private(set) var open: [OpenFrame]

  struct OpenFrame: Sendable, Codable {
    let name: GoldenName
    let verdict: Verdict
  }

  /// Whether the run has nothing to report.
  var isInOrder: Bool { findings.isEmpty && open.isEmpty }

  /// Adds what another process found. A catalog belongs to one process, so that no frame counts twice.
  mutating func add(_ other: ReportEnd) {
    frames.merge(other.frames, uniquingKeysWith: +)
    findings.merge(other.findings, uniquingKeysWith: +)
    rules = Self.sum(rules, other.rules)
    recordedRules = Self.sum(recordedRules, other.recordedRules)
    let names = Set(other.open.map(\.name))
    open = open.filter { !names.contains($0.name) } + other.open
  }

  private static func sum(_ rules: [RuleTally]?, _ others: [RuleTally]?) -> [RuleTally]? {
    others?.reduce(into: rules ?? []) { $0.add($1) } ?? rules
  }

  init(
    outcomes: Int, frames: [Verdict: Int], findings: [Verdict: Int], rules: [RuleTally], recordedRules: [RuleTally],
    open: [GoldenName: Verdict]
  ) {
    (self.outcomes, self.frames, self.findings) = (outcomes, frames, findings)
    self.rules = rules.isEmpty ? nil : rules
    self.recordedRules = recordedRules.isEmpty ? nil : recordedRules
    self.open = open.sorted { $0.key < $1.key }.map { OpenFrame(name: $0.key, verdict: $0.value) }
  }
}

extension GoldenSession {
  var tally: ReportEnd {
    let recordedRules = rulesOfRecording
    return state.withLock { state in
      let recorded = mode == .failed || mode == .all ? [:] : state.settled.filter { $0.value == .recorded }
      return ReportEnd(
        outcomes: state.outcomeCount, frames: state.frameCounts, findings: state.findings, rules: state.rules,
        recordedRules: recordedRules, open: state.open.merging(recorded) { open, _ in open })
    }
  }

  /// How the frames of the whole run or its shard stand, and how many of its other processes are under way, and died.
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
