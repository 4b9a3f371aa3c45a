import EveryStateGoldens

/// The text after each run of `watch`: the changed frames, and the state of all.
package struct WatchedRun: Sendable {
  package let lines: [String]
  /// The first changed frame that waits for a decision, as golden and new text; empty without such a frame.
  package let drawing: [ShownLine]

  package init(
    _ moves: RunMoves, _ summary: RunSummary, isFirst: Bool, limit: Int = 20, columns: Int = 80,
    in folder: WorkingFolder = .current
  ) {
    func everystate(_ word: String) -> String { folder.everystate(word, of: summary.review.tree.packageRoot) }
    let told = isFirst ? summary.attention.map { "\($0.name): \($0.word)" } : moves.moves.map(\.words)
    var lines = [summary.counts.line + "."] + summary.groups.lines(rest: everystate("summary")) + told.prefix(limit)
    if told.count > limit { lines.append("... and \(told.count - limit) more: \(everystate("status"))") }
    if told.isEmpty, !isFirst { lines.append("No frame changed.") }
    lines += summary.review.report.gaps.map { "Not a pass: \($0)" }
    if !summary.isChecked {
      lines.append("The run checked no frame: that is not a pass.")
    } else if summary.review.report.hasDied {
      lines.append("Not a pass: \(RunReport.unended)")
    } else if summary.review.frames.contains(where: { $0.standing == .open }) {
      lines.append("Next: " + everystate("review"))
    }
    self.lines = lines
    let moved = isFirst ? [] : Set(moves.moves.map(\.name))
    let frame = summary.review.frames.first {
      $0.standing == .open && $0.name.kind == .frame && moved.contains($0.name)
    }
    drawing = frame.flatMap { Self.drawing(of: $0, summary, columns) } ?? []
  }

  /// The maximum number of lines; `review` shows more.
  private static let drawnLines = 30

  private static func drawing(of frame: ReviewedFrame, _ summary: RunSummary, _ columns: Int) -> [ShownLine]? {
    guard let change = summary.review.change(of: frame) else { return nil }
    let lines = ChangeLayout(change, columns: columns, context: 2).lines
    let rest = lines.count - drawnLines
    return [ShownLine("\(frame.name):", .title)] + lines.prefix(drawnLines)
      + (rest > 0 ? [ShownLine(" ... and \(counted(rest, "more line"))", .faint)] : [])
  }
}

/// The differences between two runs: frames with another verdict or another text.
package struct RunMoves: Sendable {
  package struct Move: Equatable, Sendable {
    package let name: GoldenName
    /// The old verdict, `matched`; nil for a new frame.
    package let before: String?
    /// The new verdict; nil for a removed frame.
    package let after: String?

    /// `Watchlist / failed: matched -> changed`
    package var words: String {
      switch (before, after) {
      case (let before?, let after?) where before == after: "\(name): \(after), with a different text than before"
      case (let before?, let after?): "\(name): \(before) -> \(after)"
      case (nil, let after?): "\(name): new, \(after)"
      case (_, nil): "\(name): gone"
      }
    }
  }

  package let moves: [Move]

  package init(from before: RunReport?, to after: RunReport) {
    let (old, new) = (Self.stands(before), Self.stands(after))
    // A frame that a partial run left out is not removed: it is still declared, or its catalog is unknown to this run.
    let declared = Set(after.notRun)
    let catalogs = Set(after.claims.map(\.catalog))
    moves = Set(old.keys).union(new.keys).sorted().compactMap { name in
      let (was, now) = (old[name], new[name])
      if was == now
        || (now == nil && (name.kind != .frame || declared.contains(name) || !catalogs.contains(name.catalog)))
      {
        return nil
      }
      return Move(name: name, before: was?.word, after: now?.word)
    }
  }

  private struct Stand: Equatable {
    let word: String
    let digest: String?
  }

  private static func stands(_ report: RunReport?) -> [GoldenName: Stand] {
    var result: [GoldenName: Stand] = [:]
    for outcome in report?.outcomes ?? [] {
      result[outcome.name] = Stand(word: outcome.verdict.rawValue, digest: outcome.actualDigest)
    }
    for frame in report?.unfinished ?? [] { result[frame.name] = Stand(word: frame.verdict.rawValue, digest: nil) }
    return result
  }
}
