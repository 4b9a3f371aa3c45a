import EveryStateGoldens

/// A review under way: one change at a time, each decision carried out at once. It knows no terminal, only keys and lines.
///
///     var walk = try ReviewWalk(review, frames: review.frames)
///     while walk.step != .done { show(walk.heading); show(walk.take(readKey())) }
public struct ReviewWalk: Sendable {
  /// What a person is asked.
  public enum Step: Hashable, Sendable {
    /// Whether a frame's new text becomes its golden; the frame by its place among ``changes``.
    case change(Int)
    /// Whether the goldens that nobody declares are removed.
    case orphans
    /// Nothing more.
    case done
  }

  /// What became of a change.
  public enum State: Hashable, Sendable {
    case waiting, accepted, rejected, skipped
    /// It could not be carried out.
    case refused
  }

  public let review: Review
  /// The frames that waited when the review began, sorted.
  public let changes: [ReviewedFrame]
  public let groups: EditGroups
  /// The goldens that nobody declares.
  public let orphans: [GoldenPath]
  public internal(set) var states: [State]
  var orphanState = State.waiting
  var history: [[Taken]] = []
  /// The groups that were accepted as such: their edits have been seen.
  var seenGroups: Set<Int> = []

  /// A change that a key decided about; no decision for one that was skipped.
  struct Taken: Sendable {
    let index: Int
    let decision: Review.Decision?
  }

  /// - Parameters:
  ///   - review: the newest run.
  ///   - frames: the frames to review.
  ///   - withOrphans: whether goldens that nobody declares are asked about.
  /// - Throws: `FileTrouble` when the goldens cannot be listed.
  public init(_ review: Review, frames: [ReviewedFrame], withOrphans: Bool = true) throws {
    self.review = review
    changes = frames.filter { $0.standing == .open }
    groups = review.editGroups(of: changes)
    // A run under way may not have declared all that it will.
    orphans = withOrphans && !review.report.isRunning ? try review.orphans() : []
    states = changes.map { _ in .waiting }
  }

  /// What is asked now.
  public var step: Step {
    if let index = states.firstIndex(of: .waiting) { return .change(index) }
    return orphans.isEmpty || orphanState != .waiting ? .done : .orphans
  }

  /// The keys that mean something now, with what they do.
  public var choices: [(key: Character, words: String)] {
    switch step {
    case .change(let index):
      var choices: [(key: Character, words: String)] = [
        ("a", "accept"), ("r", "reject"), ("s", "skip"),
      ]
      let screen = ofScreen(index).count
      if screen > 1 { choices.append(("A", "accept all \(screen) of \(changes[index].name.screen)")) }
      let group = ofGroup(index).count
      if group > 1 { choices.append(("g", "accept the \(group) frames with this change only")) }
      if !history.isEmpty { choices.append(("u", "undo")) }
      return choices + [("q", "quit"), ("?", "help")]
    case .orphans: return [("p", "prune"), ("s", "skip"), ("q", "quit"), ("?", "help")]
    case .done: return []
    }
  }

  /// The changes of the same screen that wait, of the same kind: what a newer text format explains is accepted apart.
  func ofScreen(_ index: Int) -> [Int] {
    let name = changes[index].name
    return waiting(like: index).filter {
      changes[$0].name.catalog == name.catalog && changes[$0].name.screen == name.screen
    }
  }

  /// The changes that wait and have no edit but those of this one and of groups that were accepted before.
  func ofGroup(_ index: Int) -> [Int] {
    let chosen = seenGroups.union(groups.ofFrame[changes[index].name] ?? [])
    return waiting(like: index).filter { groups.ofFrame[changes[$0].name]?.allSatisfy(chosen.contains) == true }
  }

  private func waiting(like index: Int) -> [Int] {
    let isReformatted = changes[index].isReformatted
    return states.indices.filter { states[$0] == .waiting && changes[$0].isReformatted == isReformatted }
  }
}

extension ReviewedFrame {
  /// Whether a newer text format explains the change.
  public var isReformatted: Bool { outcome?.verdict == .reformatted }
}
