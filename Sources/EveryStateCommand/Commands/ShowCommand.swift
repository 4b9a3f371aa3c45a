import EveryStateGoldens
import EveryStateReview

/// The current drawing of every frame, under a line with its verdict.
struct ShowCommand: Command {
  static let declaration = CommandDeclaration(
    "show", .look, "Print the current text of frames, and how it compares.", operand: .frames,
    options: [.json, .report, .packagePath],
    details: """
      `show Screen state` is `show Screen/state`. A terminal gets colors: NO_COLOR=1 turns them off, CLICOLOR_FORCE=1 turns them on
      elsewhere. A pipe or a file gets the text of goldens.
      """, example: ("show Watchlist", "print the frames of a screen as they are now"))

  private let review: Review
  private let frames: [ReviewedFrame]
  /// Whether the styles in the notes are also shown.
  private let isStyled: Bool
  /// Whether these are all frames: a summary then follows the last one.
  private let isWhole: Bool
  private let isJSON: Bool

  init(_ call: Call) throws {
    review = try call.review()
    frames = try Self.screenAndState(call, review) ?? call.frames(of: review)
    isStyled = TerminalColour.isWanted(environment: call.environment)
    (isWhole, isJSON) = (call.isWhole, call.isJSON)
  }

  /// The frame of `show Watchlist failed`; nil if the two words are two screens, or anything else.
  private static func screenAndState(_ call: Call, _ review: Review) -> [ReviewedFrame]? {
    guard call.operands.count == 2, let pair = try? Selection(parsing: call.operands.joined(separator: "/")),
      (try? call.selection(in: review)) == nil
    else { return nil }
    let frames = review.frames.filter { pair.matches($0.name) }
    return frames.isEmpty ? nil : frames
  }

  func run() -> ExitStatus {
    if isJSON { return printed(JSONDocument(show: review, frames: frames)) }
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
