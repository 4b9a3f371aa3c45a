import EveryStateGoldens

/// A review: one change at a time, each decision carried out at once. It needs no terminal, only keys and lines.
package struct ReviewWalk: Sendable {
  package enum Step: Equatable, Sendable {
    /// Whether a rename is accepted as one; the rename by its index in ``renames``.
    case rename(Int)
    /// Whether the new texts of all frames with the same changes become goldens; the first one by its index in ``changes``.
    case change(Int)
    /// Whether undeclared goldens are removed.
    case orphans
    /// Whether a finding is waived; the finding by its index in ``findings``.
    case finding(Int)
    case done
  }

  /// A question about changes.
  package struct Question: Sendable {
    package let step: Step
    /// The changes' indices in ``changes``.
    let changes: [Int]
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
  /// The undeclared goldens, without those of ``renames``.
  package let orphans: [GoldenPath]
  package internal(set) var questions: [Question]
  package internal(set) var states: [State]
  /// The findings that no change says itself, most serious first; asked about last.
  package let findings: [FindingGroup<ReportFinding>]
  package internal(set) var findingStates: [State]
  /// The findings that changes say themselves: the question about the change is theirs.
  let said: ChangeFindings
  /// The change that each finding belongs to, by its place in ``groups``; nil for none.
  private let causes: [Int?]
  /// The findings that each key decided about.
  var findingHistory: [[Int]] = []
  /// The frames that cannot be accepted, each with the reason.
  let unacceptable: [GoldenName: Unacceptable]
  /// The old names of renamed frames.
  let oldNames: [GoldenName: GoldenName]
  var orphanState = State.waiting
  var history: [[Taken]] = []
  /// The place the user moved to; nil for the first pending change.
  var chosen: Step?
  /// The groups that were accepted, and whose edits have therefore been seen.
  var seenGroups: Set<Int> = []

  /// A change that a key decided; no decision for a skipped one.
  struct Taken: Sendable {
    let index: Int
    let decision: Review.Decision?
  }

  package init(_ review: Review, frames: [ReviewedFrame], withOrphans: Bool = true) throws {
    self.review = review
    changes = frames.filter { $0.standing == .open }
    unacceptable = review.unacceptable()
    // A live or partial run may not have declared everything.
    let orphans = review.report.knowsOrphans ? try review.orphans() : []
    let names = Set(changes.map(\.name))
    renames = review.renames.compactMap { $0.unchanged(among: names) }
    groups = ChangeGroups(review.changes(of: changes), renames: renames)
    oldNames = review.oldNames.filter { names.contains($0.key) }
    self.orphans = withOrphans ? review.withoutOldNames(orphans, of: names) : []
    let places = Dictionary(changes.enumerated().map { ($1.name, $0) }) { $1 }
    let together = renames.enumerated().map { index, rename in
      Question(step: .rename(index), changes: rename.names.compactMap { places[$0] })
    }
    let taken = Set(together.flatMap(\.changes))
    let alone = changes.indices.filter { !taken.contains($0) }
    questions = together + Self.byChange(alone, changes, groups)
    states = changes.map { _ in .waiting }
    let reviewed = Set(frames.map(\.name))
    let listed = review.report.findings.filter {
      $0.isListedApart && (withOrphans || $0.names.contains(where: reviewed.contains))
    }
    let all = FindingKind.all(in: listed, of: review.report).flatMap(\.groups)
    said = ChangeFindings(all, groups, of: review)
    findings = said.others.map(\.finding)
    findingStates = findings.map { _ in .waiting }
    causes = said.others.map(\.cause)
  }

  /// Frames with the same changes are one question: what users lose first, matrices and maps last.
  private static func byChange(_ places: [Int], _ changes: [ReviewedFrame], _ groups: ChangeGroups) -> [Question] {
    struct Kind: Hashable {
      let edits: Set<Int>
      let isReformatted: Bool
    }
    var found: [[Int]] = []
    var known: [Kind: Int] = [:]
    for place in places {
      let frame = changes[place]
      let kind = Kind(edits: Set(groups.ofFrame[frame.name] ?? []), isReformatted: frame.isReformatted)
      if !kind.edits.isEmpty, let index = known[kind] {
        found[index].append(place)
      } else {
        known[kind] = found.count
        found.append([place])
      }
    }
    /// Screens before the matrices and maps that follow from them, and the cause alone before what it is a part of.
    func rank(_ places: [Int]) -> (Int, Int) {
      let own = groups.ofFrame[changes[places[0]].name] ?? []
      return changes[places[0]].name.kind == .frame
        ? (own.min() ?? groups.groups.count, own.count) : (groups.groups.count + 1, 0)
    }
    /// The frame that has the pieces after which the changes are named comes first: it is drawn.
    func order(_ place: Int) -> (Int, Int, Int) {
      let name = changes[place].name
      let named = (groups.ofFrame[name] ?? []).count { groups.facts[name]?.contains(groups.groups[$0].fact) == true }
      return (name.kind == .frame ? 0 : 1, -named, place)
    }
    return found.map { $0.sorted { order($0) < order($1) } }.sorted { rank($0) < rank($1) }.map {
      Question(step: .change($0[0]), changes: $0)
    }
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

  /// The questions in their order: frames, each with the findings that follow from it, undeclared goldens, other findings, then the matrices
  /// and maps that follow from them.
  package var steps: [Step] {
    let ofCatalogs = questions.filter { $0.changes.allSatisfy { changes[$0].name.kind != .frame } }.map(\.step)
    var left = Array(findings.indices)
    var steps: [Step] = []
    for question in questions where !ofCatalogs.contains(question.step) {
      let own = Set(question.changes.flatMap { groups.ofFrame[changes[$0].name] ?? [] })
      let following = left.filter { causes[$0].map(own.contains) == true }
      left.removeAll(where: following.contains)
      steps += [question.step] + following.map { .finding($0) }
    }
    return steps + (orphans.isEmpty ? [] : [.orphans]) + left.map { .finding($0) } + ofCatalogs
  }

  /// The current question's changes that can be decided.
  var asked: [Int] { waiting(in: step) }

  /// The step's pending changes; after the user returned to it, also the skipped ones.
  func waiting(in step: Step) -> [Int] {
    (questions.first { $0.step == step }?.changes ?? []).filter {
      states[$0] == .waiting || step == chosen && states[$0] == .skipped
    }
  }

  private func isWaiting(_ question: Question) -> Bool { question.changes.contains { states[$0] == .waiting } }

  /// The current keys and their effects.
  package var choices: [(key: Character, words: String)] {
    if isDecided(step) { return choicesForDecided }
    switch step {
    case .rename: return Self.single + common
    case .change(let index):
      let asked = asked
      let accepted = acceptable(asked)
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
      let group = acceptable(ofGroup(index))
      if group.count > asked.count {
        let names = AffectedTexts(group.map { changes[$0].name }).words()
        choices.append(("g", "accept the \(names) with only changes that you have seen"))
      }
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

  /// The pending changes whose edits are all among this one's and those of accepted groups.
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
  package var isReformatted: Bool { outcome?.verdict == .reformatted }
}
