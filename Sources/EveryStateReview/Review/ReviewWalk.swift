import EveryStateGoldens

/// A review: one change at a time, each decision carried out at once. It needs no terminal, only keys and lines.
package struct ReviewWalk: Sendable {
  package enum Step: Hashable, Sendable {
    /// Whether a rename is accepted as one; the rename by its index in ``renames``.
    case rename(Int)
    /// Whether a change is accepted, by its place in ``groups``: a frame's new text becomes its golden once all of its changes are.
    case change(Int)
    /// Whether a frame is accepted with all of its changes, by its index in ``changes``.
    case frame(Int)
    /// Whether undeclared goldens are removed.
    case orphans
    /// Whether a finding is waived; the finding by its index in ``findings``.
    case finding(Int)
    case done
  }

  /// A question about changes.
  package struct Question: Sendable {
    package let step: Step
    /// The frames' indices in ``changes``, first the one that is drawn.
    var changes: [Int]
  }

  package enum State: Hashable, Sendable {
    case waiting, accepted, rejected, skipped
    case refused
    /// The lines that waive a finding were printed, to be pasted.
    case waived([String])

    var isWaived: Bool { if case .waived = self { true } else { false } }

    /// Empty while it is pending.
    var words: String {
      switch self {
      case .waiting: ""
      case .waived: "to paste"
      case .accepted, .rejected, .skipped, .refused: "\(self)"
      }
    }
  }

  package let review: Review
  /// The frames that were pending when the review began, sorted.
  package let changes: [ReviewedFrame]
  package let groups: ChangeGroups
  /// The renames; their frames are in ``changes``, and a rename is one question.
  package let renames: [Rename]
  /// The undeclared goldens that no other question is about.
  package let orphans: [GoldenPath]
  package internal(set) var questions: [Question]
  package internal(set) var states: [State]
  /// The findings that belong to no change, most serious first; asked about last.
  package let findings: [FindingGroup<ReportFinding>]
  package internal(set) var findingStates: [State]
  /// The others: the question about the change is theirs.
  let said: ChangeFindings
  /// The findings that each key decided about.
  var findingHistory: [[Int]] = []
  /// The frames that cannot be accepted, each with the reason.
  let unacceptable: [GoldenName: Unacceptable]
  /// The old names of renamed frames.
  let oldNames: [GoldenName: GoldenName]
  var orphanState = State.waiting
  /// What each key decided: the change that it accepted, if it did, and the frames.
  var history: [(change: Int?, taken: [Taken])] = []
  /// The place the user moved to; nil for the first pending change.
  var chosen: Step?
  /// The accepted changes, by their places in ``groups``.
  var acceptedChanges: Set<Int> = []

  /// A frame that a key decided about; no decision for a skipped one.
  struct Taken: Sendable {
    let index: Int
    let decision: Review.Decision?
  }

  package init(_ review: Review, frames: [ReviewedFrame], withOrphans: Bool = true) throws {
    self.review = review
    let frames = frames + (withOrphans ? review.removed.filter { !frames.contains($0) } : [])
    changes = frames.filter { $0.standing == .open }
    unacceptable = review.unacceptable()
    let names = Set(changes.map(\.name))
    renames = review.renames.compactMap { $0.unchanged(among: names) }
    groups = review.groups(of: frames)
    oldNames = review.oldNames.filter { names.contains($0.key) }
    // A live or partial run may not have declared everything.
    orphans = withOrphans && review.knowsAll ? review.unasked(try review.orphans()) : []
    let places = Dictionary(changes.enumerated().map { ($1.name, $0) }) { $1 }
    let together = renames.enumerated().map { index, rename in
      Question(step: .rename(index), changes: rename.allNames.compactMap { places[$0] })
    }
    let taken = Set(together.flatMap(\.changes))
    let alone = changes.indices.filter { !taken.contains($0) }
    questions = together + Self.questions(about: alone, changes, groups, of: review)
    states = changes.map { _ in .waiting }
    let reviewed = Set(frames.map(\.name))
    let listed = review.report.findings.filter {
      $0.isListedApart && (withOrphans || $0.names.contains(where: reviewed.contains))
    }
    let all = FindingKind.all(in: listed, of: review.report).flatMap(\.groups)
    said = ChangeFindings(all, groups, of: review)
    findings = said.following[nil] ?? []
    findingStates = findings.map { _ in .waiting }
  }

  /// One question for each change, in their order, and for each frame without one.
  private static func questions(
    about places: [Int], _ changes: [ReviewedFrame], _ groups: ChangeGroups, of review: Review
  ) -> [Question] {
    let known = Dictionary(places.map { (changes[$0].name, $0) }) { $1 }
    return groups.groups.indices.compactMap { group in
      let own = groups.groups[group].frames.compactMap { name in known[name].map { changes[$0] } }
      let frames = review.examples(of: group, in: groups, own).compactMap { known[$0.name] }
      return frames.isEmpty ? nil : Question(step: .change(group), changes: frames)
    } + places.filter { groups.ofFrame[changes[$0].name] == nil }.map { Question(step: .frame($0), changes: [$0]) }
  }

  package var step: Step { chosen ?? firstStep }

  private var firstStep: Step {
    steps.first { step in
      switch step {
      case .orphans: orphanState == .waiting
      case .finding(let index): findingStates[index] == .waiting
      default: questions.contains { $0.step == step && isWaiting($0) }
      }
    } ?? .done
  }

  /// The questions in their order: changes, undeclared goldens, findings, then the matrices and maps that follow from none of these.
  package var steps: [Step] {
    let ofCatalogs = questions.filter { $0.changes.allSatisfy { changes[$0].name.kind != .frame } }.map(\.step)
    return questions.map(\.step).filter { !ofCatalogs.contains($0) } + (orphans.isEmpty ? [] : [.orphans])
      + findings.indices.map { .finding($0) } + ofCatalogs
  }

  /// The current question's changes that can be decided.
  var asked: [Int] { waiting(in: step) }

  /// The step's pending changes; after the user returned to it, also the skipped ones.
  func waiting(in step: Step) -> [Int] {
    (questions.first { $0.step == step }?.changes ?? []).filter {
      states[$0] == .waiting || step == chosen && states[$0] == .skipped
    }
  }

  private func isWaiting(_ question: Question) -> Bool {
    !isAccepted(question.step) && question.changes.contains { states[$0] == .waiting }
  }

  /// Whether it is a change that is accepted, also of frames that wait for the decision about their other changes.
  func isAccepted(_ step: Step) -> Bool {
    if case .change(let place) = step { acceptedChanges.contains(place) } else { false }
  }

  /// The current keys and their effects.
  package var choices: [(key: Character, words: String)] {
    if isDecided(step) { return choicesForDecided }
    switch step {
    case .rename: return Self.single + common
    case .change, .frame:
      let asked = asked
      let accepted = acceptable(asked)
      let index = asked[0]
      var choices = Self.single.filter { $0.key != "a" || !accepted.isEmpty }
      if asked.count > 1 {
        choices = choices.map { ($0.key, "\($0.words) the \($0.key == "a" ? accepted.count : asked.count)") }
        choices.append(("f", "frame by frame"))
      }
      let screen = acceptable(ofScreen(index))
      if !Set(screen).isSubset(of: asked) {
        let name = changes[index].name
        let all = changes.count {
          $0.name.kind == .frame && ($0.name.catalog, $0.name.screen) == (name.catalog, name.screen)
        }
        choices.append(("A", "accept \(screen.count == all ? "all" : "the other") \(screen.count) of \(name.screen)"))
      }
      if !waivers(of: step).isEmpty { choices.append(("w", "print the waivers of its findings")) }
      return choices + common
    case .orphans: return [("p", "prune"), ("s", "skip")] + moving + Self.ending
    case .finding(let index): return choicesForFinding(index)
    case .done: return []
    }
  }

  /// Those of the changes that acceptance does not refuse.
  func acceptable(_ indices: [Int]) -> [Int] { indices.filter { unacceptable[changes[$0].name] == nil } }

  private static let single: [(key: Character, words: String)] = [("a", "accept"), ("r", "reject"), ("s", "skip")]

  static let ending: [(key: Character, words: String)] = [("q", "quit"), ("?", "help")]

  private var common: [(key: Character, words: String)] {
    (history.isEmpty ? [] : [("u", "undo")]) + moving + Self.ending
  }

  /// The pending changes of the same screen and kind: reformatted goldens are accepted separately.
  func ofScreen(_ index: Int) -> [Int] {
    let name = changes[index].name
    // A catalog's matrix and its map belong to no screen.
    guard name.kind == .frame else { return [index] }
    return waiting(like: index).filter {
      changes[$0].name.catalog == name.catalog && changes[$0].name.screen == name.screen
    }
  }

  /// The changes of a frame that are not accepted, besides that of a question.
  func otherChanges(of index: Int, besides step: Step) -> [Int] {
    (groups.ofFrame[changes[index].name] ?? []).filter { step != .change($0) && !acceptedChanges.contains($0) }
  }

  private func waiting(like index: Int) -> [Int] {
    let isReformatted = changes[index].isReformatted
    return states.indices.filter { states[$0] == .waiting && changes[$0].isReformatted == isReformatted }
  }
}

extension ReviewedFrame {
  /// Whether a newer text format explains the change.
  package var isReformatted: Bool { outcome?.verdict == .reformatted }
}
