import EveryStateGoldens
import EveryStateReview

/// `everystate affected --since REF`: which screens a change of the sources can touch.
struct AffectedCommand: Command {
  static let declaration = CommandDeclaration(
    "affected", .measure, "List the screens that the changes since a commit can touch.",
    options: [.since, .json, .report, .packagePath],
    details: """
      A change touches a screen if it is in a type that the screen's declaration reaches by the names in its source. A change outside
      types, or in a file that is not Swift, may touch every screen.
      Exit status: 0 none, 1 some are listed, 2 nothing is known.
      """)

  private let root: String
  private let reference: String
  private let report: RunReport
  private let isJSON: Bool

  init(_ call: Call) throws {
    guard let reference = call.value(.since) else {
      throw UsageError("affected needs a commit: everystate affected --since main.", help: Self.declaration)
    }
    root = try call.packageRoot()
    guard let report = try call.runFolders(root).newestRun() else { throw CannotCover.noReport }
    (self.reference, self.report, isJSON) = (reference, report, call.isJSON)
  }

  func run() throws -> ExitStatus {
    let affected = try Self.affected(since: reference, root: root, report)
    if isJSON { return printed(JSONDocument(affected: affected, of: report)) }
    for line in affected.lines { say(line) }
    return affected.isEmpty ? .inOrder : .needsAttention
  }

  static func affected(since reference: String, root: String, _ report: RunReport) throws -> AffectedScreens {
    let log = try OutputArea(packageRoot: root, environment: ProcessEnvironment.variables()).file("affected.log")
    // Before the sources are read: git answers at once for a commit that it does not know.
    let changes = try changes(since: reference, root: root, log: log)
    return AffectedScreens(changes, try CoverageCommand.reading(root: root).reading, in: report.outcomes)
  }

  /// The hash of a commit that `--since` names.
  static func commit(_ reference: String, root: String, log: String) throws -> String {
    func object(_ name: String) throws -> Substring {
      let words = ["git", "-C", root, "rev-parse", "--verify", "--end-of-options", name]
      return String(decoding: try SourceReader.output(words, log: log), as: UTF8.self).dropLast()
    }
    // Folders, files and the zeros of a new branch have object names too.
    guard let commit = try? object("\(object(reference))^{commit}"), commit.allSatisfy(\.isHexDigit) else {
      throw UsageError("--since takes one commit, such as main, not a range: git finds no commit '\(reference)'.")
    }
    return String(commit)
  }

  /// - Parameter ofBranch: whether only lines count that were added or changed since the branch began at the reference.
  static func changes(
    since reference: String, root: String, log: String, ofBranch: Bool = false
  ) throws -> SourceChanges {
    func git(_ words: [String]) throws -> String {
      let all = ["git", "-C", root, "-c", "core.quotePath=false"] + words
      return String(decoding: try SourceReader.output(all, log: log), as: UTF8.self)
    }
    let new = try git(["ls-files", "-z", "--others", "--exclude-standard"])
    let commit = try commit(reference, root: root, log: log)
    // Neither attributes nor settings hide a change: lines are those of texts, and the names are apart.
    let format = [
      "--no-color", "--no-ext-diff", "--no-textconv", "--text", "-U0", "--inter-hunk-context=0", "--src-prefix=a/",
      "--dst-prefix=b/",
    ]
    func difference(_ words: [String], of files: String) throws -> String {
      let all = ["diff", "--relative", "--no-renames", "--ignore-submodules=untracked"] + words
      return try git(all + (ofBranch ? ["--merge-base"] : []) + [commit, "--", files])
    }
    let names = try difference(["--name-only", "-z"], of: ".") + new
    return SourceChanges(
      patch: try difference(format, of: "*.swift"), newFiles: names.split(separator: "\0").map(String.init),
      withDeletions: !ofBranch)
  }
}
