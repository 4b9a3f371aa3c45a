extension Review {
  /// Why a frame's new text was not accepted.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    public let name: GoldenName
    public let reason: String

    public var description: String { "\(name): not accepted: \(reason)" }
  }

  /// Makes the pending text of a frame its golden.
  ///
  /// The golden must still be the one that the run compared with: a text that nobody has seen is never overwritten.
  /// - Parameters:
  ///   - frame: the frame whose new text waits.
  ///   - reformatted: whether a change that an older text format explains may be accepted.
  /// - Throws: ``Refusal`` or ``FileTrouble``; the old golden is unharmed then.
  public func accept(_ frame: ReviewedFrame, reformatted: Bool = false) throws {
    let path = frame.name.path
    guard frame.standing == .open, let pending = try output.pending.text(for: path) else {
      throw Refusal(name: frame.name, reason: reasonWhyClosed(frame))
    }
    if frame.outcome?.verdict == .reformatted, !reformatted {
      throw Refusal(
        name: frame.name,
        reason: "an older text format explains it. Accept such changes apart: "
          + GoldenCommands(frame.name).accept(reformatted: true))
    }
    if case .problem(let problem, _) = tree.content(at: path), !problem.isReplaceable {
      throw Refusal(name: frame.name, reason: "what stands at \(path) \(problem.summary). Move it away first.")
    }
    try tree.write(pending, to: path)
    try output.pending.remove(path)
    if let format = report.processes.last?.textFormat {
      try tree.updateIndex(format: format) { $0.insert(frame.name.catalog) }
    }
  }

  /// Removes the pending text of a frame; its golden stays.
  public func reject(_ frame: ReviewedFrame) throws(FileTrouble) {
    try output.pending.remove(frame.name.path)
  }

  /// Raises the index to the renderer's text format once no golden of an older one is left.
  /// - Returns: the new format, or nil when the index stays as it is.
  public func raiseFormatIfSettled() throws -> Int? {
    guard let format = report.processes.last?.textFormat, let index = try tree.index(), index.format < format else {
      return nil
    }
    let now = try Review(packageRoot: tree.packageRoot, output: output)
    let declared = Set(report.claims.map(\.catalog))
    guard index.catalogs.allSatisfy(declared.contains), now.frames.allSatisfy({ $0.standing == .settled }) else {
      return nil
    }
    try tree.updateIndex(format: format) { $0.format = format }
    return format
  }

  private func reasonWhyClosed(_ frame: ReviewedFrame) -> String {
    switch frame.standing {
    case .settled: "there is nothing to accept."
    case .rejected: "its new text is gone (rejected?). Run the tests again."
    case .outdated: "the golden or the new text has changed since the run. Run the tests again."
    case .open: "its new text cannot be read. Run the tests again."
    case .failed, .crashed, .running, .notRun: "the run drew no text for it (\(frame.word))."
    }
  }
}

extension Review {
  /// Removes goldens.
  public func remove(_ paths: [GoldenPath]) throws(FileTrouble) {
    for path in paths {
      try tree.remove(path)
      try output.pending.remove(path)
    }
  }

  /// Removes every golden of a catalog and its line of the index.
  public func removeCatalog(_ catalog: String) throws {
    try remove(tree.paths(inCatalog: catalog))
    if let format = try tree.index()?.format { try tree.updateIndex(format: format) { $0.remove(catalog) } }
  }
}
