/// `everystate help`: the commands, or one of them with its options.
struct HelpCommand: Command {
  static var declaration: CommandDeclaration {
    // Its own name is added, as the list of declarations contains this command.
    let names = Everystate.commands.filter { $0 != HelpCommand.self }.map { $0.declaration.name }
    return CommandDeclaration(
      "help", .tool, "Print the commands, or the options of one.", operand: .word("COMMAND", choices: names + ["help"]))
  }

  private let name: String?

  init(_ call: Call) { name = call.operands.first }

  func run() -> ExitStatus {
    let command = Everystate.declarations.first { $0.name == name }
    say(command.map(HelpText.text) ?? HelpText.overview, terminator: "")
    return .inOrder
  }
}

/// The help pages, made from the declarations of the commands.
enum HelpText {
  private static let columns = 110

  static var overview: String {
    let declarations = Everystate.declarations
    let examples = declarations.compactMap(\.example)
    var text = """
      Reviews the snapshots of a package's screens after `swift test`.

      Usage: everystate COMMAND [FRAME ...] [OPTION ...]

      Start with:

      """ + table(examples.map { ("everystate \($0.words)", $0.purpose) })
    for group in CommandGroup.allCases {
      text += "\n\(group.rawValue):\n" + table(declarations.filter { $0.group == group }.map { ($0.name, $0.summary) })
    }
    return text + """

      A FRAME is Screen, Screen/state or Module.Suite:Screen/state; without one, a command applies to all frames. Quote names with spaces.
      `everystate help COMMAND` explains a command's options. `everystate --version` prints the version.

      Exit status: 0 nothing to do, or done; 1 changes, failures, or a run that checked nothing;
      2 wrong usage, or input that cannot be read.

      """
  }

  static func text(for command: CommandDeclaration) -> String {
    let options = command.options.map { " [\($0.label)]" }.joined()
    return "Usage: everystate \(command.name)\(command.operand.usage)\(options)\n\n\(command.summary)\n\nOptions:\n"
      + table((command.options + [.help]).map { ($0.label, $0.help) })
      + (command.details.isEmpty ? "" : "\n\(command.details)\n")
  }

  /// Two columns; the second one wraps.
  private static func table(_ rows: [(name: String, text: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, text in
      var lines = [""]
      for word in text.split(separator: " ") {
        if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count >= columns - width {
          lines.append("")
        }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      let indent = "\n" + String(repeating: " ", count: width + 5)
      return "  " + name + String(repeating: " ", count: width - name.count + 3) + lines.joined(separator: indent)
        + "\n"
    }.joined()
  }
}
