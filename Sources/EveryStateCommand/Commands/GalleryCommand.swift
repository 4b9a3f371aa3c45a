import EveryStateGoldens
import EveryStateReview

/// Writes the gallery and prints its path.
struct GalleryCommand: Command {
  private static let output = Option(
    "--output", "FILE", help: "Write the page there; by default it goes beside the reports.")
  static let declaration = CommandDeclaration(
    "gallery", .look, "Write all screens in all states on one page for a browser.",
    options: [Self.output, .branches, .report, .packagePath],
    details: """
      The page opens from the disk and needs no network. It shows the goldens and the newest run, or the goldens alone if no run has
      left a report.
      """, example: ("gallery", "see all screens in a browser"))

  private let packageRoot: String
  private let folders: RunFolders
  private let output: TextFile
  private let hasBranches: Bool

  init(_ call: Call) throws {
    let output = call.value(Self.output)
    packageRoot = try call.packageRoot()
    folders = try call.runFolders(packageRoot)
    self.output = try call.output(
      output ?? OutputArea(packageRoot: packageRoot, environment: call.environment).folder + "/gallery.html",
      as: .gallery, root: packageRoot)
    hasBranches = call.has(.branches)
  }

  func run() throws -> ExitStatus {
    let coverage = hasBranches ? try CoverageCommand.coverageIfKnown(of: folders.newestRun(), root: packageRoot) : nil
    let gallery = try Gallery(packageRoot: packageRoot, of: folders, coverage: coverage)
    try output.write(Array(gallery.html.utf8))
    say(TerminalText.harmless(output.path))
    let open = gallery.attentionCount == 0 ? "All in order." : "\(gallery.attentionCount) to look at."
    printError("\(gallery.sum). \(open)")
    return .inOrder
  }
}
