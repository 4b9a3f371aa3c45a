import EveryStateGoldens
import EveryStateReview

/// The run as Markdown, and as annotations where GitHub Actions runs; or as a Code Quality report.
struct SummaryCommand {
  let review: Review
  /// The file to write; nil for standard output.
  let output: String?
  let limit: Int
  let isForGitHub: Bool
  let isCodeQuality: Bool
  /// Whether the matrix says how many branches of each screen stand in goldens.
  let tellsBranches: Bool

  func run() throws -> ExitStatus {
    let summary = try RunSummary(review)
    let status: ExitStatus = summary.isInOrder ? .inOrder : .needsAttention
    if isCodeQuality {
      let text = CodeQuality(summary).text
      if let output { try write(text, to: output) } else { print(text, terminator: "") }
      return status
    }
    let prefix = PackageRoot.prefixInRepository(root: review.tree.packageRoot)
    let links = FileLinks(environment: ProcessEnvironment.variables(), prefix: prefix)
    let markdown = MarkdownSummary(
      summary, links: links, limit: limit,
      coverage: try tellsBranches
        ? CoverageCommand.coverageIfKnown(of: review.report, root: review.tree.packageRoot)?.screens : nil)
    if let output {
      try write(markdown.text, to: output)
      say("Wrote \(TerminalText.harmless(output)): \(summary.sum).")
    } else {
      say(markdown.text, terminator: "")
    }
    if !markdown.cuts.isEmpty { printError("note: cut to \(limit) bytes: \(markdown.cuts.joined(separator: ", "))") }
    if isForGitHub {
      for line in WorkflowCommands(summary).lines {
        // Beside the Markdown they would be part of it; GitHub reads both streams.
        if output == nil { printErrorAsIs(line) } else { print(line) }
      }
    }
    return status
  }

  private func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw CannotWrite(path: path, reason: String(cString: strerror(errno))) }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
  }
}

struct CannotWrite: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String {
    "Cannot write \(TerminalText.harmless(path)): \(reason). Choose another file for --output."
  }
}
