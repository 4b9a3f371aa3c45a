import EveryStateGoldens

/// What a person who watches reads after a run: what moved, and how all stands.
public struct WatchedRun: Sendable {
  public let lines: [String]

  /// - Parameters:
  ///   - moves: what moved since the run before.
  ///   - summary: the run.
  ///   - isFirst: whether there was no run before; then what needs a person is listed instead.
  ///   - limit: how many frames are told at most.
  ///   - folder: where the person stands who reads it.
  package init(
    _ moves: RunMoves, _ summary: RunSummary, isFirst: Bool, limit: Int = 20, in folder: WorkingFolder = .current
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
  }
}
