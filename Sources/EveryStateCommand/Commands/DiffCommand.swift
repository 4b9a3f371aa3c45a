import EveryStateGoldens
import EveryStateReview

/// The open changes as one patch, goldens to remove too. A line before each names the frame and what is invisible in it; `git apply`
/// skips those.
struct DiffCommand {
  let review: Review
  let frames: [ReviewedFrame]
  /// Goldens that nobody declares, which the patch removes.
  let orphans: [GoldenPath]

  func run() -> ExitStatus {
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
    for frame in frames where frame.needsAttention && frame.standing != .open {
      printError("\(frame.name): no difference to show: \(frame.word)")
    }
    return count == 0 && !frames.contains(where: \.needsAttention) ? .inOrder : .needsAttention
  }
}
