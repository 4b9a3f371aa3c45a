import EveryStateGoldens

/// The editor that a person has named, at a place in the sources.
struct Editor {
  private let words: [String]

  /// - Returns: nil where neither `VISUAL` nor `EDITOR` names one.
  init?(environment: [String: String]) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
    guard let named else { return nil }
    words = named.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
  }

  /// What starts it. Editors that take a line in no way known here are given the file alone.
  func command(_ file: String, line: Int) -> [String] {
    let program = words[0].split(separator: "/").last.map(String.init) ?? words[0]
    switch program {
    case "vi", "vim", "nvim", "view", "nano", "pico", "emacs", "emacsclient", "kak", "micro", "joe", "mg", "ne", "jed":
      return words + ["+\(line)", file]
    case "code", "code-insiders", "codium", "cursor", "windsurf": return words + ["--goto", "\(file):\(line)"]
    case "subl", "zed", "hx", "helix": return words + ["\(file):\(line)"]
    case "xed", "bbedit", "mate": return words + ["--line", "\(line)", file]
    default: return words + [file]
    }
  }

  /// Opens it and waits for its end.
  /// - Throws: ``CannotStart``; ``EditorFailed``.
  func open(_ file: String, line: Int) throws {
    let command = command(file, line: line)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var attributes = spawnAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // It is to hear of the keys that we do not listen to meanwhile.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let code = posix_spawnp(&process, command[0], nil, &attributes, &arguments, processVariables)
    guard code == 0 else { throw CannotStart(program: command[0], code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw EditorFailed(command: command, status: status >> 8 & 0xFF) }
  }
}

/// An editor that did not end well.
struct EditorFailed: Error, CustomStringConvertible {
  let command: [String]
  let status: Int32

  var description: String {
    "\(TerminalText.harmless(command.joined(separator: " "))) ended with \(status). $VISUAL or $EDITOR names the editor."
  }
}
