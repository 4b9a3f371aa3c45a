import EveryStateGoldens
import EveryStateReview

/// One change at a time, decided with single keys. Without a terminal: every change with the commands that decide about it.
struct ReviewCommand: Command {
  static let declaration = CommandDeclaration(
    "review", .review, "Decide on one change or finding at a time with single keys; without a terminal, list them.",
    operand: .frames,
    options: [
      Option("--json", help: "Decide nothing; print the open changes as JSON, with both texts."), .owner, .since,
      .report,
      .packagePath,
    ], example: ("review", "decide on changes one at a time"))

  private let review: Review
  private let frames: [ReviewedFrame]
  private let call: Call

  init(_ call: Call) throws {
    review = try call.review()
    frames = try call.framesAndRemoved(of: review)
    self.call = call
  }

  func run() throws -> ExitStatus {
    let walk = try ReviewWalk(review, frames: frames, withOrphans: call.isWhole)
    if call.isJSON { return printed(JSONDocument(review: walk)) }
    // On a terminal without cursor movement the list is printed.
    let canMove = ![nil, "", "dumb"].contains(call.environment["TERM"])
    guard Terminal.isInteractive, canMove, walk.step != .done, let terminal = RawTerminal(isWhole: true) else {
      return ReviewList(walk: walk).run()
    }
    defer { terminal.leave() }
    var session = ReviewSession(walk: walk, terminal: terminal, environment: call.environment)
    return session.run()
  }
}

/// The review for a pipe or a file, without decisions.
private struct ReviewList {
  let walk: ReviewWalk

  func run() -> ExitStatus {
    for (names, _, reason) in walk.undecided { say("\(names): \(reason)\n") }
    for group in walk.recorded {
      say(group.words)
      if let change = walk.review.drawing(of: group) {
        say(ChangeLayout(change, columns: 0).lines.map(\.text).joined(separator: "\n") + "\n")
      }
    }
    for step in walk.steps {
      for line in walk.heading(of: step) { say(line.text) }
      if let change = walk.change(of: step) {
        for line in ChangeLayout(change, columns: 0).lines { say(line.text) }
      }
      if let commands = walk.commands(of: step) {
        say("  accept: \(commands.accept)")
        say("  reject: the same with 'reject' in place of 'accept'")
      }
      for line in walk.waivers(of: step) { say("  waive: \(line)") }
      if step == .orphans { say("  prune: swift run everystate prune --yes") }
      say("")
    }
    for line in walk.ending(isListed: true) { say(line.text) }
    return walk.needsAttention ? .needsAttention : .inOrder
  }
}
