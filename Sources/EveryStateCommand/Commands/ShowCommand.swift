import EveryStateGoldens
import EveryStateReview

/// The current drawing of every frame, under a line with its verdict.
struct ShowCommand: Command {
  private static let voice = Option(
    "--voice", help: "Print what VoiceOver says, in its order. This drives the frames, as `play` does.")
  private static let nodes = Option(
    "--nodes", help: "With --json, print each element with its state and its place in points. This drives the frames.")
  static let declaration = CommandDeclaration(
    "show", .look, "Print the current text of frames, and how it compares.", operand: .frames,
    options: [Self.voice, Self.nodes, .json, .report, .packagePath],
    details: """
      `show Screen state` is `show Screen/state`. A terminal gets colors: NO_COLOR=1 turns them off, CLICOLOR_FORCE=1 turns them on
      elsewhere. A pipe or a file gets the text of goldens.
      """, example: ("show Watchlist", "print the frames of a screen as they are now"))

  private let review: Review
  private let frames: [ReviewedFrame]
  /// Whether the styles in the notes are also shown.
  private let isStyled: Bool
  private let call: Call

  init(_ call: Call) throws {
    review = try call.review()
    frames = try Self.screenAndState(call, review) ?? call.frames(of: review)
    isStyled = TerminalColour.isWanted(environment: call.environment)
    self.call = call
    if call.has(Self.nodes), call.isWhole || !call.isJSON {
      throw UsageError("--nodes prints the elements of frames: everystate show --json --nodes Watchlist/failed.")
    }
    if call.has(Self.voice), call.isWhole || call.isJSON {
      throw UsageError("--voice prints the text of frames: everystate show --voice Watchlist/failed.")
    }
  }

  /// The frame of `show Watchlist failed`; nil if the two words are two screens, or anything else.
  private static func screenAndState(_ call: Call, _ review: Review) -> [ReviewedFrame]? {
    guard call.operands.count == 2, let pair = try? Selection(parsing: call.operands.joined(separator: "/")),
      (try? call.selection(in: review)) == nil
    else { return nil }
    let frames = review.frames.filter { pair.matches($0.name) }
    return frames.isEmpty ? nil : frames
  }

  func run() throws -> ExitStatus {
    if call.has(Self.voice) { return try printVoice() }
    if call.has(Self.nodes) { return try printNodes() }
    if call.isJSON { return printed(JSONDocument(show: review, frames: frames)) }
    for frame in frames {
      let title = title(of: frame)
      if isStyled {
        print(StyledGolden.verdict(TerminalText.lines(title), needsAttention: frame.needsAttention))
      } else {
        say(title)
      }
      if let text = review.currentText(of: frame) {
        if isStyled { print(StyledGolden(golden: text).text) } else { say(String(decoding: text, as: UTF8.self)) }
      } else {
        say("(no text)\n")
      }
    }
    if frames.isEmpty { print("The newest run declared and checked no frames.") }
    if let line = review.acceptLine(for: frames, isWhole: call.isWhole) { say(line) }
    // A summary follows the last of all frames.
    if call.isWhole, !frames.isEmpty { say(end.joined(separator: "\n")) }
    return frames.isEmpty || frames.contains(where: \.needsAttention) ? .needsAttention : .inOrder
  }

  private func printVoice() throws -> ExitStatus {
    let script = try PlayScript(PlayQuery.voice.rawValue, name: "--voice")
    for (_, plan) in try plans() {
      let played = PlayedScript(script: script, plan: plan, isStyled: false, showsDrawings: false)
      let status = try played.run()
      if status != .inOrder { return status }
    }
    return .inOrder
  }

  private func printNodes() throws -> ExitStatus {
    EndingSignals.await()
    var found: [(name: GoldenName, nodes: [PlayAnswer.Node])] = []
    for (name, plan) in try plans() {
      switch try PlayProcess.start(plan, pause: { EndingSignals.hasCome ? .ends : .goesOn }) {
      case .shown(let process, let answer):
        process.end()
        if let problem = answer.problem { throw CannotPlay(problem) }
        found.append((name, answer.nodes))
      case .failed(let lines): throw CannotPlay(lines.joined(separator: "\n"))
      case .ended, .outdated: return .cannotTell
      }
    }
    return printed(JSONDocument(nodes: found))
  }

  /// How to drive each of the frames.
  private func plans() throws -> [(GoldenName, PlayPlan)] {
    let root = review.tree.packageRoot
    let log = try OutputArea(packageRoot: root, environment: call.environment).file("play.log")
    guard chdir(root) == 0 else { throw NoSuchFolder(path: root, reason: String(cString: strerror(errno))) }
    return try frames.map(\.name).filter { $0.kind == .frame }.map { name in
      let selection = try Selection(parsing: Selection.written(name.catalog) + ":" + name.selector)
      return (name, try PlayPlan(root: root, selection: selection, command: nil, log: log))
    }
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
