import EveryStateGoldens
import EveryStateReview

/// `everystate play`: a screen in one of its states, to be used at a terminal with keys, elsewhere by a script.
struct PlayCommand {
  let root: String
  let environment: [String: String]
  /// The frame that was asked for.
  let selection: Selection
  /// The script's file; `-` is the standard input.
  let script: String?
  /// What a shell runs instead of `swift test`.
  let command: String?

  func run() throws -> ExitStatus {
    guard selection.items.count <= 1 else { throw CannotPlay("one frame is played at a time") }
    let isByHand = script == nil && Terminal.isInteractive
    // What cannot be read is told before anything is built.
    let read = isByHand ? nil : try readScript()
    let log = try OutputArea(packageRoot: root, environment: environment).file("play.log")
    guard chdir(root) == 0 else { throw NoSuchFolder(path: root, reason: String(cString: strerror(errno))) }
    let plan = try PlayPlan(root: root, selection: selection, command: command, log: log)
    guard let read else {
      guard let session = PlaySession(plan, environment: environment) else {
        throw CannotPlay("the terminal's modes cannot be changed; name a script")
      }
      return try session.run()
    }
    return try PlayedScript(script: read, plan: plan, isStyled: TerminalColour.isWanted(environment: environment)).run()
  }

  private func readScript() throws -> PlayScript {
    let path = script ?? "-"
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    guard let bytes = isInput ? SwiftFiles.bytes(from: 0) : SwiftFiles.bytes(of: path) else {
      throw CannotPlay("the script \(TerminalText.harmless(path)) cannot be read")
    }
    return try PlayScript(String(decoding: bytes, as: UTF8.self), name: name)
  }
}

/// A play without a terminal.
struct PlayedScript {
  let script: PlayScript
  let plan: PlayPlan
  let isStyled: Bool

  func run() throws -> ExitStatus {
    EndingSignals.await()
    let start = try PlayProcess.start(plan) { EndingSignals.hasCome ? .ends : .goesOn }
    guard case .shown(let process, let first) = start else {
      if case .failed(let lines) = start { printError("everystate: " + lines.joined(separator: "\n")) }
      return .cannotTell
    }
    defer { process.end() }
    let name = TerminalText.harmless(script.name)
    var transcript = PlayTranscript()
    var steps: [PlayedStep] = []
    tell(transcript.opening(first))
    guard first.problem == nil || !first.isOver else { return .needsAttention }
    for (number, line) in script.lines {
      switch line {
      case .query(let query): tell(transcript.query(query, query.lines(first, steps)))
      case .move(let move):
        let answer: PlayAnswer
        switch try process.perform(move) {
        case .answer(let given): answer = given
        case .gone(let words):
          printError("\(name), line \(number): the app's process ended in \(TerminalText.harmless(move.words)).")
          for line in words { printError(line) }
          return .needsAttention
        }
        let step = PlayedStep(move, answer)
        tell(transcript.step(step, before: steps.last?.answer ?? first))
        if answer.problem != nil || answer.isOver {
          printError(
            "\(name), line \(number): \(TerminalText.harmless(move.words)) was not possible."
          )
          return .needsAttention
        }
        steps.append(step)
      }
    }
    return first.problem == nil ? .inOrder : .needsAttention
  }

  private func tell(_ lines: [String]) {
    let text = lines.joined(separator: "\n")
    if isStyled { print(StyledGolden(golden: Array(text.utf8)).text) } else { say(text) }
    fflush(nil)
  }
}
