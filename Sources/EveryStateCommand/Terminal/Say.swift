import EveryStateGoldens

/// Prints for people: whatever names, goldens and errors hold, nothing of it steers their terminal or their CI.
func say(_ text: String, terminator: String = "\n") {
  print(TerminalText.lines(text), terminator: terminator)
}

/// Prints what a program reads, byte for byte; to a terminal, what a person may read of it.
func pass(_ text: String) {
  print(isatty(1) == 1 ? TerminalText.lines(text) : text, terminator: "")
}

/// Prints a line for people, apart from what a program may read.
func printError(_ line: String) { printErrorAsIs(TerminalText.lines(line)) }

/// Prints a line that is a command to a CI.
func printErrorAsIs(_ line: String) { writeError(line + "\n") }

/// Writes to the standard error output, and nothing more.
func writeError(_ text: String) {
  fflush(nil)
  let bytes = Array(text.utf8)
  _ = write(2, bytes, bytes.count)
}
