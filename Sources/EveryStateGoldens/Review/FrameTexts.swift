/// A frame's golden and the text that waits to take its place, read together.
struct FrameTexts {
  let golden: GoldenContent
  /// Nil where none waits, or where it cannot be read: nobody can accept it then.
  let pending: [UInt8]?

  init(of name: GoldenName, in tree: GoldenTree, _ output: OutputArea) {
    golden = tree.content(at: name.path)
    pending = (try? output.pending.text(for: name.path)) ?? nil
  }

  private init(golden: GoldenContent, pending: [UInt8]?) {
    self.golden = golden
    self.pending = pending
  }

  /// The texts of all outcomes that have any.
  static func all(
    of outcomes: [ReportOutcome], in tree: GoldenTree, _ output: OutputArea
  ) -> [GoldenName: FrameTexts] {
    var result: [GoldenName: FrameTexts] = [:]
    result.reserveCapacity(outcomes.count)
    for outcome in outcomes { result[outcome.name] = FrameTexts(of: outcome.name, in: tree, output) }
    return result
  }
}
