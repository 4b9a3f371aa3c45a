/// A new text beside its golden. Comparing writes nothing and decides nothing.
package struct GoldenComparison: Sendable {
  let name: GoldenName
  let text: String
  let result: Comparison
  /// The golden; nil if its bytes are those of the text.
  let content: GoldenContent?
  /// Fingerprint of the text.
  let digest: String

  /// Whether a decision is due: the golden differs, is missing or cannot be read.
  package var isDifferent: Bool {
    switch result {
    case .matched, .unfit: false
    default: true
    }
  }
}

extension GoldenSession {
  /// Compares a text with its golden, records as the mode says, leaves or removes the pending file, and reports.
  package func verify(
    _ name: GoldenName, text: String, declaredAt: SourceLine? = nil, notes: FrameNotes = FrameNotes()
  ) -> FrameOutcome {
    let comparison = compare(text, with: name)
    return report(carryOut(decide(on: comparison), on: comparison, declaredAt: declaredAt), notes: notes)
  }

  package func compare(_ text: String, with name: GoldenName) -> GoldenComparison {
    var text = text
    // Nearly every frame of nearly every run matches: one call of the system decides that.
    let known = text.withUTF8 { utf8 -> (result: Comparison, digest: String)? in
      let bytes = UnsafeRawBufferPointer(utf8)
      if let problem = Self.drawingProblem(in: bytes) { return (.unfit(problem), "") }
      guard tree.holds(bytes, at: name.path) else { return nil }
      return (.matched, name.kind == .matrix ? name.digest(of: Array(bytes)) : bytes.digest)
    }
    if let known {
      return GoldenComparison(name: name, text: text, result: known.result, content: nil, digest: known.digest)
    }
    let actual = Array(text.utf8)
    let content = tree.content(at: name.path)
    let isRendererNewer = name.kind == .frame && (goldenFormat ?? textFormat) < textFormat
    return GoldenComparison(
      name: name, text: text, result: Comparison(golden: content, actual: actual, isRendererNewer: isRendererNewer),
      content: content, digest: name.digest(of: actual))
  }

  /// A renamed frame is asked about: recording it would leave the old golden, and say that it is new.
  package func decide(on comparison: GoldenComparison) -> RecordDecision {
    let (name, text) = (comparison.name, Array(comparison.text.utf8))
    let isRenamed = mode == .missing && comparison.result == .missing && formerName(of: name, text: text) != nil
    return RecordDecision(comparison.result, mode: isRenamed ? .never : mode)
  }

  /// Writes the golden or the pending file, and words the outcome.
  package func carryOut(
    _ decision: RecordDecision, on comparison: GoldenComparison, declaredAt: SourceLine?
  ) -> FrameOutcome {
    let name = comparison.name
    if case .unfit(let problem) = comparison.result {
      return outcome(name, .undrawn, .failure, "the drawing \(problem). This is a bug in EveryState.", declaredAt)
    }
    let actual = decision.verdict == .matched ? [] : Array(comparison.text.utf8)
    var verdict = decision.verdict
    var severity = decision.severity
    var trouble: String?
    let former = comparison.result == .missing ? formerName(of: name, text: actual) : nil
    if let former, verdict == .missing {
      verdict = .renamed
      let rename = Rename.Frame(old: former.name, new: name, isChanged: former.changed != nil)
      state.withLock { $0.results.add(rename) }
    }
    if decision.writes {
      do { try tree.write(actual, to: name.path) } catch {
        (verdict, severity) = (.unwritten, .failure)
        trouble = error.description
      }
    }
    if verdict == .recorded, let old = comparison.content?.bytes {
      state.withLock { $0.shown.add(overwritten: FrameChange(name: name, old: old, new: actual)) }
    }
    let (pending, pendingTrouble) = updatePending(name, verdict, actual)
    var outcome = FrameOutcome(
      name: name, verdict: verdict, severity: severity, message: OutcomeMessage.matched(name), place: declaredAt,
      packageRoot: packageRoot, pending: pending, actual: comparison.text, patch: nil)
    outcome.digest = comparison.digest
    outcome.goldenDigest = verdict == .matched ? comparison.digest : comparison.content?.bytes.map(name.digest)
    outcome.former = verdict == .renamed && former?.changed != nil ? former?.name : nil
    if verdict != .matched { word(&outcome, comparison.content ?? .absent, actual, trouble, former) }
    return pendingTrouble.map(outcome.adding) ?? outcome
  }

