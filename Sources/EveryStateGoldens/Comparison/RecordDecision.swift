/// A text beside its golden, before anything is decided about it.
enum Comparison: Equatable {
  case matched
  case missing
  case changed
  case reformatted
  case invalid(GoldenProblem)
  /// The new text cannot be a golden, for a reason.
  case unfit(String)

  /// Compares bytes: Swift's `==` on strings would take a composed and a decomposed "é" for the same text.
  init(golden: GoldenContent, actual: [UInt8], isRendererNewer: Bool) {
    switch golden {
    case .absent: self = .missing
    case .problem(let problem, _): self = .invalid(problem)
    case .text(let bytes):
      if bytes.isSame(as: actual) {
        self = .matched
      } else if let line = GoldenBytes.conflictLine(in: bytes) {
        self = .invalid(.mergeConflict(line: line))
      } else {
        self = isRendererNewer ? .reformatted : .changed
      }
    }
  }
}

/// A run's decision on a compared golden: one row of the table of modes and comparisons.
package struct RecordDecision: Equatable {
  let writes: Bool
  let verdict: Verdict
  let severity: Severity

  init(_ comparison: Comparison, mode: RecordMode) {
    let isDeliberate = mode == .failed || mode == .all
    switch comparison {
    case .matched: self.init(writes: false, verdict: .matched, severity: .note)
    case .unfit: self.init(writes: false, verdict: .undrawn, severity: .failure)
    case .missing: self.init(recordsIf: mode != .never, isDeliberate: isDeliberate, otherwise: .missing)
    case .changed: self.init(recordsIf: isDeliberate, isDeliberate: isDeliberate, otherwise: .changed)
    case .reformatted: self.init(recordsIf: mode == .all, isDeliberate: isDeliberate, otherwise: .reformatted)
    case .invalid(let problem):
      var verdict = Verdict.invalid
      if case .mergeConflict = problem { verdict = .conflicted }
      self.init(recordsIf: isDeliberate && problem.isReplaceable, isDeliberate: isDeliberate, otherwise: verdict)
    }
  }

  private init(writes: Bool, verdict: Verdict, severity: Severity) {
    (self.writes, self.verdict, self.severity) = (writes, verdict, severity)
  }

  private init(recordsIf records: Bool, isDeliberate: Bool, otherwise verdict: Verdict) {
    self.init(
      writes: records, verdict: records ? .recorded : verdict, severity: records && isDeliberate ? .note : .failure)
  }
}
