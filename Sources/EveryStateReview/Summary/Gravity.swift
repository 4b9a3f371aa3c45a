import EveryStateGoldens

/// What a person should hear first: a screen that could not be judged at all before one that is new, and that before one that
/// differs.
enum Gravity {
  private static let order = [
    "crashed", Verdict.notDriven.rawValue, Verdict.stuck.rawValue, Verdict.undrawn.rawValue, "unsteady",
    Verdict.invalid.rawValue, Verdict.conflicted.rawValue, Verdict.unwritten.rawValue, "running", "outdated",
    Verdict.unsound.rawValue, Verdict.missing.rawValue, Verdict.orphaned.rawValue, Verdict.changed.rawValue,
    Verdict.reformatted.rawValue,
    "rejected", "accepted", "recorded", "matched", "not checked",
  ]

  /// The place of a frame's word among all; an unknown one comes first, since nobody has said that it can wait.
  static func rank(of word: String) -> Int { order.firstIndex(of: word) ?? -1 }

  /// The frames, the gravest first, those that are alike in the order that they have. Coverage matrices and maps come last, as they
  /// follow from the rest.
  static func sorted(_ frames: [ReviewedFrame]) -> [ReviewedFrame] {
    func key(_ frame: (offset: Int, element: ReviewedFrame)) -> (Int, Int, Int) {
      (frame.element.name.kind == .frame ? 0 : 1, rank(of: frame.element.word), frame.offset)
    }
    return frames.enumerated().sorted { key($0) < key($1) }.map(\.element)
  }

  /// Words with how often they occur, the most serious first.
  static func sorted(_ counts: [String: Int]) -> [(word: String, count: Int)] {
    counts.sorted { (rank(of: $0.key), $0.key) < (rank(of: $1.key), $1.key) }.map { ($0.key, $0.value) }
  }
}
