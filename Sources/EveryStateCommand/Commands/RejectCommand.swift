import EveryStateReview

/// Discards pending texts.
struct RejectCommand: Command {
  static let declaration = CommandDeclaration(
    "reject", .review, "Discard pending texts; the goldens stay.", operand: .frames, options: [.report, .packagePath])

  private let review: Review
  private let frames: [ReviewedFrame]

  init(_ call: Call) throws {
    review = try call.review()
    frames = try call.framesAndRemoved(of: review)
  }

  func run() throws -> ExitStatus {
    var troubles = frames.filter { [.gone, .outdated, .unkept].contains($0.standing) }.map {
      "\($0.name): not rejected: \($0.whyNotDecided)"
    }
    let open = frames.filter { $0.standing == .open }
    for frame in open {
      do {
        try review.reject(frame)
        say("rejected the new text of \(frame.name)")
      } catch { troubles.append("\(error)") }
    }
    for trouble in troubles { printError(trouble) }
    if open.isEmpty { say("Nothing to reject.") }
    return troubles.isEmpty ? .inOrder : .needsAttention
  }
}
