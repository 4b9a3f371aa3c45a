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
    noteInitialPaths(of: name.catalog)
    let content = tree.content(at: name.path)
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
        try output.pending.remove(name.path)
      } else {
        try output.pending.leave(actual, for: name.path)
        pending = output.pending.location(of: name.path)
      }
    } catch {
      pendingTrouble =
        "the new text could not be \(isSettled ? "cleared away" : "kept for review"). \(error.description)"
    }
    let patch = patch(from: content, to: actual, of: name)
    let message = OutcomeMessage(
      name: name, verdict: verdict, commands: commands(for: name), mode: mode, modeOrigin: modeOrigin, content: content,
      actual: actual, patch: patch,
      pending: pending, trouble: writeTrouble)
    let outcome = FrameOutcome(
      name: name, verdict: verdict, severity: severity, message: message.text,
      declaredAt: declaredAt?.relative(to: packageRoot), golden: name.path.text, pending: pending, actual: text,
      patch: patch)
    return reported(
      pendingTrouble.map(outcome.adding) ?? outcome, notes: notes, actualDigest: actual.digest,
      goldenDigest: content.bytes?.digest)
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
    state.withLock { $0.verdicts[outcome.name] = outcome.verdict }
    do {
      try report.write(
        ReportLine(
          outcome: ReportOutcome(
            name: outcome.name, verdict: outcome.verdict, severity: outcome.severity, headline: outcome.headline,
            golden: outcome.golden, pending: outcome.pending, addedLines: outcome.patch?.addedCount ?? 0,
            removedLines: outcome.patch?.removedCount ?? 0, declaredAt: outcome.declaredAt, notes: notes,
            actualDigest: actualDigest, goldenDigest: goldenDigest)))
      return outcome
    } catch {
      // A verdict that no report holds would look like a frame that never ran.
      return outcome.adding(trouble: "the run's report could not be written. \(error)")
    }
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
    if let problem = GoldenText.problem(in: bytes) { return problem.summary }
    if bytes.last != UInt8(ascii: "\n") { return "does not end in a line feed" }
    if bytes.offset(of: 0) != nil { return "holds a NUL character" }
    return nil
  }
}
