/// The new texts of frames that differ from their goldens, under the goldens' own paths.
package struct PendingArea: Sendable {
  package let files: FileTree

  /// The pending file of a golden, from the file system's root.
  func location(of path: GoldenPath) -> String { files.path(path.components) }

  /// The text that waits for `path`, or nil.
  package func text(for path: GoldenPath) throws(FileTrouble) -> [UInt8]? {
    try text(for: path, reader: FileTreeReader(files))
  }

  /// The text that waits for `path`, through a reader of the area's files.
  package func text(for path: GoldenPath, reader: FileTreeReader) throws(FileTrouble) -> [UInt8]? {
    switch try reader.read(path.components, limit: GoldenBytes.byteLimit) {
    case .absent: nil
    case .bytes(let bytes): bytes
    case .unusable:
      throw FileTrouble(
        "read", location(of: path), reason: "it is no file of ours", remedy: "Remove it and run the tests again.")
    }
  }

  /// Leaves a text for `path`.
  package func leave(_ bytes: [UInt8], for path: GoldenPath) throws(FileTrouble) {
    try files.write(bytes, to: path.components)
  }

  /// Removes what waits for `path`, if anything does.
  package func remove(_ path: GoldenPath) throws(FileTrouble) {
    try files.remove(path.components)
  }

  /// Every path that a text waits for, sorted.
  func paths() throws(FileTrouble) -> [GoldenPath] {
    try files.texts(below: []).map(GoldenPath.init)
  }
}
