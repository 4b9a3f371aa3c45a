import EveryStateGoldens

/// What a person who watches reads after a run: what moved, and how all stands.
package struct WatchedRun: Sendable {
  package let lines: [String]
  /// The first frame that moved and that waits for a decision, as golden and new text; none where there is no such frame.
  package let drawing: [ShownLine]

  /// - Parameters:
  ///   - moves: what moved since the run before.
  ///   - summary: the run.
  ///   - isFirst: whether there was no run before; then what needs a person is listed instead.
  ///   - limit: how many frames are told at most.
  ///   - columns: the cells of a line of the terminal.
  ///   - folder: where the person stands who reads it.
  package init(
    _ moves: RunMoves, _ summary: RunSummary, isFirst: Bool, limit: Int = 20, columns: Int = 80,
    in folder: WorkingFolder = .current
  ) {
    func everystate(_ word: String) -> String { folder.everystate(word, of: summary.review.tree.packageRoot) }
    let told = isFirst ? summary.attention.map { "\($0.name): \($0.word)" } : moves.moves.map(\.words)
    var lines = Array(told.prefix(limit))
    if told.count > limit { lines.append("... and \(told.count - limit) more: \(everystate("status"))") }
    if told.isEmpty, !isFirst { lines.append("No frame moved.") }
    lines += summary.facts.lines(rest: everystate("status"))
    lines.append(summary.sum + ".")
    lines += summary.review.report.gaps.map { "Not a pass: \($0)" }
    if !summary.isChecked {
      lines.append("The run checked no frame: that is not a pass.")
    } else if summary.review.report.hasDied {
      lines.append("A process of the run did not come to its end: that is not a pass.")
    } else if summary.review.frames.contains(where: { $0.standing == .open }) {
      lines.append("Next: " + everystate("review"))
    }
    self.lines = lines
    let moved = Set(moves.moves.filter { !isFirst && $0.after != nil }.map(\.name))
    let frame = summary.review.frames.first {
      $0.standing == .open && $0.name.kind == .frame && moved.contains($0.name)
    }
    drawing = frame.flatMap { Self.drawing(of: $0, summary, columns) } ?? []
  }

  /// More lines than these are shown by `review`.
  private static let drawnLines = 30

  private static func drawing(of frame: ReviewedFrame, _ summary: RunSummary, _ columns: Int) -> [ShownLine]? {
    guard let change = summary.review.change(of: frame) else { return nil }
    let lines = ChangeLayout(change, columns: columns, context: 2).lines
    let rest = lines.count - drawnLines
    return [ShownLine("\(frame.name):", .title)] + lines.prefix(drawnLines)
      + (rest > 0 ? [ShownLine(" ... and \(rest) more lines", .faint)] : [])
  }
}