  /// Reports a frame without a drawing, or with one that must not be compared.
  /// - Parameter isFound: whether it is a preview that no declaration names: it must be drawn if it has a golden, and is a note without one.
  package func fail(
    _ name: GoldenName, _ verdict: Verdict, _ message: String, declaredAt: SourceLine? = nil,
    isFound: Bool = false, notes: FrameNotes = FrameNotes()
  ) -> FrameOutcome {
    // What several frames lack for one reason is explained once, as in each state of a variant that lacks a control.
    let words = verdict == .notDriven ? explained(message, of: name, in: "frames") : message
    let severity: Severity = isFound && tree.content(at: name.path) == .absent ? .note : .failure
    return report(outcome(name, verdict, severity, words, declaredAt), notes: notes)
  }

  /// Why a state was not reached, in short if a message of this run has explained it: that of another state, or of another test.
  /// - Parameter test: the kind of test, as a frame that is checked again repeats its own explanation.
  package func explained(_ reason: String, of name: GoldenName, in test: String) -> String {
    let first = reason.firstLine
    guard reason != first else { return reason }
    let shown = state.withLock { $0.shown.explanation(of: first, name, in: test) }
    return shown.map { "\(first)\n  as in \($0) (shown above)" } ?? reason
  }

  /// Counts an outcome and writes it to the report. An outcome without a line would look like a frame that never ran.
  package func report(_ outcome: FrameOutcome, notes: FrameNotes) -> FrameOutcome {
    count(outcome, missing: notes.missing.first)
    do {
      try report.append(ReportOutcome(outcome, notes: notes).line)
      return outcome
    } catch { return outcome.adding(trouble: "the run's report could not be written. \(error)") }
  }

  func count(_ outcome: FrameOutcome, missing: String? = nil) {
    state.withLock { $0.results.count(outcome, keepsMatched: mode == .all, missing: missing) }
  }

  private func outcome(
    _ name: GoldenName, _ verdict: Verdict, _ severity: Severity, _ message: String, _ declaredAt: SourceLine?
  ) -> FrameOutcome {
    FrameOutcome(
      name: name, verdict: verdict, severity: severity, message: "\(name): \(verdict.rawValue): \(message)",
      place: declaredAt, packageRoot: packageRoot, pending: nil, actual: nil, patch: nil)
  }

  /// Leaves the new text for review, or removes an earlier one that is settled.
  /// - Returns: the pending file, and why it could not be written or removed.
  private func updatePending(
    _ name: GoldenName, _ verdict: Verdict, _ actual: [UInt8]
  ) -> (file: String?, trouble: String?) {
    let isSettled = verdict == .recorded || verdict == .matched
    do {
      if isSettled {
        try clearPending(name)
        return (nil, nil)
      }
      _ = state.withLock { $0.pending?.insert(name.path) }
      try output.pending.leave(actual, for: name.path)
      return (output.pending.location(of: name.path), nil)
    } catch {
      let what = isSettled ? "removed" : "kept for review"
      return (nil, "the new text could not be \(what). \(error.description)")
    }
  }

