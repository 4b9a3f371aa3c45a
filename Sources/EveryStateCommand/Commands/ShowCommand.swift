import EveryStateGoldens
import EveryStateReview

/// Every frame as it looks now, under a line that says how it compares.
struct ShowCommand {
  let review: Review
  let frames: [ReviewedFrame]
  /// Whether the styles that the notes name are shown, too.
  let isStyled: Bool
  /// Whether these are all frames: what was seen then stands at the end, where a person looks after the last line.
  let isWhole: Bool

  func run() -> ExitStatus {
    for frame in frames {
      let title = TerminalText.lines(title(of: frame))
      print(isStyled ? StyledGolden.verdict(title, needsAttention: frame.needsAttention) : title)
      if let text = review.currentText(of: frame) {
        if isStyled { print(StyledGolden(golden: text).text) } else { say(String(decoding: text, as: UTF8.self)) }
      } else {
        print("(no text)\n")
      }
    }
    if frames.isEmpty { print("The newest run declared and checked no frame.") }
    if isWhole, !frames.isEmpty { say(end.joined(separator: "\n")) }
    return frames.isEmpty || frames.contains(where: \.needsAttention) ? .needsAttention : .inOrder
  }

  private var end: [String] {
    let root = review.tree.packageRoot
    let isInOrder = !frames.contains(where: \.needsAttention)
    return SeenFrames(frames).lines
      + ["Next: " + WorkingFolder.current.everystate(isInOrder ? "gallery" : "review", of: root)]
  }

  private func title(of frame: ReviewedFrame) -> String {
    let size = frame.standing == .open ? frame.outcome.map { " (+\($0.addedLines) -\($0.removedLines))" } ?? "" : ""
    return "==== \(frame.name): \(frame.word)\(size) ===="
  }
}
