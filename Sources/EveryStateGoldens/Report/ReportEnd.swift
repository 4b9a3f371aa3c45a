/// The process ended in good order, and what it found: enough for the words at the end of a run of several processes, without
/// reading every line of every report again.
package struct ReportEnd: Sendable, Codable {
  let outcomes: Int
  let frames: [Verdict: Int]
  /// What completeness found and no frame's verdict tells.
  let findings: [Verdict: Int]
  /// The rules of soundness among them, the gravest first.
  let rules: [RuleTally]?
  /// The rules that recorded screens break where no test asks.
  let recordedRules: [RuleTally]?
  /// The frames that are not in order, and those that were recorded because that was asked for.
  let open: [OpenFrame]

  struct OpenFrame: Sendable, Codable {
    let name: GoldenName
    let verdict: Verdict
  }

  init(_ tally: RunTally, outcomes: Int) {
    self.outcomes = outcomes
    frames = tally.frames
    findings = tally.findings
    rules = tally.rules.isEmpty ? nil : tally.rules
    recordedRules = tally.recordedRules.isEmpty ? nil : tally.recordedRules
    open = tally.open.sorted { $0.key < $1.key }.map { OpenFrame(name: $0.key, verdict: $0.value) }
  }
}

/// How the frames of a run stand, of as many of its processes as have ended.
struct RunTally: Sendable {
  private(set) var frames: [Verdict: Int]
  private(set) var findings: [Verdict: Int]
  private(set) var rules: [RuleTally]
  private(set) var recordedRules: [RuleTally]
  /// The frames that a person should hear of.
  private(set) var open: [GoldenName: Verdict]

  /// Whether nothing was found that a person should hear of.
  var isInOrder: Bool { findings.isEmpty && open.isEmpty }

  /// Adds what another process found. A catalog belongs to one process, so that no frame counts twice.
  mutating func add(_ end: ReportEnd) {
    frames.merge(end.frames, uniquingKeysWith: +)
    findings.merge(end.findings, uniquingKeysWith: +)
    for tally in end.rules ?? [] { rules.add(tally) }
    for tally in end.recordedRules ?? [] { recordedRules.add(tally) }
    for frame in end.open { open[frame.name] = frame.verdict }
  }
}

extension GoldenSession {
  var tally: RunTally {
    let recordedRules = rulesOfRecording
    return state.withLock { state in
      let recorded = mode == .failed || mode == .all ? [:] : state.settled.filter { $0.value == .recorded }
      return RunTally(
        frames: state.frameCounts, findings: state.findings, rules: state.rules, recordedRules: recordedRules,
        open: state.open.merging(recorded) { open, _ in open })
    }
  }

  /// How the frames of the whole run stand, or of its shard, and how many of its other processes have not said so: under way,
  /// and died.
  func tallyOfRun() -> (tally: RunTally, running: Int, died: Int) {
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
