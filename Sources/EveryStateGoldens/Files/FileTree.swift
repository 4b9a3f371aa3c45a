/// The files below one folder, with escaped components as names. Used for goldens and for the pending area.
package struct FileTree: Sendable {
  /// A folder that the user chose. Links on the way to it are followed; links below it are not.
  let root: String
  /// Folders below the root that belong to every path of the tree.
  let base: [String]
  var isLasting = true
  var synchronize: @Sendable (Int32) -> Int32 = { fsync($0) }

  func read(_ components: [String], limit: Int) throws(FileTrouble) -> FileContent {
    guard let folder = try folder(components.dropLast(), create: false) else { return .absent }
    return try folder.read(components[components.count - 1], limit: limit)
  }

  func write(_ bytes: [UInt8], to components: [String]) throws(FileTrouble) {
    guard let folder = try folder(components.dropLast(), create: true) else {
      throw FileTrouble("create", path(components), code: ENOENT)
    }
    try folder.replace(components[components.count - 1], with: bytes, isLasting: isLasting, synchronize: synchronize)
    try folder.removeStaleTemporaries()
  }

  /// Removes a file and then the folders that it leaves empty.
  /// - Returns: false for a missing file, or one whose name is not UTF-8.
  @discardableResult func remove(_ components: [String]) throws(FileTrouble) -> Bool {
    guard let folder = try folder(components.dropLast(), create: false) else { return false }
    let isRemoved = try folder.hasRemoved(components[components.count - 1])
    for count in stride(from: components.count - 1, to: 0, by: -1) {
      try self.folder(components.prefix(count - 1), create: false)?.removeEmptyFolder(components[count - 1])
    }
    return isRemoved
  }

  func folders(in components: [String] = []) throws(FileTrouble) -> [String] {
    try entries(in: components).filter { $0.kind == S_IFDIR }.map(\.name)
  }

  /// Every `.txt` at any depth below `components` but hidden ones. Links are listed as files, and never followed.
  func texts(below components: [String]) throws(FileTrouble) -> [[String]] {
    var result: [[String]] = []
    for entry in try entries(in: components) {
      let path = components + [entry.name]
      if entry.kind == S_IFDIR {
        result += try texts(below: path)
      } else if entry.name.hasSuffix(GoldenPath.suffix) {
        result.append(path)
      }
    }
    return result
  }

  func removeStaleTemporaries(below components: [String] = []) throws(FileTrouble) {
    guard let folder = try folder(components[...], create: false) else { return }
    try folder.removeStaleTemporaries()
    for name in try folders(in: components) { try removeStaleTemporaries(below: components + [name]) }
  }

  /// Runs `body` while no other process runs one under the same folder's lock.
  func locked<Result>(_ body: () throws -> Result) throws -> Result {
    guard let folder = try folder([], create: true) else { throw FileTrouble("open", path([]), code: ENOENT) }
    guard flock(folder.descriptor, LOCK_EX) == 0 else { throw FileTrouble("lock", folder.path, code: errno) }
    defer { flock(folder.descriptor, LOCK_UN) }
    return try body()
  }

  func path(_ components: [String]) -> String { ([root] + base + components).joined(separator: "/") }

  private func entries(in components: [String]) throws(FileTrouble) -> [(name: String, kind: mode_t)] {
    guard let folder = try folder(components[...], create: false) else { return [] }
    var entries: [(name: String, kind: mode_t)] = []
    for name in try folder.names() where !name.hasPrefix(".") {
      // The system cannot look up a name of invalid bytes; it is listed as a file.
      let status = try folder.status(of: name)
      entries.append((name, (status?.st_mode ?? S_IFREG) & S_IFMT))
    }
    return entries
  }

  package func folder(_ components: ArraySlice<String>, create: Bool) throws(FileTrouble) -> Folder? {
    guard var folder = try Folder(opening: root, create: create) else { return nil }
    for name in base + components {
      guard let inner = try folder.folder(name, create: create) else { return nil }
      folder = inner
    }
    return folder
  }
}
