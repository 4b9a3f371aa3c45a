import EveryStateGoldens
import EveryStateReview

/// Writes the gallery and prints its path, or serves it.
struct GalleryCommand: Command {
  private static let output = Option(
    "--output", "FILE", help: "Write the page there; by default it goes beside the reports.")
  private static let serve = Option(
    "--serve", help: "Show the page on 127.0.0.1 instead. It follows the goldens and each run; Ctrl-C ends it.")
  private static let port = Option("--port", "PORT", help: "The port of --serve; by default 8127, or a free one.")
  static let declaration = CommandDeclaration(
    "gallery", .look, "Write all screens in all states on one page for a browser.",
    options: [Self.output, .branches, Self.serve, Self.port, .report, .packagePath],
    details: """
      The page opens from the disk and needs no network. It shows the goldens and the newest run, or the goldens alone if no run has
      left a report.
      """, example: ("gallery", "see all screens in a browser"))

  private let packageRoot: String
  private let environment: [String: String]
  private let folders: RunFolders
  /// The user's own file, relative to the working directory.
  private let output: String?
  private let hasBranches: Bool
  private let server: GalleryServer?

  init(_ call: Call) throws {
    let port = try call.value(Self.port, "a number up to 65535") { UInt16($0) }
    if port != nil, !call.has(Self.serve) {
      throw UsageError("--port is for --serve: everystate gallery --serve --port 8200.", help: Self.declaration)
    }
    output = call.value(Self.output)
    if call.has(Self.serve), output != nil {
      throw UsageError("--serve writes no file: leave out --output.", help: Self.declaration)
    }
    packageRoot = try call.packageRoot()
    folders = try call.runFolders(packageRoot)
    environment = call.environment
    hasBranches = call.has(.branches)
    guard call.has(Self.serve) else {
      server = nil
      return
    }
    server = GalleryServer(
      packageRoot: packageRoot, folders: folders,
      places: [packageRoot + "/" + GoldenPath.folder]
        + (try call.outputFolders(packageRoot)).flatMap { [$0 + "/reports", $0 + "/pending"] },
      port: port, coverage: hasBranches ? FollowedCoverage(root: packageRoot, folders: folders) : nil)
  }

  func run() throws -> ExitStatus {
    if let server { return try server.run() }
    let coverage = hasBranches ? try CoverageCommand.coverageIfKnown(of: folders.newestRun(), root: packageRoot) : nil
    let gallery = try Gallery(packageRoot: packageRoot, of: folders, isFollowing: false, coverage: coverage)
    let path =
      try output.map(absolutePath) ?? OutputArea(packageRoot: packageRoot, environment: environment).folder
      + "/gallery.html"
    try TextFile(path).write(Array(gallery.html.utf8))
    pass(path + "\n")
    let open = gallery.attentionCount == 0 ? "all in order" : "\(gallery.attentionCount) to look at"
    printError("\(counted(gallery.frameCount, "frame")), \(open)")
    return .inOrder
  }
}
