import EveryStateReview

/// The open changes as one patch. A line before each names the frame and what is invisible in it; `git apply` skips those.
struct DiffCommand {
  let review: Review
  let frames: [ReviewedFrame]

  func run() -> ExitStatus {
    var count = 0
    for frame in frames {
      guard let patch = review.patch(of: frame) else { continue }
      count += 1
      say("\(frame.name): \(frame.word) (+\(patch.addedCount) -\(patch.removedCount))")
      for note in patch.invisibleCharacters { say("  \(note)") }
      pass(patch.text)
    }
    for frame in frames where frame.needsAttention && frame.standing != .open {
      printError("\(frame.name): no difference to show: \(frame.word)")
    }
    return count == 0 && !frames.contains(where: \.needsAttention) ? .inOrder : .needsAttention
  }
}
