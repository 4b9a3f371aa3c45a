import EveryStateGoldens

extension Review {
  /// Why a decision about a frame failed.
  package struct Refusal: Error, Sendable, CustomStringConvertible {
    package let name: GoldenName
    package let action: String
    package let reason: String
    /// Why no frame like it is accepted; nil for a reason of its own.
    fileprivate var cause: Unacceptable?

    package init(name: GoldenName, action: String, reason: String) {
      (self.name, self.action, self.reason) = (name, action, reason)
    }

    package init(_ name: GoldenName, _ reason: Unacceptable) {
      self.init(name: name, action: "accepted", reason: reason.words())
      cause = reason
    }

    package var description: String { "\(name): not \(action): \(reason)" }
  }

  /// A completed decision, with the data to undo it.
  package struct Decision: Sendable {
    package let name: GoldenName
    /// Whether the new text became the golden; otherwise it was discarded.
    package let isAcceptance: Bool
    let golden: [UInt8]?
    /// nil for a golden that no catalog declares.
    let pending: [UInt8]?
    /// The golden under the old name and its content, for a renamed frame.
    var renamed: (from: GoldenName, golden: [UInt8])?
  }

  /// Makes the pending text of a frame its golden, if both files still are what the run compared and drew.
  /// - Parameters:
  ///   - how: goes into the run's report.
  ///   - reasons: the frames that cannot be accepted, as ``unacceptable()`` has them.
  @discardableResult package func accept(
    _ frame: ReviewedFrame, _ how: Acceptance = .alone, reformatted: Bool = false,
    renamedFrom oldName: GoldenName? = nil, unless reasons: [GoldenName: Unacceptable] = [:]
  ) throws -> Decision {
    let path = frame.name.path
    if let reason = reasons[frame.name] { throw Refusal(frame.name, reason) }
    if frame.isRemoved { return try acceptRemoval(of: frame, how) }
    let (golden, pending) = try textsIfOpen(frame, "accepted")
    if frame.outcome?.verdict == .reformatted, !reformatted {
      throw Refusal(
        name: frame.name, action: "accepted",
        reason: "an older text format explains it. Accept it separately: "
          + GoldenCommands(frame.name).accept(reformatted: true))
    }
    if case .problem(let problem, _) = golden, !problem.isReplaceable {
      throw Refusal(
        name: frame.name, action: "accepted", reason: "the path \(path) \(problem.summary). Move it away first.")
    }
    let old = try oldName.map { ($0, try textThatGoes($0, for: frame.name, pending)) }
    // A broken index is corrected first: nothing is accepted by half.
    _ = try tree.index()
    try note(how, frame.name)
    let isMatrix = frame.name.kind == .matrix
    try tree.write(
      isMatrix ? matrix(pending, of: frame.name.catalog, accepting: [frame.name: pending]) : pending, to: path)
    try area(of: frame.name).pending.remove(path)
    if let oldName { try remove(oldName.path) }
    try tree.updateVariantLook(of: frame.name)
    if let format = report.processes.last?.textFormat {
      try tree.updateIndex(format: format) { $0.insert(frame.name.catalog) }
    }
    return Decision(name: frame.name, isAcceptance: true, golden: golden.bytes, pending: pending, renamed: old)
  }

  private func acceptRemoval(of frame: ReviewedFrame, _ how: Acceptance) throws -> Decision {
    let golden = texts[frame.name]?.golden.bytes
    guard golden != nil, tree.content(at: frame.name.path).bytes == golden else {
      throw Refusal(name: frame.name, action: "removed", reason: "its golden has changed since. Run the tests again.")
    }
    try note(how, frame.name)
    try remove(frame.name.path)
    return Decision(name: frame.name, isAcceptance: true, golden: golden, pending: nil)
  }

  private func textThatGoes(_ old: GoldenName, for name: GoldenName, _ pending: [UInt8]) throws(Refusal) -> [UInt8] {
    // The digest of what was shown has the golden of a frame that has changed, too.
    let isChanged = renames.contains { $0.frames.contains(Rename.Frame(old: old, new: name, isChanged: true)) }
    guard let golden = tree.content(at: old.path).bytes,
      isChanged || RenamedText(golden, of: old) == RenamedText(pending, of: name)
    else {
      throw Refusal(
        name: name, action: "accepted",
        reason: "the golden of its old name, \(old), has changed since. Run the tests again.")
    }
    return golden
  }

  /// Removes the pending text of a frame, if it is the one that the run drew; its golden stays.
  @discardableResult package func reject(_ frame: ReviewedFrame) throws -> Decision {
    if frame.isRemoved {
      return Decision(name: frame.name, isAcceptance: false, golden: texts[frame.name]?.golden.bytes, pending: nil)
    }
    let (golden, pending) = try textsIfOpen(frame, "rejected")
    try note(.rejected, frame.name)
    try area(of: frame.name).pending.remove(frame.name.path)
    return Decision(name: frame.name, isAcceptance: false, golden: golden.bytes, pending: pending)
  }

