import EveryStateGoldens
import EveryStateReview

/// `everystate findings`: the findings of the newest run, kind by kind.
struct FindingsCommand: Command {
  static let declaration = CommandDeclaration(
    "findings", .review, "List what verifySoundness() found in the newest run, with the lines that waive it.",
    operand: .frames, options: [.json, .report, .packagePath])

  private let review: Review
  private let selection: Selection
  private let isJSON: Bool

  init(_ call: Call) throws {
    review = try call.review()
    selection = try call.selection(in: review)
    isJSON = call.isJSON
  }

  func run() throws -> ExitStatus {
    let summary = try RunSummary(review)
    if isJSON { return printed(JSONDocument(findings: summary, of: selection)) }
    let list = FindingList(
      summary.soundness + review.report.suggestions, of: review.report, selecting: selection)
    guard !list.isEmpty else {
      say("The newest run has no findings.")
      return review.report.isIntact ? .inOrder : .needsAttention
    }
    say(list.lines.map(TerminalText.harmless).joined(separator: "\n"))
    if !FindingList(summary.findings, of: review.report, selecting: selection).isEmpty {
      say("\nNext: " + WorkingFolder.current.everystate("review", of: review.tree.packageRoot))
    }
    return list.hasErrors ? .needsAttention : .inOrder
  }
}
