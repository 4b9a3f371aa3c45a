import EveryStateGoldens
import EveryStateReview

/// The run as Markdown, and as annotations on GitHub Actions; or as a Code Quality report.
struct SummaryCommand: Command {
  private static let output = Option(
    "--output", "FILE", help: "Write the Markdown there instead of to standard output.")
  private static let limit = Option(
    "--limit", "BYTES",
    help: "The largest size; by default 65000, as a comment of GitHub takes. A job's summary takes 1048576.")
  private static let github = Option(
    "--github", help: "Print annotations for GitHub Actions too; the default where GITHUB_ACTIONS is true.")
  private static let codeQuality = Option(
    "--code-quality", help: "Write a Code Quality report instead, the JSON that GitLab shows beside the changed lines.")
  static let declaration = CommandDeclaration(
    "summary", .continuousIntegration, "Print the run as Markdown for a pull request or a job's summary.",
    options: [Self.output, Self.limit, .branches, Self.github, Self.codeQuality, .since, .json, .report, .packagePath])

  private let review: Review
  /// The file to write; nil for standard output.
  private let output: String?
  private let limit: Int
  private let isForGitHub: Bool
  private let isCodeQuality: Bool
  private let hasBranches: Bool
  private let isJSON: Bool
  private let isForAgent: Bool

  init(_ call: Call) throws {
    limit =
      try call.value(Self.limit, "a number of bytes, at least 2000") { Int($0).flatMap { $0 >= 2_000 ? $0 : nil } }
      ?? (call.isForAgent ? 4_000 : MarkdownSummary.defaultLimit)
    output = call.value(Self.output)
    isForGitHub = call.has(Self.github) || call.environment["GITHUB_ACTIONS"] == "true"
    isForAgent = call.isForAgent
    (isCodeQuality, hasBranches, isJSON) = (call.has(Self.codeQuality), call.has(.branches), call.isJSON)
    review = try call.review()
  }

  func run() throws -> ExitStatus {
    let summary = try RunSummary(review)
    if isJSON { return printed(JSONDocument(command: Self.declaration.name, summary: summary, isBrief: isForAgent)) }
    let status: ExitStatus = summary.isInOrder ? .inOrder : .needsAttention
    if isCodeQuality {
      let text = CodeQuality(summary).text
      if let output { try TextFile(absolutePath(output)).write(Array(text.utf8)) } else { print(text, terminator: "") }
      return status
    }
    let prefix = PackageRoot.prefixInRepository(root: review.tree.packageRoot)
    let links = FileLinks(environment: ProcessEnvironment.variables(), prefix: prefix)
    let markdown = MarkdownSummary(
      summary, links: links, limit: limit,
      coverage: try hasBranches
        ? CoverageCommand.coverageIfKnown(of: review.report, root: review.tree.packageRoot)?.screens : nil)
    if let output {
      try TextFile(absolutePath(output)).write(Array(markdown.text.utf8))
      say("Wrote \(TerminalText.harmless(output)): \(summary.sum).")
    } else {
      say(markdown.text, terminator: "")
    }
    if !markdown.cuts.isEmpty { printError("note: cut to \(limit) bytes: \(markdown.cuts.joined(separator: ", "))") }
    if isForGitHub {
      for line in WorkflowCommands(summary).lines {
        // To standard error, as they would be part of the Markdown otherwise; GitHub reads both streams.
        if output == nil { printErrorAsIs(line) } else { print(line) }
      }
    }
    return status
  }
}
