import EveryStateGoldens
import EveryStateReview

/// `everystate coverage`: which branches of the app's views stand in which goldens of the newest run.
struct CoverageCommand {
  let root: String
  let only: Selection
  let report: RunReport

  func run() throws -> ExitStatus {
    EndingSignals.await()
    let folder = root + "/.build/everystate-mutate"
    try PackageCopy.makeFolders(folder)
    guard chdir(root) == 0 else { throw NoSuchFolder(path: root, reason: String(cString: strerror(errno))) }
    let description = try SourceReader.output(
      ["swift", "package", "describe", "--type", "json"], log: folder + "/coverage.log")
    let targets = try PackageTargets(parsing: description)
    let reading = try SourceReader(in: folder).reading(of: targets.appFiles, testFiles: targets.testFiles)
    let outcomes = report.outcomes.filter { only.matches($0.name) }
    guard !outcomes.isEmpty else { throw CannotCover("the newest run has no frame '\(only)'") }
    let reach = only.isEverything ? nil : reading.reach(of: outcomes)
    let branches = reading.branches.filter { reach?.contains(file: $0.file, line: $0.line) ?? true }
    guard !branches.isEmpty else { throw CannotCover("no view has an `if` or a `switch`") }
    let coverage = BranchCoverage(branches, in: outcomes, module: targets.module)
    guard coverage.isKnown else { throw CannotCover("the newest run says nothing of branches. Run `swift test` again") }
    if !report.isWhole {
      printError("note: the newest run was a part of the tests only; other goldens may draw what is missing here.")
    }
    for line in coverage.lines { say(line) }
    return coverage.undrawn.isEmpty ? .inOrder : .needsAttention
  }
}

struct CannotCover: Error, CustomStringConvertible {
  let reason: String
  init(_ reason: String) { self.reason = reason }
  var description: String { "Nothing is known of branches: \(TerminalText.harmless(reason))." }
}
