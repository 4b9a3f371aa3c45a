import EveryStateGoldens
import EveryStateReview

/// `everystate history FRAME`: what commits changed of a frame; with `--since`, what all of them did.
struct HistoryCommand: Command {
  private static let since = Option(
    "--since", "REF", help: "All changes since this commit or tag as one list in Markdown, for release notes.")
  static let declaration = CommandDeclaration(
    "history", .look, "List what commits changed of goldens.", operand: .frames, options: [since, .packagePath],
    details: """
      The goldens of git are read, so that no run is needed. A change that is not committed counts with --since alone.
      Exit status: 0 some changes are listed, 1 none, 2 nothing can be read.
      """, example: ("history --since 1.0", "what users of 1.0 will see that is different"))

  private let root: String
  private let selection: Selection
  private let reference: String?
  private let log: String

  init(_ call: Call) throws {
    (root, selection, reference) = (try call.packageRoot(), try call.selection(), call.value(Self.since))
    guard !call.isWhole || reference != nil else {
      throw UsageError(
        "history needs frames or a commit: everystate history Watchlist/failed, or everystate history --since main.",
        help: Self.declaration)
    }
    log = try OutputArea(packageRoot: root, environment: call.environment).file("history.log")
  }

  func run() throws -> ExitStatus {
    let history = try reference.map(changes) ?? commits()
    for entry in history.entries {
      if !entry.title.isEmpty { say(TerminalText.harmless(entry.title)) }
      for line in entry.lines { say(entry.title.isEmpty ? "- \(line)" : "  \(line)") }
    }
    guard history.entries.isEmpty else { return .inOrder }
    let frames = selection.isEverything ? "any golden" : selection.description
    say("No commit\(reference.map { " since \(TerminalText.harmless($0))" } ?? "") has changed \(frames).")
    return .needsAttention
  }

  private func changes(since reference: String) throws -> GoldenHistory {
    let commit = try GitChanges.commit(reference, root: root)
    return try history(["diff"] + GoldenHistory.options + [commit, "--"])
  }

  private func commits() throws -> GoldenHistory {
    try history(["log", GoldenHistory.format] + GoldenHistory.options + ["--"])
  }

  private func history(_ words: [String]) throws -> GoldenHistory {
    let git = ["git", "-C", root, "-c", "core.quotePath=false"]
    return GoldenHistory(try SourceReader.output(git + words + [GoldenPath.folder], log: log), selecting: selection)
  }
}
