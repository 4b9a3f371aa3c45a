/// What was found under a file's name.
package enum FileContent: Equatable {
  case absent
  case bytes([UInt8])
  case unusable(FileObstacle)
}

/// Why the thing under a name cannot be read as a file.
package enum FileObstacle: Hashable, Sendable {
  case folder
  case link(target: String)
  case noRegularFile
  case denied(reason: String)
  case tooLarge(bytes: Int, limit: Int)
}

extension Folder {
  /// Reads a regular file of at most `limit` bytes. Larger ones are not read at all; pipes and devices are not opened.
  package func read(_ name: String, limit: Int) throws(FileTrouble) -> FileContent {
    guard let status = try status(of: name) else { return .absent }
    if let obstacle = obstacle(status, name: name, limit: limit) { return .unusable(obstacle) }
    // Not blocking, in case a pipe has taken the file's place since.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let code = errno
      if code == ENOENT { return .absent }
      if let target = linkTarget(of: name) { return .unusable(.link(target: target)) }
      return .unusable(.denied(reason: FileTrouble.words(for: code)))
    }
    defer { close(file) }
    return try Self.content(of: file, path: path + "/" + name, limit: limit)
  }

  /// What an open file holds.
  static func content(of file: Int32, path: @autoclosure () -> String, limit: Int) throws(FileTrouble) -> FileContent {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileTrouble("read", path(), code: errno) }
    if let obstacle = obstacle(status, limit: limit) { return .unusable(obstacle) }
    guard let bytes = bytes(of: file, expected: Int(status.st_size), limit: limit) else {
      throw FileTrouble("read", path(), code: errno)
    }
    return bytes.count > limit ? .unusable(.tooLarge(bytes: bytes.count, limit: limit)) : .bytes(bytes)
  }

  private func obstacle(_ status: stat, name: String, limit: Int) -> FileObstacle? {
    status.st_mode & S_IFMT == S_IFLNK
      ? .link(target: linkTarget(of: name) ?? "?") : Self.obstacle(status, limit: limit)
  }

  private static func obstacle(_ status: stat, limit: Int) -> FileObstacle? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: status.st_size > limit ? .tooLarge(bytes: Int(status.st_size), limit: limit) : nil
    case S_IFDIR: .folder
    default: .noRegularFile
    }
  }

  /// The bytes of a file, and at most a few more than `limit`; nil when the system refuses.
  private static func bytes(of file: Int32, expected: Int, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    // A file that is as long as it was said to be takes one call; the byte more is for one that has grown.
    var isRefused = false
    repeat {
      let chunk = [UInt8](unsafeUninitializedCapacity: max(min(expected, limit) - result.count + 1, 4096)) {
        buffer, count in
        var read: Int
        repeat { read = readFromSystem(file, buffer.baseAddress!, buffer.count) } while read < 0 && errno == EINTR
        isRefused = read < 0
        count = max(read, 0)
      }
      if isRefused { return nil }
      if chunk.isEmpty { return result }
      if result.isEmpty { result = chunk } else { result += chunk }
    } while result.count != expected && result.count <= limit
    return result
  }
}

/// The system's `read`, which `Folder.read` would hide.
private func readFromSystem(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
