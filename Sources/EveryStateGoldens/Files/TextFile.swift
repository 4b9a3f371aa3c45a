/// A file that the user named, or one of the user's package.
package struct TextFile {
  private let path: String
  package let folder: String
  package let name: String

  /// - Parameter path: an absolute path.
  package init(_ path: String) {
    self.path = path
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    (folder, name) = (String(path[..<slash]), String(path[slash...].utf8.dropFirst()) ?? "")
  }

  /// Replaces a regular file, whole at every moment, with its mode and its owner, and creates missing folders. A link leads to its target.
  /// Anything else, such as a device or a pipe, is written into.
  package func write(_ bytes: [UInt8]) throws(FileTrouble) {
    var (status, other) = (stat(), stat())
    guard stat(path, &status) == 0 else {
      // The link of a missing file stays, too.
      return lstat(path, &status) == 0 ? try writeInto(bytes) : try replace(bytes)
    }
    // The file of this process's own output: /dev/stdout.
    if let own = (Int32(1)...2).first(where: {
      fstat($0, &other) == 0 && other.st_ino == status.st_ino && other.st_dev == status.st_dev
    }) {
      fflush(nil)
      guard bytes.isWritten(to: own) else { throw FileTrouble("write", path, code: errno) }
    } else if status.st_mode & S_IFMT == S_IFREG, let target = realpath(path, nil) {
      defer { free(target) }
      do { try TextFile(String(cString: target)).replace(bytes) } catch {
        // A folder without the right to it, or a file that is mounted alone: the file itself may still be writable.
        guard let code = error.code, [EACCES, EPERM, EROFS, EBUSY].contains(code), access(target, W_OK) == 0 else {
          throw error
        }
        try writeInto(bytes)
      }
    } else {
      try writeInto(bytes)
    }
  }

  private func replace(_ bytes: [UInt8]) throws(FileTrouble) {
    guard let folder = try Folder(opening: folder.isEmpty ? "/" : folder, create: true) else {
      throw FileTrouble("write", path, code: ENOENT)
    }
    try folder.replace(name, with: bytes, isLasting: false)
  }

  private func writeInto(_ bytes: [UInt8]) throws(FileTrouble) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC, 0o666)
    defer { close(file) }
    guard file >= 0, bytes.isWritten(to: file) else { throw FileTrouble("write", path, code: errno) }
  }
}