  /// Adds the message and the patch of a golden that does not match.
  private func word(
    _ outcome: inout FrameOutcome, _ content: GoldenContent, _ actual: [UInt8], _ trouble: String?,
    _ former: FormerName?
  ) {
    let (name, verdict, old) = (outcome.name, outcome.verdict, content.bytes ?? former?.changed)
    // The looks of variants in a matrix follow from other goldens, which this run may not have drawn yet: `diff` shows its lines.
    let displayed =
      (OutcomeMessage.showsDifference(verdict) || outcome.former != nil) && name.kind != .matrix
      ? DisplayedDifference(old: old ?? [], new: actual) : nil
    let change = FrameChange(name: name, old: old, new: actual)
    let isRead = displayed != nil && name.kind == .frame
    let facts = isRead ? FrameFacts(change, of: textsOfBases(of: name)).facts : []
    let (shownWith, isFirst) = state.withLock {
      ($0.shown.frame(showing: facts, of: change), $0.shown.namesReview(name))
    }
    let rename = former.map {
      (name: $0.name, words: renaming(of: $0.name, to: name), isChanged: $0.changed != nil)
    }
    let renamings =
      name.kind == .frame || verdict != .changed
      ? [] : renamings(explaining: content.bytes ?? [], actual, of: name.catalog)
    let commands = commands(for: [name])
    let isExplained = displayed != nil && shownWith == nil && name.kind == .frame
    outcome.patch = patch(from: content, to: actual, of: name)
    outcome.message =
      OutcomeMessage(
        name: name, verdict: verdict, commands: commands, mode: mode, jobVariable: jobVariable,
        content: content, actual: actual, patch: outcome.patch, pending: outcome.pending, trouble: trouble,
        shuffled: order.seed.map { seed in (seed, state.withLock { $0.begun.filter { $0 != name } }) },
        displayed: displayed, facts: facts, shownWith: shownWith,
        cause: state.withLock { $0.shown.cause(of: change) },
        legend: isExplained ? state.withLock { $0.shown.legend(of: change) } : nil,
        former: rename,
        renamedWith: rename.flatMap { rename in
          rename.isChanged ? nil : state.withLock { $0.shown.explanation(of: rename.words, name, in: "renames") }
        },
        renaming: renamings.isEmpty ? nil : renamings.map { "\($0.old) -> \($0.new)" }.asList,
        names: RenamedNames(
          state.withLock(\.results.renames).values.filter { $0.new.catalog == name.catalog }.map { ($0.old, $0.new) }),
        acceptsRename: frames(of: renamings).map { self.commands(for: $0 + [name]).accept() },
        refusal: displayed == nil ? nil : refusal(of: name, actual), isFirst: isFirst,
        isBrief: isForAgent
      ).text
  }

  /// The texts of the screens whose variant a frame may be, which name what it has no room for.
  private func textsOfBases(of name: GoldenName) -> [[UInt8]] {
    name.bases.map { FrameTexts(of: $0, in: tree, output) }.flatMap { [$0.golden.bytes, $0.pending] }.compactMap(\.self)
  }

  private func clearPending(_ name: GoldenName) throws(FileTrouble) {
    guard state.withLock({ $0.pending?.contains(name.path) ?? true }) else { return }
    try output.pending.remove(name.path)
    _ = state.withLock { $0.pending?.remove(name.path) }
  }

  private func commands(for names: [GoldenName]) -> GoldenCommands {
    let catalog = names[0].catalog
    let others = ((try? tree.catalogsOnDisk()) ?? []).filter { $0 != catalog }
    let claims = names.count > 1 ? state.withLock { $0.declarations.catalogs[catalog] } : nil
    return GoldenCommands(names, among: ((try? claims?.goldens()) ?? []).map(\.name)) { name in
      let isAmbiguous = others.contains { tree.hasNamesake(of: name.path, inCatalog: $0) }
      return (isAmbiguous ? "\(Selection.written(catalog)):" : "") + name.selector
    }
  }

  private func patch(from content: GoldenContent, to actual: [UInt8], of name: GoldenName) -> TextPatch? {
    let path = patchPrefix + name.path.text
    switch content {
    case .absent: return TextPatch(old: nil, new: actual, path: path)
    case .text(let bytes): return bytes.isSame(as: actual) ? nil : TextPatch(old: bytes, new: actual, path: path)
    case .problem: return nil
    }
  }

  /// The problem that makes a drawing unfit for a golden: a reader would refuse it, or git would treat it as binary.
  private static func drawingProblem(in bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.count > GoldenBytes.byteLimit { return "has \(bytes.count) bytes; \(GoldenBytes.byteLimit) are allowed" }
    if let problem = GoldenBytes.problem(inUTF8: bytes) { return problem.summary }
    if bytes.last != UInt8(ascii: "\n") { return "does not end in a line feed" }
    if bytes.offset(of: 0) != nil { return "contains a NUL character" }
    return nil
  }
}