  private func note(_ how: Acceptance, _ name: GoldenName) throws {
    try AcceptanceLog(area: area(of: name)).add(how, name, run: report.processes.last?.run ?? "")
  }

  /// Undoes a decision: restores the golden, and makes the new text pending again.
  package func undo(_ decision: Decision) throws {
    let (name, path) = (decision.name, decision.name.path)
    let now = FrameTexts(of: name, in: tree, area(of: name))
    let expected = decision.isAcceptance ? decision.pending : decision.golden
    let isOldNameFree = decision.renamed.map { tree.content(at: $0.from.path) == .absent } ?? true
    guard now.golden.bytes.map(name.digest) == expected.map(name.digest), now.pending == nil, isOldNameFree else {
      throw Refusal(
        name: name, action: "undone", reason: "its golden or its new text has changed since. git has the old golden.")
    }
    if let pending = decision.pending { try area(of: name).pending.leave(pending, for: path) }
    guard decision.isAcceptance else { return }
    if let old = decision.renamed { try tree.write(old.golden, to: old.from.path) }
    if let golden = decision.golden { try tree.write(golden, to: path) } else { try tree.remove(path) }
    try tree.updateVariantLook(of: name)
  }

  private func textsIfOpen(
    _ frame: ReviewedFrame, _ action: String
  ) throws(Refusal) -> (golden: GoldenContent, pending: [UInt8]) {
    guard frame.standing == .open, let outcome = frame.outcome else {
      throw Refusal(name: frame.name, action: action, reason: reasonWhyClosed(frame))
    }
    let texts = FrameTexts(of: frame.name, in: tree, area(of: frame.name))
    let now = ReviewedFrame(name: frame.name, outcome: outcome, standing: Self.standing(of: outcome, texts, in: report))
    guard now.standing == .open, let pending = texts.pending else {
      throw Refusal(name: frame.name, action: action, reason: reasonWhyClosed(now))
    }
    return (texts.golden, pending)
  }

  /// Raises the index to the renderer's text format once no golden has an older one; returns it, or nil for no change.
  package func raiseFormatIfSettled() throws -> Int? {
    guard let format = report.processes.last?.textFormat, let index = try tree.index(), index.format < format else {
      return nil
    }
    let now = try Review(packageRoot: tree.packageRoot, of: folders)
    let declared = Set(report.claims.map(\.catalog))
    guard index.catalogs.allSatisfy(declared.contains), now.frames.allSatisfy({ $0.standing == .settled }) else {
      return nil
    }
    try tree.updateIndex(format: format) { $0.format = format }
    return format
  }

  private func reasonWhyClosed(_ frame: ReviewedFrame) -> String {
    switch frame.standing {
    case .settled: "its golden is the new text already."
    case .rejected, .gone, .outdated: frame.whyNotDecided
    case .unkept: "the run could not keep its new text. Free some space on the disk and run the tests again."
    case .open: "its new text cannot be read. Run the tests again."
    case .failed where frame.outcome?.verdict == .unsteady: "it differs from itself (unsteady)."
    case .failed, .crashed, .running, .notRun: "the run drew no text for it (\(frame.word))."
    }
  }

  /// Removes a golden and its pending text. Returns false for a golden that is not there.
  @discardableResult private func remove(_ path: GoldenPath) throws(FileTrouble) -> Bool {
    for area in folders.areas { try area.pending.remove(path) }
    return try tree.remove(path)
  }

  /// Removes goldens, each on its own.
  /// - Returns: the removed ones, and a sentence for each one that is still there.
  package func remove(_ paths: [GoldenPath]) -> (removed: [GoldenPath], troubles: [String]) {
    var (removed, troubles): ([GoldenPath], [String]) = ([], [])
    for path in paths {
      do throws(FileTrouble) {
        if try remove(path) {
          removed.append(path)
        } else if path.text.contains("\u{FFFD}") {
          troubles.append("\(path): not removed: its name is not UTF-8. Remove it by hand.")
        }
      } catch { troubles.append(error.description) }
    }
    return (removed, troubles)
  }

  /// Removes every golden of a catalog, then its line of the index.
  package func removeCatalog(_ catalog: String) throws -> (removed: [GoldenPath], troubles: [String]) {
    let result = remove(try tree.paths(inCatalog: catalog))
    if result.troubles.isEmpty, let format = try tree.index()?.format {
      try tree.updateIndex(format: format) { $0.remove(catalog) }
    }
    return result
  }
}

extension [Review.Refusal] {
  /// A line for each cause: `Basket / failed, Basket / loaded and 3 more: not accepted: they look the same as ...`.
  package func lines(_ verb: String = ": not accepted") -> [String] {
    grouped { one, other in
      one.reason == other.reason || other.name.isInVariant(of: one.name) && one.cause?.isSame(as: other.cause) == true
    }.map { same in
      let reason = same.count == 1 ? same[0].reason : same[0].cause?.words(ofMany: true) ?? same[0].reason
      return "\(same.map(\.name).shortList)\(verb): \(reason)"
    }
  }
}
