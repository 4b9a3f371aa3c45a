import EveryStateGoldens
import EveryStateReview

/// Makes pending texts goldens, each on its own: one that is refused does not stop the others. For a renamed screen or state
/// the golden of the old name is removed.
struct AcceptCommand: Command {
  private static let reformatted = Option(
    "--reformatted", help: "Accept only the changes that a newer text format explains.")
  static let declaration = CommandDeclaration(
    "accept", .review, "Make pending texts the goldens.", operand: .frames,
    options: [Self.reformatted, .report, .packagePath],
    example: ("accept Watchlist/failed", "make the new text of one frame its golden"))

  private let review: Review
  private let frames: [ReviewedFrame]
  private let reformatted: Bool

  init(_ call: Call) throws {
    review = try call.review()
    frames = try call.frames(of: review)
    reformatted = call.has(Self.reformatted)
  }

  func run() throws -> ExitStatus {
    let open = frames.filter { $0.standing == .open }
    let chosen = open.filter { ($0.outcome?.verdict == .reformatted) == reformatted }
    // Read before the goldens change: a rename removes a golden and adds one.
    let renames = review.report.knowsOrphans ? try review.renames() : []
    let oldNames = Dictionary(renames.flatMap { $0.frames.map { ($0.new, $0.old) } }) { $1 }
    var accepted: Set<GoldenName> = []
    var refused = 0
    for frame in chosen {
      do {
        try review.accept(frame, reformatted: reformatted, renamedFrom: oldNames[frame.name])
        accepted.insert(frame.name)
        say("accepted \(frame.name.path)")
      } catch {
        refused += 1
        printError("\(error)")
      }
    }
    for rename in renames {
      let count = rename.frames.count { accepted.contains($0.new) }
      guard count > 0 else { continue }
      say("renamed \(rename.title): \(counted(count, "old golden")) removed")
    }
    let others = frames.filter { !chosen.contains($0) && $0.needsAttention && $0.standing != .rejected }
    for frame in others { printError(reason(frame)) }
    if let format = try review.raiseFormatIfSettled() { say("the index now says format \(format)") }
    if chosen.isEmpty { say("There was nothing to accept.") }
    return refused == 0 && others.isEmpty ? .inOrder : .needsAttention
  }

  private func reason(_ frame: ReviewedFrame) -> String {
    guard frame.standing == .open else { return "\(frame.name): left: \(frame.word)" }
    let why = reformatted ? "the app changed it" : "a newer text format explains it"
    return "\(frame.name): left: \(why). Accept: \(review.acceptCommand(for: frame))"
  }
}
