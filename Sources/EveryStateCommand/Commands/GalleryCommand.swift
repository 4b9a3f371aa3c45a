import EveryStateReview

/// Writes the gallery, prints where it is, and says to people what it shows.
struct GalleryCommand {
  let packageRoot: String
  let environment: [String: String]
  let folders: RunFolders
  /// A file of the user's own, from the working directory.
  let output: String?

  func run() throws -> ExitStatus {
    let gallery = try Gallery(packageRoot: packageRoot, of: folders)
    let path = try output.map(Run.absolute) ?? Gallery.defaultPath(packageRoot: packageRoot, environment: environment)
    try gallery.write(to: path)
    pass(path + "\n")
    let open = gallery.attentionCount == 0 ? "all in order" : "\(gallery.attentionCount) to look at"
    printError("\(gallery.frameCount) \(gallery.frameCount == 1 ? "frame" : "frames"), \(open)")
    return .inOrder
  }
}
