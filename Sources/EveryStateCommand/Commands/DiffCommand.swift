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
    for frame in frames where frame.needsAttention && frame.standing != .open {
      printError("\(frame.name): no difference to show: \(frame.standing == .gone ? frame.whyNotDecided : frame.word)")
    }
    if !call.has(.patch), let line = review.acceptLine(for: frames, isWhole: call.isWhole) { say(line) }
    return count == 0 && !frames.contains(where: \.needsAttention) ? .inOrder : .needsAttention
  }

  /// Prints each change once, below the frames that have it.
  private func printGroups() -> Int {
    let open = frames.compactMap(review.change)
    let groups = ChangeGroups(open)
    let lines = groups.lines { place in
      review.findings(following: [place], of: groups).map { "  then \($0.sentence)" }
    }
    for line in lines + orphans.map({ "\($0): orphaned" }) { say(line) }
    if !open.isEmpty { say("\(counted(groups.groups.count, "change")) in \(counted(open.count, "frame"))") }
    return open.count + orphans.count
  }

  private func printPatch() -> Int {
    var count = 0
    for frame in frames {
      guard let patch = review.patch(of: frame) else { continue }
      count += 1
      say("\(frame.name): \(frame.word) (+\(patch.addedCount) -\(patch.removedCount))")
      for note in patch.invisibleCharacters { say("  \(note)") }
      pass(patch.text)
    }
    for orphan in orphans {
      guard let patch = review.patch(removing: orphan) else { continue }
      count += 1
      say("\(orphan): orphaned (-\(patch.removedCount))")
      pass(patch.text)
    }
    return count
  }
}
