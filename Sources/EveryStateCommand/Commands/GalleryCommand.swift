import EveryStateReview

/// Writes the gallery, prints where it is, and says to people what it shows.
struct GalleryCommand {
  let packageRoot: String
  let environment: [String: String]
  let folders: RunFolders
  /// A file of the user's own, from the working directory.
  let output: String?
  /// Whether the matrix says how many branches of each screen stand in goldens.
  let tellsBranches: Bool

  func run() throws -> ExitStatus {
    let coverage = tellsBranches ? try CoverageCommand.coverageIfKnown(of: folders.newestRun(), root: packageRoot) : nil
    let gallery = try Gallery(packageRoot: packageRoot, of: folders, isFollowing: false, coverage: coverage)
    let path =
      try output.map(CommandRun.absolute) ?? Gallery.defaultPath(packageRoot: packageRoot, environment: environment)
    try gallery.write(to: path)
    pass(path + "\n")
    let open = gallery.attentionCount == 0 ? "all in order" : "\(gallery.attentionCount) to look at"
    printError("\(counted(gallery.frameCount, "frame")), \(open)")
    return .inOrder
  }
}
