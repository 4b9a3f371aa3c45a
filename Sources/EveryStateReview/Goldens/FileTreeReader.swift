import EveryStateGoldens

/// Reads many files of a tree one after the other and keeps the last folder open: neighbours need not be looked for from the
/// root. Of use where nothing is moved meanwhile, and for a short time.
final class FileTreeReader {
  private let tree: FileTree
  private var folder: Folder?
  private var components: ArraySlice<String>?

  init(_ tree: FileTree) {
    self.tree = tree
  }

  /// What stands under `components`.
  func read(_ components: [String], limit: Int) throws(FileTrouble) -> FileContent {
    if self.components != components.dropLast() {
      self.components = nil
      folder = try tree.folder(components.dropLast(), create: false)
      self.components = components.dropLast()
    }
    guard folder != nil else { return .absent }
    return try folder!.read(components[components.count - 1], limit: limit)
  }
}

extension GoldenTree {
  /// What stands at `path`, through a reader of the tree's files.
  func content(at path: GoldenPath, reader: FileTreeReader) -> GoldenContent {
    content { () throws(FileTrouble) in try reader.read(path.components, limit: GoldenBytes.byteLimit) }
  }
}

extension PendingArea {
  /// The text that waits for `path`, through a reader of the area's files.
  func text(for path: GoldenPath, reader: FileTreeReader) throws(FileTrouble) -> [UInt8]? {
    try text(for: path) { () throws(FileTrouble) in
      try reader.read(path.components, limit: GoldenBytes.byteLimit)
    }
  }
}
