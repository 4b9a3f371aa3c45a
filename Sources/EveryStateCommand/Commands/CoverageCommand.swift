import EveryStateGoldens
import EveryStateReview

/// `everystate coverage`: which branches of the app's views appear in goldens of the newest run, and which errors are thrown.
struct CoverageCommand: Command {
  static let declaration = CommandDeclaration(
    "coverage", .measure,
    "List the branches of the app's views that at most one golden shows, and the errors that no state throws.",
    options: [.only, .json, .report, .packagePath],
    details: """
      The command reads the newest run and the sources; a look that no golden shows does not count. With --only, branches that other
      screens draw count as drawn. An `if` without `else` has two sides; a `ForEach` is drawn when it has drawn a row. Once a
      dependency throws one case of an error type, each case should be thrown.
      Exit status: 0 each branch is in a golden and each error is thrown, 1 some are not, 2 nothing is known.
      """)

  private let root: String
  private let only: Selection
  private let report: RunReport
  private let isJSON: Bool

  init(_ call: Call) throws {
    only = try call.selection(.only)
    root = try call.packageRoot()
    guard let report = try call.runFolders(root).newestRun() else { throw CannotCover.noReport }
    (self.report, isJSON) = (report, call.isJSON)
  }

  func run() throws -> ExitStatus {
    let coverage = try Self.coverage(of: report, root: root, only: only)
    if isJSON { return printed(JSONDocument(coverage: coverage, of: report)) }
    if !report.isWhole {
      printError("note: the newest run was partial; goldens that it left out may draw these branches.")
    }
    for line in coverage.lines { say(line) }
    return coverage.isWhole ? .inOrder : .needsAttention
  }

  /// Prints a note and returns nil if nothing is known: the matrix is useful without this column.
  static func coverageIfKnown(of report: RunReport?, root: String) throws -> ViewCoverage? {
    // The count is made in the package's folder.
    let folder = absolutePath("")
    defer { _ = chdir(folder) }
    do {
      guard let report else { throw CannotCover.noReport }
      return try coverage(of: report, root: root)
    } catch let error where error is CannotCover || error is CannotRead {
      printError("note: the matrix has no column of branches. \(error)")
      return nil
    }
  }

  static func coverage(of report: RunReport, root: String, only: Selection = .everything) throws -> ViewCoverage {
    guard report.outcomes.contains(where: { only.matches($0.name) }) else {
      throw CannotCover("the newest run has no frame '\(only)'")
    }
    let (reading, targets, _) = try Self.reading(root: root)
    let coverage = ViewCoverage(reading, in: report.outcomes, only: only, module: targets.module)
    guard !coverage.branches.sides.isEmpty else { throw CannotCover("no view has an `if`, a `switch` or a `ForEach`") }
    guard coverage.branches.isKnown else {
      throw CannotCover("the newest run has no data on branches. Run `swift test` again")
    }
    return coverage
  }

  /// Reads the package's files, in its folder. `folder` keeps the tool's own files.
  static func reading(root: String) throws -> (reading: SourceReading, targets: PackageTargets, folder: String) {
    let folder = root + "/.build/everystate-mutate"
    _ = try Folder(opening: folder, create: true)
    guard chdir(root) == 0 else { throw NoSuchFolder(path: root, reason: String(cString: strerror(errno))) }
    printProgress("Reading the app's sources ...")
    return try EndingSignals.awaited {
      let description = try SourceReader.output(
        ["swift", "package", "describe", "--type", "json"], log: folder + "/coverage.log")
      let targets = try PackageTargets(parsing: description)
      let reading = try SourceReader(in: folder).reading(of: targets.appFiles, testFiles: targets.testFiles)
      return (reading, targets, folder)
    }
  }
}

struct CannotCover: Error, CustomStringConvertible {
  static let noReport = CannotCover("no report of a test run exists. Run `swift test` first")
  let reason: String
  init(_ reason: String) { self.reason = reason }
  var description: String { "No data on branches: \(TerminalText.harmless(reason))." }
}
