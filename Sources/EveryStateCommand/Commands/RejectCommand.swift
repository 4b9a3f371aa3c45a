import EveryStateReview

/// Throws pending texts away.
struct RejectCommand {
  let review: Review
  let frames: [ReviewedFrame]

  func run() throws -> ExitStatus {
    let open = frames.filter { $0.standing == .open }
    for frame in open {
      try review.reject(frame)
      say("rejected the new text of \(frame.name)")
    }
    if open.isEmpty { say("There was nothing to reject.") }
    return .inOrder
  }
}
