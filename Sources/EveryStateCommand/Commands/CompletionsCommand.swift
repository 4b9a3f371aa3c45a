import EveryStateGoldens
import EveryStateReview

/// `everystate completions`: a script that completes commands, options and frames in a shell.
struct CompletionsCommand: Command {
  static let declaration = CommandDeclaration(
    "completions", .tool, "Print a shell's completion script, or the names of all frames.",
    operand: .word("SHELL", choices: ["bash", "zsh", "fish", "frames"]), options: [.packagePath],
    details: """
      SHELL is bash, zsh or fish; `frames` prints the frames of the newest run, one a line. The scripts complete `everystate`,
      the tool's own name: put it on the PATH or make it an alias of `swift run everystate`.

        bash   source <(everystate completions bash)
        zsh    source <(everystate completions zsh)
        fish   everystate completions fish | source
      """)

  private let shell: String
  private let call: Call

  init(_ call: Call) throws {
    guard let shell = call.operands.first else {
      throw UsageError("Name a shell: bash, zsh or fish.", help: Self.declaration)
    }
    (self.shell, self.call) = (shell, call)
  }

  func run() throws -> ExitStatus {
    switch shell {
    case "bash": pass(bash)
    case "zsh": pass(zsh)
    case "fish": pass(fish)
    default:
      let frames = try call.review().frames.map(\.name).filter { $0.kind == .frame }
      for name in frames { say(name.selector) }
    }
    return .inOrder
  }

  private var commands: [CommandDeclaration] { Everystate.declarations }

  private func choices(_ command: CommandDeclaration) -> [String] {
    if case .word(_, let choices) = command.operand { choices } else { [] }
  }

  private var bash: String {
    let cases = commands.map { command in
      "    \(command.name)) words=$'\((command.options.map(\.name) + choices(command)).joined(separator: #"\n"#))' ;;\n"
    }
    return """
      _everystate() {
        local current=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} words word
        case $command in
      \(cases.joined())  esac
        if [ "$COMP_CWORD" = 1 ]; then words=$'\(commands.map(\.name).joined(separator: #"\n"#))'; fi
        if [ "$COMP_CWORD" -gt 1 ] && [[ $current != -* ]]; then
          case $command in
            \(commands.filter(\.operand.takesFrames).map(\.name).joined(separator: "|"))) words=$(everystate completions frames 2>/dev/null) ;;
          esac
        fi
        COMPREPLY=()
        while IFS= read -r word; do
          [[ -n $word && $word == "$current"* ]] && COMPREPLY+=("$(printf %q "$word")")
        done <<<"$words"
      }
      complete -o default -F _everystate everystate

      """
  }

  private var zsh: String {
    func quoted(_ text: String) -> String {
      text.reduce(into: "") { $0 += $1 == "'" ? "'\\''" : "[]:\\".contains($1) ? "\\\($1)" : String($1) }
    }
    let cases = commands.map { command in
      var parts = command.options.map {
        "'\($0.name)[\(quoted($0.help))]\($0.value.map { ":\($0.lowercased()):_files" } ?? "")'"
      }
      if command.operand.takesFrames { parts.append("'*:frame:_everystate_frames'") }
      if case .path = command.operand { parts.append("'1:path:_files'") }
      if !choices(command).isEmpty { parts.append("'1:word:(\(choices(command).joined(separator: " ")))'") }
      return "    \(command.name)) _arguments \(parts.joined(separator: " ")) ;;\n"
    }
    return """
      #compdef everystate
      _everystate_frames() {
        local -a frames
        frames=("${(@f)$(everystate completions frames 2>/dev/null)}")
        compadd -a frames
      }
      _everystate() {
        if (( CURRENT == 2 )); then
          local -a commands
          commands=(\(commands.map { "'\($0.name):\(quoted($0.summary))'" }.joined(separator: " ")))
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined())  esac
      }
      compdef _everystate everystate

      """
  }

  private var fish: String {
    func quoted(_ text: String) -> String {
      "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
    }
    var lines = ["complete -c everystate -f"]
    for command in commands {
      lines.append("complete -c everystate -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
      let condition = "complete -c everystate -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        lines.append(
          "\(condition) -l \(option.name.dropFirst(2))\(option.value == nil ? "" : " -r -F") -d \(quoted(option.help))")
      }
      if command.operand.takesFrames { lines.append("\(condition) -a '(everystate completions frames 2>/dev/null)'") }
      if case .path = command.operand { lines.append("\(condition) -F") }
      if !choices(command).isEmpty {
        lines.append("\(condition) -a \(quoted(choices(command).joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
