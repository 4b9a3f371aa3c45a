import EveryStateGoldens

/// The words of a command that reads a folder and no run: one path, flags, and options with a value.
struct PathWords {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  func doctor() -> ExitStatus {
    read(.doctor) { path, flags, options in
      DoctorCommand(
        path: path, compiles: flags.contains("--compile"), isQuick: flags.contains("--quick"),
        isForiOS: flags.contains("--as-for-ios"),
        modules: options["--modules"], isJSON: flags.contains("--json"),
        fixes: flags.contains("--dry-run") ? .shown : flags.contains("--fix") ? .written : nil
      ).run()
    }
  }

  func assets() -> ExitStatus {
    read(.assets) { path, flags, options in
      AssetsCommand(path: path, output: options["--output"], isOfPackage: flags.contains("--package")).run()
    }
  }

  private func read(
    _ command: Command, _ run: (String, Set<String>, [String: String]) -> ExitStatus
  ) -> ExitStatus {
    var paths: [String] = []
    var flags: Set<String> = []
    var options: [String: String] = [:]
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if command.flags.contains(word) {
        flags.insert(word)
      } else if command.options.contains(word) {
        guard let value = rest.popFirst() else { return failed("\(word) needs a value.") }
        options[word] = value
      } else if word.hasPrefix("-") {
        return failed(
          "`everystate \(command.rawValue)` has no '\(TerminalText.harmless(word))'. It has "
            + "\((command.flags + command.options + ["--help"]).joined(separator: ", ")).")
      } else {
        paths.append(word)
      }
    }
    guard paths.count == 1 else {
      return failed("`everystate \(command.rawValue)` takes one path: a folder, or a file. See `everystate --help`.")
    }
    return run(paths[0], flags, options)
  }

  private func failed(_ message: String) -> ExitStatus {
    printError("everystate: " + message)
    return .cannotTell
  }
}
