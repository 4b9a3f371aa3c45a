import EveryStateReview

/// Writes the gallery, prints where it is, and says to people what it shows.
struct GalleryCommand {
  let packageRoot: String
  let environment: [String: String]
  /// A file of the user's own, from the working directory.
  let output: String?

  func run() throws -> ExitStatus {
    let gallery = try Gallery(packageRoot: packageRoot, environment: environment)
    let path = try output.map(absolute) ?? Gallery.defaultPath(packageRoot: packageRoot, environment: environment)
    try gallery.write(to: path)
    pass(path + "\n")
    let open = gallery.attentionCount == 0 ? "all in order" : "\(gallery.attentionCount) to look at"
    printError("\(gallery.frameCount) \(gallery.frameCount == 1 ? "frame" : "frames"), \(open)")
    return .inOrder
  }

  private func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}
