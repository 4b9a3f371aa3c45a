import EveryStateGoldens

extension FrameTexts {
  /// The texts of all outcomes of a run, which stand in the order of their names.
  static func all(of report: RunReport, in tree: GoldenTree, _ folders: RunFolders) -> [GoldenName: FrameTexts] {
    let outcomes = report.outcomes
    let middle = outcomes.count / 2
    let (first, second) = inParallel({ texts(of: outcomes[..<middle], report, in: tree, folders) }) {
      texts(of: outcomes[middle...], report, in: tree, folders)
    }
    var result: [GoldenName: FrameTexts] = [:]
    result.reserveCapacity(outcomes.count)
    for (outcome, texts) in zip(outcomes, first + second) { result[outcome.name] = texts }
    return result
  }

  private static func texts(
    of outcomes: ArraySlice<ReportOutcome>, _ report: RunReport, in tree: GoldenTree, _ folders: RunFolders
  ) -> [FrameTexts] {
    let goldens = FileTreeReader(tree.files)
    let pending = folders.areas.map { FileTreeReader($0.pending.files) }
    return outcomes.map { outcome in
      let path = outcome.name.path
      let golden = tree.content(at: path, reader: goldens)
      // Nothing waits for a golden that the run found to be right.
      guard outcome.verdict != .matched, outcome.verdict != .recorded else {
        return FrameTexts(golden: golden, pending: nil)
      }
      let index = folders.index(of: outcome.name, in: report)
      return FrameTexts(
        golden: golden,
        pending: (try? folders.areas[index].pending.text(for: path, reader: pending[index])) ?? nil)
    }
  }
}
