import EveryStateReview

/// Discards pending texts.
struct RejectCommand: Command {
  static let declaration = CommandDeclaration(
    "reject", .review, "Discard pending texts; the goldens stay.", operand: .frames, options: [.report, .packagePath])

  private let review: Review
  private let frames: [ReviewedFrame]

  init(_ call: Call) throws {
    review = try call.review()
    frames = try call.frames(of: review)
  }

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
