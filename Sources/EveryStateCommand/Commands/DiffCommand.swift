import EveryStateGoldens
import EveryStateReview

/// The pending changes as one patch, with removed goldens. A line before each names the frame and its invisible characters; `git apply`
/// skips those lines.
struct DiffCommand: Command {
  private static let patch = Option("--patch", help: "Print the patch to a terminal too.")
  static let declaration = CommandDeclaration(
    "diff", .review, "Print the open changes: each once on a terminal, otherwise as a patch for `git apply`.",
    operand: .frames, options: [Self.patch, .json, .report, .packagePath])

  private let review: Review
  private let frames: [ReviewedFrame]
  /// Goldens that no catalog declares, which the patch removes.
  private let orphans: [GoldenPath]
  private let isGrouped: Bool
  private let isJSON: Bool

  init(_ call: Call) throws {
    review = try call.review()
    frames = try call.frames(of: review)
    orphans = call.isWhole && review.report.knowsOrphans ? try review.orphans() : []
    isGrouped = isatty(1) == 1 && !call.has(Self.patch)
    isJSON = call.isJSON
  }

  func run() -> ExitStatus {
    if isJSON { return printed(JSONDocument(diff: review, frames: frames)) }
    let count = isGrouped ? printGroups() : printPatch()
    for frame in frames where frame.needsAttention && frame.standing != .open {
      printError("\(frame.name): no difference to show: \(frame.word)")
    }
    return count == 0 && !frames.contains(where: \.needsAttention) ? .inOrder : .needsAttention
  }

  /// Prints each change once, below the frames that have it.
  private func printGroups() -> Int {
    let open = frames.compactMap(review.change)
    let groups = EditGroups(open).groups
    for group in groups {
      say(group.frames.map(\.description).joined(separator: ", "))
      for line in group.edit.removed { say("  - " + line) }
      for line in group.edit.added { say("  + " + line) }
      say("")
    }
    for orphan in orphans { say("\(orphan): orphaned") }
    if !open.isEmpty {
      say("\(counted(groups.count, "change")) in \(counted(open.count, "frame")). As a patch: everystate diff --patch")
    }
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
