import EveryStateGoldens

/// A copy of a package that is changed and built, while the user's own files stay unchanged. It is in a folder below `.build`,
/// keeps its own build between runs, and is as deep there as the package itself, so that `../Other` in its manifest is
/// a link to the package's own `../Other`.
struct PackageCopy {
  let package: String
  /// The tool's folder below the package's `.build`.
  let folder: String
  /// The copy.
  var root: String { folder + "/root" + package }

  init(of package: String) throws {
    self.package = package
    folder = package + "/.build/everystate-mutate"
    guard let source = try Folder(opening: package), let target = try Folder(opening: root, create: true) else {
      throw NoSuchFolder(path: package, reason: String(cString: strerror(ENOENT)))
    }
    try Self.copy(source, to: target)
  }

  /// Links the manifest's `../Other` to the package's.
  /// - Parameter folders: the absolute paths in the copy's manifest.
  func link(_ folders: [String]) throws {
    let base = folder + "/root"
    for place in folders where place.hasPrefix(base + "/") && place != root && !place.hasPrefix(root + "/") {
      try link(place, to: String(place.dropFirst(base.count)))
    }
  }

  private func link(_ place: String, to target: String) throws(FileTrouble) {
    let file = TextFile(place)
    guard let folder = try Folder(opening: file.folder, create: true) else { return }
    if let status = try folder.status(of: file.name) {
      // A folder above the copy cannot be a link as a whole.
      guard status.kind == S_IFDIR, root.hasPrefix(place + "/") else { return }
      for inner in try Folder(opening: target)?.names() ?? [] where inner != ".build" {
        try link(place + "/" + inner, to: target + "/" + inner)
      }
      return
    }
    try folder.link(file.name, to: target)
  }

  /// Writes one of the copy's files.
  func write(_ file: String, _ bytes: [UInt8]) throws(FileTrouble) { try TextFile(root + "/" + file).write(bytes) }

  func bytes(of file: String) -> [UInt8]? { SwiftFiles.bytes(of: package + "/" + file) }

  /// Updates a folder of the copy: an unchanged file keeps its time, so that it is not built again.
  private static func copy(_ source: borrowing Folder, to target: borrowing Folder) throws(FileTrouble) {
    let names = try source.names().filter { ![".build", ".git", ".swiftpm"].contains($0) }
    for name in Set(try target.names()).subtracting(names) where name != ".build" && name != ".swiftpm" {
      try target.removeAll(name)
    }
    for name in names {
      guard let status = try source.status(of: name) else { continue }
      var old = try target.status(of: name)
      if old.map({ $0.kind != status.kind }) == true {
        try target.removeAll(name)
        old = nil
      }
      switch status.kind {
      case S_IFDIR:
        guard let inner = try source.folder(name), let own = try target.folder(name, create: true) else { continue }
        try copy(inner, to: own)
      case S_IFLNK:
        guard let end = source.linkTarget(of: name), end != target.linkTarget(of: name) else { continue }
        try target.remove(name)
        try target.link(name, to: end)
      case S_IFREG:
        guard old.map({ !$0.isSameFile(as: status) }) ?? true,
          case .bytes(let bytes) = try source.read(name, limit: .max)
        else { continue }
        try target.replace(name, with: bytes, isLasting: false)
        target.setStatus(of: name, like: status)
      default: break
      }
    }
  }
}

extension Folder {
  /// Removes the file or folder `name`, with its contents.
  fileprivate func removeAll(_ name: String) throws(FileTrouble) {
    guard try status(of: name)?.kind == S_IFDIR, let inner = try folder(name) else { return try remove(name) }
    for one in try inner.names() { try inner.removeAll(one) }
    removeEmptyFolder(name)
  }

  fileprivate func link(_ name: String, to target: String) throws(FileTrouble) {
    guard symlinkat(target, descriptor, name) == 0 else { throw FileTrouble("link", path + "/" + name, code: errno) }
  }

  /// Gives a copied file the permissions and the time of its original.
  fileprivate func setStatus(of name: String, like status: stat) {
    fchmodat(descriptor, name, status.st_mode & 0o777, 0)
    var times = [status.timeOfChange, status.timeOfChange]
    utimensat(descriptor, name, &times, 0)
  }
}

extension stat {
  fileprivate var kind: mode_t { st_mode & S_IFMT }

  fileprivate func isSameFile(as other: stat) -> Bool {
    st_size == other.st_size && timeOfChange.tv_sec == other.timeOfChange.tv_sec
      && timeOfChange.tv_nsec == other.timeOfChange.tv_nsec
  }
}
