import EveryStateGoldens
import EveryStateReview

/// The run as Markdown, and as annotations on GitHub Actions; or as a Code Quality report.
struct SummaryCommand: Command {
  private static let output = Option(
    "--output", "FILE", help: "Write the Markdown there instead of to standard output.")
  private static let limit = Option(
    "--limit", "BYTES",
    help: "The maximum size in bytes; by default 65000, for a GitHub comment. A job summary can have 1048576.")
  private static let github = Option(
    "--github", help: "Print annotations for GitHub Actions too; the default where GITHUB_ACTIONS is true.")
  private static let codeQuality = Option(
    "--code-quality", help: "Write a Code Quality report instead, the JSON that GitLab shows beside the changed lines.")
  static let declaration = CommandDeclaration(
    "summary", .continuousIntegration, "Print the run as Markdown for a pull request or a job's summary.",
    options: [Self.output, Self.limit, .branches, Self.github, Self.codeQuality, .since, .json, .report, .packagePath])

  private let review: Review
  /// The file to write; nil for standard output.
  private let output: (name: String, file: TextFile)?
  private let limit: Int
  private let call: Call

  init(_ call: Call) throws {
    limit =
      try call.value(Self.limit, "a number of bytes, at least 2000") { Int($0).flatMap { $0 >= 2_000 ? $0 : nil } }
      ?? (call.isForAgent ? 4_000 : MarkdownSummary.defaultLimit)
    self.call = call
    review = try call.review()
    let kind: OutputKind = call.has(Self.codeQuality) ? .codeQuality : .summary
    let root = review.tree.packageRoot
    output = try call.value(Self.output).map { ($0, try call.output($0, as: kind, root: root)) }
  }

  func run() throws -> ExitStatus {
    let summary = try RunSummary(review)
    if call.isJSON {
      return printed(JSONDocument(command: Self.declaration.name, summary: summary, isBrief: call.isForAgent))
    }
    let status: ExitStatus = summary.isInOrder ? .inOrder : .needsAttention
    if call.has(Self.codeQuality) {
      let text = CodeQuality(summary).text
      if let output { try output.file.write(Array(text.utf8)) } else { print(text, terminator: "") }
      return status
    }
    let prefix = PackageRoot.prefixInRepository(root: review.tree.packageRoot)
    let links = FileLinks(environment: call.environment, prefix: prefix)
    let markdown = MarkdownSummary(
      summary, links: links, limit: limit,
      coverage: try call.has(.branches)
        ? CoverageCommand.coverageIfKnown(of: review.report, root: review.tree.packageRoot)?.screens : nil)
    if let output {
      try output.file.write(Array(markdown.text.utf8))
      say("Wrote \(TerminalText.harmless(output.name)): \(summary.counts.line).")
    } else {
      say(markdown.text, terminator: "")
    }
    if !markdown.cuts.isEmpty { printError("note: cut to \(limit) bytes: \(markdown.cuts.joined(separator: ", "))") }
    if call.has(Self.github) || call.environment["GITHUB_ACTIONS"] == "true" {
      for line in WorkflowCommands(summary).lines {
        // To standard error, as they would be part of the Markdown otherwise; GitHub reads both streams.
        if output == nil { printErrorAsIs(line) } else { print(line) }
      }
    }
    return status
  }
}
