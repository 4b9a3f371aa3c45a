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

  init(_ call: Call) throws {
    review = try call.review()
    frames = try call.frames(of: review)
    orphans = call.isWhole && review.report.knowsOrphans ? try review.orphans() : []
    self.call = call
  }

  func run() -> ExitStatus {
    if call.isJSON { return printed(JSONDocument(diff: review, frames: frames)) }
    let count = call.has(.patch) ? printPatch() : printGroups()
    // A golden that the run has recorded has nothing to show here: git shows it.
    let closed = frames.filter { $0.needsAttention && $0.standing != .open && $0.standing != .settled }
    for frame in closed {
      printError("\(frame.name): no difference to show: \(frame.standing == .gone ? frame.whyNotDecided : frame.word)")
    }
    if !call.has(.patch), let line = review.acceptLine(for: frames, isWhole: call.isWhole) { say(line) }
    return count == 0 && closed.isEmpty ? .inOrder : .needsAttention
  }

  /// Prints each change once, below the frames that have it.
  private func printGroups() -> Int {
    let names = Set(frames.map(\.name))
    let renames = review.renames.filter { $0.names.contains(where: names.contains) }
    let renamed = Set(renames.flatMap(\.names))
    let changes = review.changes(of: frames)
    let groups = ChangeGroups(changes.filter { !renamed.contains($0.name) })
    let lines = groups.lines { place in
      review.findings(following: [place], of: groups).map { "  then \($0)" }
    }
    for rename in renames { say("renamed: \(rename.title), \(rename.size), as before") }
    let gone = Set(renames.flatMap { $0.frames.map(\.old.path) })
    for line in lines + orphans.filter({ !gone.contains($0) }).map({ "\($0): orphaned" }) { say(line) }
    let count = renames.count + groups.groups.count
    if count > 0 { say("\(counted(count, "change")) in \(counted(changes.count, "frame"))") }
    return changes.count + orphans.count
  }

  private func printPatch() -> Int {
    let known = Dictionary(frames.map { ($0.name, $0) }) { first, _ in first }
    let changes = review.changes(of: frames).sorted { $0.name < $1.name }
    for change in changes {
      let patch = review.patch(of: change)
      let word = known[change.name].map { $0.standing == .open ? $0.word : nil } ?? nil
      say("\(change.name): \(word ?? "variants changed") (+\(patch.addedCount) -\(patch.removedCount))")
      for note in patch.invisibleCharacters { say("  \(note)") }
      pass(patch.text)
    }
    var count = changes.count
    for orphan in orphans {
      guard let patch = review.patch(removing: orphan) else { continue }
      count += 1
      say("\(orphan): orphaned (-\(patch.removedCount))")
      pass(patch.text)
    }
    return count
  }
}
