extension GoldenSession {
  /// Compares a drawing with its golden, records as the mode says, leaves or removes the pending file, and reports.
  /// - Parameters:
  ///   - name: the golden.
  ///   - text: the drawing: lines that end in LF, no carriage returns.
  ///   - declaredAt: where the state is declared.
  ///   - notes: what happened while the frame was driven.
  /// - Returns: what a test has to say; nothing is thrown, whatever the file system does.
  public func verify(
    _ name: GoldenName, text: String, declaredAt: SourceLine? = nil, notes: FrameNotes = FrameNotes()
  ) -> FrameOutcome {
    let actual = Array(text.utf8)
    if let problem = Self.drawingProblem(in: actual) {
      return fail(
        name, .undrawn, "the drawing \(problem). This is the renderer's fault.", declaredAt: declaredAt, notes: notes)
    }
    let content = tree.content(at: name.path, expected: actual)
    let comparison = Comparison(
      golden: content, actual: actual, isRendererNewer: name.kind == .frame && (goldenFormat ?? textFormat) < textFormat
    )
    let decision = RecordDecision(comparison, mode: mode)
    var verdict = decision.verdict
    var severity = decision.severity
    var writeTrouble: String?
    if decision.writes {
      do { try tree.write(actual, to: name.path) } catch {
        (verdict, severity) = (.unwritten, .failure)
        writeTrouble = error.description
      }
    }
    let isSettled = verdict == .matched || verdict == .recorded
    var pending: String?
    var pendingTrouble: String?
    do {
      if isSettled {
        try clearPending(name)
      } else {
        try leavePending(actual, name)
        pending = output.pending.location(of: name.path)
      }
    } catch {
      pendingTrouble =
        "the new text could not be \(isSettled ? "cleared away" : "kept for review"). \(error.description)"
    }
    let patch = patch(from: content, to: actual, of: name)
    let message =
      verdict == .matched
      ? OutcomeMessage.matched(name)
      : OutcomeMessage(
        name: name, verdict: verdict, commands: commands(for: name), mode: mode, modeOrigin: modeOrigin,
        content: content, actual: actual, patch: patch, pending: pending, trouble: writeTrouble
      ).text
    let outcome = FrameOutcome(
      name: name, verdict: verdict, severity: severity, message: message,
      declaredAt: declaredAt?.relative(to: packageRoot), golden: name.path.text, pending: pending, actual: text,
      patch: patch)
    let digest = actual.digest
    return reported(
      pendingTrouble.map(outcome.adding) ?? outcome, notes: notes, actualDigest: digest,
      goldenDigest: comparison == .matched ? digest : content.bytes?.digest)
  }

  /// Reports a frame that came to no drawing, or to one that must not be compared.
  /// - Parameters:
  ///   - name: the golden.
  ///   - verdict: ``Verdict/notDriven``, ``Verdict/stuck`` or ``Verdict/undrawn``.
  ///   - message: what happened, where, and what to do next; its first line is shown after the frame's name.
  ///   - declaredAt: where the state is declared.
  ///   - notes: what happened while the frame was driven.
  public func fail(
    _ name: GoldenName, _ verdict: Verdict, _ message: String, declaredAt: SourceLine? = nil,
    notes: FrameNotes = FrameNotes()
  ) -> FrameOutcome {
    let outcome = FrameOutcome(
      name: name, verdict: verdict, severity: .failure, message: "\(name): \(verdict.rawValue): \(message)",
      declaredAt: declaredAt?.relative(to: packageRoot), golden: name.path.text, pending: nil, actual: nil, patch: nil)
    return reported(outcome, notes: notes, actualDigest: nil, goldenDigest: nil)
  }

  private func reported(
    _ outcome: FrameOutcome, notes: FrameNotes, actualDigest: String?, goldenDigest: String?
  ) -> FrameOutcome {
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
    do {
      try report.append(
        ReportOutcome(
          name: outcome.name, verdict: outcome.verdict, severity: outcome.severity, headline: outcome.headline,
          golden: outcome.golden, pending: outcome.pending, addedLines: outcome.patch?.addedCount ?? 0,
          removedLines: outcome.patch?.removedCount ?? 0, declaredAt: outcome.declaredAt, notes: notes,
          actualDigest: actualDigest, goldenDigest: goldenDigest
        ).json())
      return outcome
    } catch {
      // A verdict that no report holds would look like a frame that never ran.
      return outcome.adding(trouble: "the run's report could not be written. \(error)")
    }
  }

  /// Removes the text that waits for a golden, if one does.
  private func clearPending(_ name: GoldenName) throws(FileTrouble) {
    guard state.withLock({ $0.pending?.contains(name.path) ?? true }) else { return }
    try output.pending.remove(name.path)
    _ = state.withLock { $0.pending?.remove(name.path) }
  }

  private func leavePending(_ text: [UInt8], _ name: GoldenName) throws(FileTrouble) {
    _ = state.withLock { $0.pending?.insert(name.path) }
    try output.pending.leave(text, for: name.path)
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
  private static func drawingProblem(in bytes: [UInt8]) -> String? {
    if bytes.count > GoldenText.byteLimit { return "has \(bytes.count) bytes; \(GoldenText.byteLimit) are allowed" }
    if let problem = GoldenText.problem(inUTF8: bytes) { return problem.summary }
    if bytes.last != UInt8(ascii: "\n") { return "does not end in a line feed" }
    if bytes.offset(of: 0) != nil { return "holds a NUL character" }
    return nil
  }
}
