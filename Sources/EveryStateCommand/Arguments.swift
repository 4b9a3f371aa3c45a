import EveryStateGoldens
import EveryStateReview

/// The words after `everystate`, read and checked.
struct Arguments {
  let command: Command
  let selection: Selection
  let packagePath: String?
  /// The flags that the command knows and the user gave, `--yes`.
  let flags: Set<String>
  /// Values by option, `--catalog NAME`.
  let options: [String: String]
  /// The folders that jobs have left, as they were given; none for the package's own.
  let reports: [String]
  /// Two words of `show` as a screen and its state.
  private let screenAndState: Selection?
  /// The folder or file of a command that reads sources.
  let path: String
  /// What stands behind `--`, for `swift test`.
  let passedOn: [String]

  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    let commands = Command.allCases.map(\.rawValue).joined(separator: ", ")
    guard let first = words.popFirst() else { throw .wrong("A command is missing. The commands are \(commands).") }
    if first == "--help" || first == "-h" { throw .help(Help.overview) }
    guard let command = Command(rawValue: first) else {
      throw .wrong("'\(first)' is no command. The commands are \(commands).")
    }
    var flags: Set<String> = []
    var options: [String: String] = [:]
    var items: [String] = []
    var passed: [String] = []
    var reports: [String] = []
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if word == "--help" || word == "-h" { throw .help(Help.text(for: command)) }
      if word == "--", command == .watch {
        passed = Array(words)
        break
      }
      if command.flags.contains(word) {
        flags.insert(word)
      } else if word.hasPrefix("-"), command.options.contains(parts[0]) {
        guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
          throw .wrong("\(parts[0]) needs a value.")
        }
        if parts[0] == "--report" {
          // As many as a shell makes of `jobs/*`.
          reports.append(value)
          while parts.count == 1, let next = words.first, !next.hasPrefix("-") { reports.append(words.removeFirst()) }
        } else {
          options[parts[0]] = value
        }
      } else if word.hasPrefix("-") {
        throw .wrong(
          "`everystate \(command.rawValue)` has no '\(word)'. It has "
            + "\((command.flags + command.options + ["--help"]).joined(separator: ", ")).")
      } else if command.takesSelection || command.takesPath {
        items.append(word)
      } else {
        throw .wrong("`everystate \(command.rawValue)` takes no frames; '\(word)' is one too many.")
      }
    }
    self.command = command
    self.flags = flags
    self.options = options
    self.reports = reports
    passedOn = passed
    path = items.first ?? "."
    if command.takesPath, items.count > 1 {
      throw .wrong(
        "`everystate \(command.rawValue)` takes one path, a folder or a file; '\(items[1])' is one too many.")
    }
    packagePath = options["--package-path"]
    screenAndState = command == .show && items.count == 2 ? try? Selection(parsing: items.joined(separator: "/")) : nil
    if let limit = options["--limit"], Int(limit).map({ $0 >= 2_000 }) != true {
      throw .wrong("--limit is a number of bytes, at least 2000; '\(limit)' is none.")
    }
    if let port = options["--port"], UInt16(port) == nil {
      throw .wrong("--port is a number up to 65535; '\(port)' is none.")
    }
    if options["--port"] != nil, !flags.contains("--serve") {
      throw .wrong("--port is for --serve: everystate gallery --serve --port 8200.")
    }
    if flags.contains("--serve"), options["--output"] != nil {
      throw .wrong("--serve writes no file: leave out --output.")
    }
    if let budget = options["--budget"], TimeBudget(budget) == nil {
      throw .wrong("--budget is a time as 90s, 5m or 1h; '\(budget)' is none.")
    }
    let selected = command.takesPath ? [] : items
    do { selection = try Selection(parsing: selected.joined(separator: ",")) } catch { throw .wrong(error.description) }
  }

  /// What is selected among `names`: two words of `show` are two screens if there are two, else a screen and its state.
  func selection(among names: [GoldenName]) -> Selection {
    guard let screenAndState, !selection.itemsWithoutMatch(in: names).isEmpty,
      screenAndState.itemsWithoutMatch(in: names).isEmpty
    else { return selection }
    return screenAndState
  }
}

/// What the command line can do.
enum Command: String, CaseIterable {
  case status, findings, review, diff, accept, reject, prune, show, map, gallery, summary, watch, play, doctor, mutate,
    coverage

  var takesSelection: Bool {
    ![.status, .prune, .gallery, .summary, .watch, .doctor, .mutate, .coverage].contains(self)
  }

  var takesPath: Bool { self == .doctor }

  var flags: [String] {
    switch self {
    case .accept: ["--reformatted"]
    case .prune: ["--yes"]
    case .status, .findings, .review, .diff, .show, .map, .mutate, .coverage: ["--json"]
    case .summary: ["--branches", "--github", "--code-quality", "--json"]
    case .watch: ["--once"]
    case .gallery: ["--branches", "--serve"]
    case .doctor: ["--compile", "--as-for-ios", "--fix", "--dry-run", "--json"]
    case .reject, .play: []
    }
  }

  var options: [String] {
    switch self {
    case .prune: ["--catalog", "--report", "--package-path"]
    case .map: ["--declare", "--report", "--package-path"]
    case .gallery: ["--output", "--port", "--report", "--package-path"]
    case .summary: ["--output", "--limit", "--report", "--package-path"]
    case .watch: ["--command", "--package-path"]
    case .play: ["--script", "--command", "--package-path"]
    case .mutate: ["--only", "--budget", "--package-path"]
    case .coverage: ["--only", "--report", "--package-path"]
    case .doctor: ["--modules"]
    default: ["--report", "--package-path"]
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .status: "How every frame of the newest run stands; a line for each that is not in order."
    case .findings: "What verifySoundness() found in the newest run, kind by kind, with the lines that waive it."
    case .review: "One change or finding at a time, decided with single keys; without a terminal, a list of them."
    case .diff: "The changes that wait for a decision, as a patch that `git apply` takes."
    case .accept: "Makes the new texts that wait the goldens."
    case .reject: "Throws the new texts that wait away; the goldens stay."
    case .prune: "Lists the goldens that nobody declares any more; with --yes removes them."
    case .summary: "Markdown for a pull request or a job's summary: the matrix, then the changes, equal ones once."
    case .watch: "Runs the tests again when sources change, and says what moved."
    case .play: "A screen in one of its states, to be used: at a terminal with keys, elsewhere by a script."
    case .show: "Every frame's current text, and how it compares."
    case .doctor:
      "What an app's imports need on Linux; --fix writes it into Package.swift, --compile compiles the app's files."
    case .mutate: "Changes views and view models one place at a time, and lists what no golden notices."
    case .coverage:
      "Lists the branches of the app's views that no golden draws, or one only, and the errors that no state throws."
    case .map: "Which look each control leads to, which no golden shows, and what the newest run found otherwise."
    case .gallery: "All screens in all states on one page for a browser."
    }
  }
}

/// What stops a command before it did anything.
enum UsageError: Error {
  /// Help was asked for.
  case help(String)
  /// The words make no sense.
  case wrong(String)
}
