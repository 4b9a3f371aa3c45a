import EveryStateGoldens

extension FrameTexts {
  /// The texts of all outcomes, which stand in the order of their names.
  static func all(
    of outcomes: [ReportOutcome], in tree: GoldenTree, _ output: OutputArea
  ) -> [GoldenName: FrameTexts] {
    let middle = outcomes.count / 2
    let (first, second) = inParallel({ texts(of: outcomes[..<middle], in: tree, output) }) {
      texts(of: outcomes[middle...], in: tree, output)
    }
    var result: [GoldenName: FrameTexts] = [:]
    result.reserveCapacity(outcomes.count)
    for (outcome, texts) in zip(outcomes, first + second) { result[outcome.name] = texts }
    return result
  }

  private static func texts(
    of outcomes: ArraySlice<ReportOutcome>, in tree: GoldenTree, _ output: OutputArea
  ) -> [FrameTexts] {
    let (goldens, pending) = (FileTreeReader(tree.files), FileTreeReader(output.pending.files))
    return outcomes.map { outcome in
      let path = outcome.name.path
      // Nothing waits for a golden that the run found to be right.
      let isSettled = outcome.verdict == .matched || outcome.verdict == .recorded
      return FrameTexts(
        golden: tree.content(at: path, reader: goldens),
        pending: isSettled ? nil : (try? output.pending.text(for: path, reader: pending)) ?? nil)
    }
  }
}
