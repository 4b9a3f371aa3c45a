extension GoldenSession {
  /// Compares a drawing with its golden, records as the mode says, leaves or removes the pending file, and reports; throws nothing.
  package func verify(
    _ name: GoldenName, text: String, declaredAt: SourceLine? = nil, notes: FrameNotes = FrameNotes(),
    unsteadiness: () -> Unsteadiness? = { nil }
  ) -> FrameOutcome {
    var text = text
    let early = text.withUTF8 { utf8 -> Early? in
      let bytes = UnsafeRawBufferPointer(utf8)
      if let problem = Self.drawingProblem(in: bytes) { return .unfit(problem) }
      // Nearly every frame of nearly every run.
      guard tree.holds(bytes, at: name.path) else { return nil }
      return .matched(digest: name.kind == .matrix ? name.digest(of: Array(bytes)) : bytes.digest)
    }
    switch early {
    case .unfit(let problem):
      return fail(
        name, .undrawn, "the drawing \(problem). This is the renderer's fault.", declaredAt: declaredAt, notes: notes)
    case .matched(let digest): return matched(name, text, digest: digest, declaredAt: declaredAt, notes: notes)
    case nil: return compared(name, text, declaredAt: declaredAt, notes: notes, unsteadiness)
    }
  }

  private enum Early {
    case unfit(String)
    case matched(digest: String)
  }

  private func compared(
    _ name: GoldenName, _ text: String, declaredAt: SourceLine?, notes: FrameNotes, _ unsteadiness: () -> Unsteadiness?
  ) -> FrameOutcome {
    let actual = Array(text.utf8)
    let content = tree.content(at: name.path)
    let comparison = Comparison(
      golden: content, actual: actual, isRendererNewer: name.kind == .frame && (goldenFormat ?? textFormat) < textFormat
    )
    guard let decision = RecordDecision(comparison, mode: mode) else {
      // Where the system cannot open a golden in one call, nothing was compared before.
      return matched(name, text, digest: name.digest(of: actual), declaredAt: declaredAt, notes: notes)
    }
    if let unsteadiness = unsteadiness() {
      return fail(name, .unsteady, unsteadiness.message, declaredAt: declaredAt, notes: notes)
    }
    var verdict = decision.verdict
    var severity = decision.severity
    var writeTrouble: String?
    if decision.writes {
      do { try tree.write(actual, to: name.path) } catch {
        (verdict, severity) = (.unwritten, .failure)
        writeTrouble = error.description
      }
    }
    var pending: String?
    var pendingTrouble: String?
    do {
      if verdict == .recorded {
        try clearPending(name)
      } else {
        _ = state.withLock { $0.pending?.insert(name.path) }
        try output.pending.leave(actual, for: name.path)
        pending = output.pending.location(of: name.path)
      }
    } catch {
      pendingTrouble = Self.trouble(verdict == .recorded ? "cleared away" : "kept for review", error)
    }
    let patch = patch(from: content, to: actual, of: name)
    let displayed =
      OutcomeMessage.showsDifference(verdict) ? DisplayedDifference(old: content.bytes ?? [], new: actual) : nil
    let change = FrameChange(name: name, old: content.bytes, new: actual)
    let (shownWith, facts) = content == .absent ? (nil, []) : displayed.map { shown($0, of: change) } ?? (nil, [])
    let isExplained = displayed != nil && shownWith == nil && name.kind == .frame
    let message = OutcomeMessage(
      name: name, verdict: verdict, commands: commands(for: name), mode: mode, modeOrigin: modeOrigin,
      content: content, actual: actual, patch: patch, pending: pending, trouble: writeTrouble,
      shuffled: order.seed.map { seed in (seed, state.withLock { $0.begun.filter { $0 != name } }) },
      displayed: displayed, facts: facts, shownWith: shownWith,
      legend: isExplained ? legend(of: change) : nil)
    let outcome = FrameOutcome(
      name: name, verdict: verdict, severity: severity, message: message.text,
      place: declaredAt, packageRoot: packageRoot, pending: pending, actual: text, patch: patch)
    return reported(
      pendingTrouble.map(outcome.adding) ?? outcome, notes: notes, actualDigest: name.digest(of: actual),
      goldenDigest: content.bytes.map(name.digest))
  }

  private func matched(
    _ name: GoldenName, _ text: String, digest: String, declaredAt: SourceLine?, notes: FrameNotes
  ) -> FrameOutcome {
    let outcome = FrameOutcome(
      name: name, verdict: .matched, severity: .note, message: OutcomeMessage.matched(name),
      place: declaredAt, packageRoot: packageRoot, pending: nil, actual: text, patch: nil)
    do {
      try clearPending(name)
    } catch {
      return reported(
        outcome.adding(trouble: Self.trouble("cleared away", error)), notes: notes, actualDigest: digest,
        goldenDigest: digest)
    }
    count(outcome)
    return written(outcome) { () throws(FileTrouble) in
      try report.append(ReportMatch(name: name, notes: notes, digest: digest).line)
    }
  }

  /// Reports a frame that came to no drawing, or to one that must not be compared.
  package func fail(
    _ name: GoldenName, _ verdict: Verdict, _ message: String, declaredAt: SourceLine? = nil,
    notes: FrameNotes = FrameNotes()
  ) -> FrameOutcome {
    let outcome = FrameOutcome(
      name: name, verdict: verdict, severity: .failure, message: "\(name): \(verdict.rawValue): \(message)",
      place: declaredAt, packageRoot: packageRoot, pending: nil, actual: nil, patch: nil)
    return reported(outcome, notes: notes, actualDigest: nil, goldenDigest: nil)
  }

  private func reported(
    _ outcome: FrameOutcome, notes: FrameNotes, actualDigest: String?, goldenDigest: String?
  ) -> FrameOutcome {
    count(outcome)
    return written(outcome) { () throws(FileTrouble) in
      try report.write(
        ReportLine(
          outcome: ReportOutcome(
            name: outcome.name, verdict: outcome.verdict, severity: outcome.severity, headline: outcome.headline,
            golden: outcome.golden, pending: outcome.pending, addedLines: outcome.patch?.addedCount ?? 0,
            removedLines: outcome.patch?.removedCount ?? 0, declaredAt: outcome.declaredAt, notes: notes,
            actualDigest: actualDigest, goldenDigest: goldenDigest
          )))
    }
  }

  func count(_ outcome: FrameOutcome) {
    state.withLock { state in
      state.outcomeCount += 1
      state.count(outcome.verdict, of: outcome.name)
      // Memory must not grow with every frame that matches.
      switch outcome.verdict {
      case .recorded: state.settled[outcome.name] = .recorded
      case .matched: if mode == .all, state.settled[outcome.name] == nil { state.settled[outcome.name] = .matched }
      default: if !state.settled.isEmpty { state.settled[outcome.name] = nil }
      }
    }
  }

  /// A verdict that no report holds would look like a frame that never ran.
  private func written(_ outcome: FrameOutcome, _ write: () throws(FileTrouble) -> Void) -> FrameOutcome {
    do {
      try write()
      return outcome
    } catch {
      return outcome.adding(trouble: "the run's report could not be written. \(error)")
    }
  }

  private static func trouble(_ what: String, _ error: FileTrouble) -> String {
    "the new text could not be \(what). \(error.description)"
  }

  /// The frame with which this run has shown an equal difference, nil for the first one; and the facts of the difference.
  private func shown(_ difference: DisplayedDifference, of change: FrameChange) -> (GoldenName?, [ChangeFact]) {
    func facts() -> [ChangeFact] { change.name.kind == .frame ? FrameFacts(change).facts : [] }
    guard let edit = difference.edit, !edit.isEmpty else { return (nil, facts()) }
    if let known = state.withLock({ $0.shownEdits[edit] }), known.name != change.name {
      return (known.name, known.facts)
    }
    let found = facts()
    state.withLock { $0.shownEdits[edit] = (change.name, found) }
    return (nil, found)
  }

  /// What the marks in changed lines stand for: each is explained once in a run.
  private func legend(of change: FrameChange) -> String? {
    var legend = MarkLegend([change])
    return state.withLock { state in
      // A frame that is checked again says the same again.
      for (other, known) in state.explained where other != change.name { legend.leaveOut(known) }
      guard let line = legend.line else { return nil }
      state.explained[change.name] = legend
      return line
    }
  }

  private func clearPending(_ name: GoldenName) throws(FileTrouble) {
    guard state.withLock({ $0.pending?.contains(name.path) ?? true }) else { return }
    try output.pending.remove(name.path)
    _ = state.withLock { $0.pending?.remove(name.path) }
  }

  private func commands(for name: GoldenName) -> GoldenCommands {
    let others = ((try? tree.catalogsOnDisk()) ?? []).filter { $0 != name.catalog }
    return GoldenCommands(name, isAmbiguous: others.contains { tree.hasNamesake(of: name.path, inCatalog: $0) })
  }

  private func patch(from content: GoldenContent, to actual: [UInt8], of name: GoldenName) -> TextPatch? {
    let path = patchPrefix + name.path.text
    switch content {
    case .absent: return TextPatch(old: nil, new: actual, path: path)
    case .text(let bytes): return bytes.isSame(as: actual) ? nil : TextPatch(old: bytes, new: actual, path: path)
    case .problem: return nil
    }
  }

  /// What makes a drawing unfit for a golden: it would be refused when it is read back, or git would take it for binary.
  private static func drawingProblem(in bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.count > GoldenBytes.byteLimit { return "has \(bytes.count) bytes; \(GoldenBytes.byteLimit) are allowed" }
    if let problem = GoldenBytes.problem(inUTF8: bytes) { return problem.summary }
    if bytes.last != UInt8(ascii: "\n") { return "does not end in a line feed" }
    if bytes.offset(of: 0) != nil { return "holds a NUL character" }
    return nil
  }
}
