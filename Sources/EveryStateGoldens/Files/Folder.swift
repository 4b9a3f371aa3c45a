/// An open folder. Its names never lead through a symbolic link, nor out of it if a folder is exchanged.
package struct Folder: ~Copyable {
  package let descriptor: Int32
  /// For messages only; no call uses it.
  package let path: String

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a folder that the user chose; links on the way to it are the user's own.
  package init?(opening path: String, create: Bool = false) throws(FileTrouble) {
    if create { try Self.create(path) }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw FileTrouble("open", path, code: errno)
    }
    self.init(descriptor: descriptor, path: path)
  }

  package func folder(_ name: String, create: Bool = false) throws(FileTrouble) -> Folder? {
    let path = self.path + "/" + name
    if create, mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST { throw FileTrouble("create", path, code: errno) }
    let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if inner >= 0 { return Folder(descriptor: inner, path: path) }
    let code = errno
    if code == ENOENT { return nil }
    if let target = linkTarget(of: name) { throw .link(path, to: target) }
    throw FileTrouble("open", path, code: code)
  }

  package func linkTarget(of name: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      let count = readlinkat(descriptor, name, buffer.baseAddress!, buffer.count)
      return count < 0
        ? nil
        : String(decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), as: UTF8.self)
    }
  }

  package func status(of name: String) throws(FileTrouble) -> stat? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    if errno == ENOENT { return nil }
    throw FileTrouble("look at", path + "/" + name, code: errno)
  }

  /// Removes a file; a missing one is not an error.
  package func remove(_ name: String) throws(FileTrouble) { _ = try hasRemoved(name) }

  /// Removes a file. Returns false for a missing one, or one whose name is not UTF-8.
  func hasRemoved(_ name: String) throws(FileTrouble) -> Bool {
    if unlinkat(descriptor, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw FileTrouble("remove", path + "/" + name, code: errno) }
    return false
  }

  package func removeEmptyFolder(_ name: String) { _ = unlinkat(descriptor, name, AT_REMOVEDIR) }

  /// The names in the folder, sorted by bytes so that no file system's order shows.
  package func names() throws(FileTrouble) -> [String] {
    // A descriptor of its own: closedir closes it, and reading moves its position.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { throw FileTrouble("list", path, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Opens a file to read, never through a link, for as long as `body` runs; nil if it does not open.
  @discardableResult borrowing func reading<Value>(_ name: String, _ body: (Int32) -> Value) -> Value? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return body(file)
  }

  private static func create(_ path: String) throws(FileTrouble) {
    var folder = path.hasPrefix("/") ? "" : "."
    for component in path.split(separator: "/") {
      folder += "/" + component
      if mkdir(folder, 0o777) == 0 { continue }
      // An existing file may be refused with another error than "exists" (EROFS, EACCES): ask again.
      let code = errno
      var status = stat()
      guard stat(folder, &status) == 0 else { throw FileTrouble("create", folder, code: code) }
    }
  }
}
