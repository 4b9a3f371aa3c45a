import EveryStateGoldens

/// A copy of a package that may be changed and built: the person's own files stay as they are, whatever happens.
///
/// It lies below `.build`, keeps its own build from one time to the next, and stands there as deep as the package itself, so that
/// `../Other` in its manifest leads to a link to what it leads to from the package.
struct PackageCopy {
  /// The package that is copied.
  let package: String
  /// The tool's folder below the package's `.build`.
  let folder: String
  /// The copy.
  var root: String { folder + "/root" + package }

  init(of package: String) throws {
    self.package = package
    folder = package + "/.build/everystate-mutate"
    try Self.makeFolders(root)
    try copy("")
  }

  /// Leads the manifest's `../Other` to what it leads to from the package.
  /// - Parameter folders: the absolute paths that the copy's manifest looks for.
  func link(_ folders: [String]) throws {
    let base = folder + "/root"
    for place in folders where place.hasPrefix(base + "/") && place != root && !place.hasPrefix(root + "/") {
      try link(place, to: String(place.dropFirst(base.count)))
    }
  }

  private func link(_ place: String, to target: String) throws {
    var status = stat()
    if lstat(place, &status) == 0 {
      // A folder above the copy cannot be a link as a whole.
      guard status.st_mode & S_IFMT == S_IFDIR, root.hasPrefix(place + "/") else { return }
      for name in FolderListing.names(target) where name != ".build" {
        try link(place + "/" + name, to: target + "/" + name)
      }
      return
    }
    try Self.makeFolders(String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)]))
    guard symlink(target, place) == 0 else { throw Self.trouble("link", place) }
  }

  /// Writes one of the copy's files.
  func write(_ file: String, _ bytes: [UInt8]) throws { try Self.write(bytes, to: root + "/" + file) }

  func bytes(of file: String) -> [UInt8]? { SwiftFiles.bytes(of: package + "/" + file) }

  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw trouble("write", path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw trouble("write", path) }
  }

  static func makeFolders(_ path: String) throws {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else { throw trouble("make", made) }
    }
  }

  private static func trouble(_ verb: String, _ path: String) -> CannotCopy {
    CannotCopy(verb: verb, path: path, reason: String(cString: strerror(errno)))
  }

  /// Brings a folder of the copy up to date: what is alike keeps its time, so that no build is needed for it.
  private func copy(_ path: String) throws {
    let names = FolderListing.names(package + "/" + path).filter { $0 != ".build" && $0 != ".git" && $0 != ".swiftpm" }
    let known = Set(names)
    for name in FolderListing.names(root + "/" + path)
    where !known.contains(name) && name != ".build" && name != ".swiftpm" {
      try remove(path + name)
    }
    for name in names {
      let (source, target) = (package + "/" + path + name, root + "/" + path + name)
      var status = stat()
      guard lstat(source, &status) == 0 else { continue }
      var old = stat()
      let isThere = lstat(target, &old) == 0
      if isThere, old.st_mode & S_IFMT != status.st_mode & S_IFMT { try remove(path + name) }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        guard mkdir(target, 0o777) == 0 || errno == EEXIST else { throw Self.trouble("make", target) }
        try copy(path + name + "/")
      case S_IFLNK:
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard readlink(source, &buffer, buffer.count - 1) > 0 else { continue }
        unlink(target)
        guard symlink(buffer, target) == 0 else { throw Self.trouble("link", target) }
      case S_IFREG:
        let isSame = isThere && old.st_size == status.st_size && Self.isSameTime(old, status)
        if isSame { continue }
        guard let bytes = SwiftFiles.bytes(of: source) else { throw Self.trouble("read", source) }
        try Self.write(bytes, to: target)
        chmod(target, status.st_mode & 0o777)
        var times = [status.timeOfChange, status.timeOfChange]
        utimensat(AT_FDCWD, target, &times, 0)
      default: break
      }
    }
  }

  private static func isSameTime(_ left: stat, _ right: stat) -> Bool {
    left.timeOfChange.tv_sec == right.timeOfChange.tv_sec && left.timeOfChange.tv_nsec == right.timeOfChange.tv_nsec
  }

  private func remove(_ path: String) throws {
    let target = root + "/" + path
    var status = stat()
    guard lstat(target, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in FolderListing.names(target) { try remove(path + "/" + name) }
      guard rmdir(target) == 0 else { throw Self.trouble("remove", target) }
    } else {
      guard unlink(target) == 0 else { throw Self.trouble("remove", target) }
    }
  }
}

struct CannotCopy: Error, CustomStringConvertible {
  let verb: String
  let path: String
  let reason: String
  var description: String {
    "Cannot \(verb) \(TerminalText.harmless(path)): \(reason). The package is copied there, so that your own files stay as they are."
  }
}
