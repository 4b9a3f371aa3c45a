import EveryStateGoldens
import EveryStateReview

/// `everystate findings`: everything that does not make sense in the newest run, kind by kind.
struct FindingsCommand {
  let review: Review
  let selection: Selection

  func run() throws -> ExitStatus {
    let summary = try RunSummary(review)
    let list = FindingList(summary.soundness, of: selection)
    guard !list.isEmpty else {
      say("The newest run has found nothing that does not make sense.")
      return .inOrder
    }
    say(list.lines.map(TerminalText.harmless).joined(separator: "\n"))
    if !FindingList(summary.findings, of: selection).isEmpty {
      say("\nNext: " + WorkingFolder.current.everystate("review", of: review.tree.packageRoot))
    }
    return .needsAttention
  }
}
