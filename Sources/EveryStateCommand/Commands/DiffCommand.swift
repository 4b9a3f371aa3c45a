import EveryStateGoldens
import EveryStateReview

/// The pending changes as one patch, with removed goldens. A line before each names the frame and its invisible characters; `git apply`
/// skips those lines.
struct DiffCommand: Command {
  static let declaration = CommandDeclaration(
    "diff", .review, "Print the open changes, each once, and the command that accepts them.",
    operand: .frames, options: [.patch, .json, .report, .packagePath])

  private let review: Review
  private let frames: [ReviewedFrame]
  /// Goldens that no catalog declares, which the patch removes.
  private let orphans: [GoldenPath]
  private let call: Call
  private let refused: [GoldenName: Unacceptable]

  init(_ call: Call) throws {
    review = try call.review()
    frames = try call.framesAndRemoved(of: review)
    orphans = call.isWhole && review.report.knowsOrphans ? try review.orphans() : []
    self.call = call
    refused = review.unacceptable()
  }

  func run() -> ExitStatus {
    if call.isJSON { return printed(JSONDocument(diff: review, frames: frames)) }
    let count = call.has(.patch) ? printPatch() : printGroups()
    return count == 0 && closed.isEmpty ? .inOrder : .needsAttention
  }

  /// The frames that nothing can be accepted of. A golden that the run has recorded has nothing to show here: git shows it.
  private var closed: [ReviewedFrame] {
    frames.filter { $0.needsAttention && $0.standing != .open && $0.standing != .settled }
  }

  private func sayClosed(besides shown: Set<GoldenName> = []) {
    for (names, _, reason) in closed.filter({ !shown.contains($0.name) }).undecided { say("\(names): \(reason)") }
  }

  /// Prints each change once, below the frames that have it.
  private func printGroups() -> Int {
    let changes = review.changes(of: frames)
    let groups = review.groups(of: frames, changes)
    let left = review.unasked(orphans)
    let findings = review.findings(following: groups)
    // Frames that look the same do so since the change of one of them.
    let twins = Dictionary(grouping: call.isWhole ? review.twins().grouped : []) { twins in
      [twins.first, twins.second].lazy.compactMap { groups.ofFrame[$0]?.first }.first
    }.mapValues { $0.map(\.words) }
    let alone =
      call.isWhole ? FindingGroup.acrossScreens(findings.following[nil] ?? []).map { "finding: \($0.words)" } : []
    let lines = groups.lines(
      alone: alone + (twins[nil] ?? []) + review.words(of: left), remark: findings.remark
    ) { place in (findings.lines(below: place) + (twins[place] ?? [])).map { "  then " + $0 } }
    sayClosed(besides: findings.undriven.names(below: groups.groups.indices))
    for line in lines + review.uncomparedMaps { say(line) }
    if let size = groups.size { say(size) }
    sayRefused(changes.map(\.name))
    if let line = review.acceptLine(for: frames, isWhole: call.isWhole, refusing: refused) { say(line) }
    if !left.isEmpty {
      say(
        "Remove what no catalog declares: "
          + WorkingFolder.current.everystate("prune --yes", of: review.tree.packageRoot))
    }
    return changes.count + orphans.count
  }

  /// What cannot be accepted, a line for each cause.
  private func sayRefused(_ names: [GoldenName]) {
    let all = names.sorted().compactMap { name in refused[name].map { Review.Refusal(name, $0) } }
    for line in all.lines(" cannot be accepted") { say(line) }
  }

  private func printPatch() -> Int {
    sayClosed()
    let known = Dictionary(frames.map { ($0.name, $0) }) { first, _ in first }
    // A patch accepts as well: what acceptance refuses is named, and not in it.
    let all = review.changes(of: frames.filter { refused[$0.name] == nil }).sorted { $0.name < $1.name }
    let changes = all.filter { refused[$0.name] == nil }
    sayRefused(frames.filter { $0.standing == .open }.map(\.name))
    for change in changes {
      let patch = review.patch(of: change)
      let word = known[change.name].map { $0.standing == .open ? $0.word : nil } ?? nil
      say("\(change.name): \(word ?? "variants changed") (+\(patch.addedCount) -\(patch.removedCount))")
      for note in patch.invisibleCharacters { say("  \(note)") }
      pass(patch.text)
    }
    var count = frames.count { $0.standing == .open && !$0.isRemoved }
    for orphan in orphans {
      guard let patch = review.patch(removing: orphan) else { continue }
      count += 1
      say("\(orphan): orphaned (-\(patch.removedCount))")
      pass(patch.text)
    }
    return count
  }
}
