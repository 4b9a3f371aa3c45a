import EveryStateGoldens
import EveryStateReview

/// The exit status of the tool.
enum ExitStatus: Int32 {
  case inOrder = 0
  case needsAttention = 1
  case cannotTell = 2

  init(_ document: JSONDocument) { self = ExitStatus(rawValue: Int32(document.exitStatus)) ?? .cannotTell }
}

/// One call of the tool: finds the command, runs it, and prints its errors.
struct CommandRun {
  let words: [String]

  /// `--agent`, anywhere before `--`, has the effect of an agent's environment.
  init(words: [String]) {
    let own = words.prefix { $0 != "--" }
    if own.contains("--agent") { setenv("AI_AGENT", "1", 1) }
    self.words = own.filter { $0 != "--agent" } + words.dropFirst(own.count)
  }

  func exitStatus() -> ExitStatus {
    do {
      guard let first = words.first, !["--help", "-h"].contains(first) else { return print(help: HelpText.overview) }
      if first == "--version" { return print(help: "everystate \(Everystate.version)\n") }
      guard let command = Everystate.commands.first(where: { $0.declaration.name == first }) else {
        let names = Everystate.declarations.map(\.name)
        throw UsageError(
          "Unknown \(first.hasPrefix("-") ? "option" : "command") '\(first)'.\(Suggestion.sentence(first, names))")
      }
      let own = words.dropFirst()
      if own.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
        return print(help: HelpText.text(for: command.declaration))
      }
      let call = try Call(command.declaration, own)
      AgentOutput.begin(call)
      let status = try command.init(call).run()
      AgentOutput.end(call)
      return status
    } catch {
      guard words.contains(Option.json.name) else {
        printError("everystate: \(error)")
        return .cannotTell
      }
      return printed(JSONDocument(command: words.first ?? "", error: "\(error)"))
    }
  }

  private func print(help text: String) -> ExitStatus {
    say(text, terminator: "")
    return .inOrder
  }
}

/// Prints a document for programs.
func printed(_ document: JSONDocument) -> ExitStatus {
  print(document.text, terminator: "")
  return ExitStatus(document)
}
