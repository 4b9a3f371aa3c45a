import EveryStateGoldens

/// How a frame of the newest run stands now: what the report says, looked at beside the files as they are.
package struct ReviewedFrame: Equatable, Sendable {
  package let name: GoldenName
  /// What the report says, if the frame came to an outcome.
  package let outcome: ReportOutcome?
  /// How the frame stands.
  package let standing: Standing

  /// How a frame stands.
  package enum Standing: Equatable, Sendable {
    /// The golden is what the run drew: it matched, was recorded, or was accepted since.
    case settled
    /// The run's new text waits for a decision.
    case open
    /// The new text was rejected; the frame still differs from its golden.
    case rejected
    /// The run could not keep the new text, on a full disk for instance: there is nothing to decide about.
    case unkept
    /// The golden or the pending text is no longer the one that the run saw.
    case outdated
    /// There is no text to decide about: not driven, stuck, not drawn.
    case failed
    /// The process died while the frame was under way.
    case crashed
    /// The frame is under way.
    case running
    /// The run declared the frame and did not check it.
    case notRun
  }

  /// The frame's standing as one word for a list.
  package var word: String {
    switch standing {
    case .settled: outcome?.verdict == .matched ? "matched" : outcome?.verdict == .recorded ? "recorded" : "accepted"
    case .open, .failed, .unkept: outcome?.verdict.rawValue ?? "unknown"
    case .rejected: "rejected"
    case .outdated: "outdated"
    case .crashed: "crashed"
    case .running: "running"
    case .notRun: "not checked"
    }
  }

  /// Whether the frame keeps the whole from being in order. A frame that the run left out does not.
  package var needsAttention: Bool {
    switch standing {
    case .settled: outcome?.verdict == .recorded && outcome?.severity == .failure
    case .notRun: false
    default: true
    }
  }
}
