#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What was found under a file's name.
enum FileContent: Equatable {
  case absent
  case bytes([UInt8])
  case unusable(FileObstacle)
}

/// Why the thing under a name cannot be read as a file.
enum FileObstacle: Hashable, Sendable {
  case folder
  case link(target: String)
  case noRegularFile
  case denied(reason: String)
  case tooLarge(bytes: Int, limit: Int)
}

extension Folder {
  /// Reads a regular file of at most `limit` bytes. Larger ones are not read at all; pipes and devices are not opened.
  func read(_ name: String, limit: Int) throws(FileTrouble) -> FileContent {
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
    var opened = stat()
    guard fstat(file, &opened) == 0 else { throw FileTrouble("read", path + "/" + name, code: errno) }
    if let obstacle = obstacle(opened, name: name, limit: limit) { return .unusable(obstacle) }
    return try bytes(of: file, name: name, expected: Int(opened.st_size), limit: limit)
  }

  private func obstacle(_ status: stat, name: String, limit: Int) -> FileObstacle? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: status.st_size > limit ? .tooLarge(bytes: Int(status.st_size), limit: limit) : nil
    case S_IFDIR: .folder
    case S_IFLNK: .link(target: linkTarget(of: name) ?? "?")
    default: .noRegularFile
    }
  }

  private func bytes(of file: Int32, name: String, expected: Int, limit: Int) throws(FileTrouble) -> FileContent {
    var result: [UInt8] = []
    result.reserveCapacity(expected + 1)
    var buffer = [UInt8](repeating: 0, count: max(4096, min(expected + 1, 1 << 20)))
    while true {
      let count = readFromSystem(file, &buffer, buffer.count)
      if count == 0 { return .bytes(result) }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw FileTrouble("read", path + "/" + name, code: errno)
      }
      result.append(contentsOf: buffer[..<count])
      if result.count > limit { return .unusable(.tooLarge(bytes: result.count, limit: limit)) }
    }
  }
}

/// The system's `read`, which `Folder.read` would hide.
private func readFromSystem(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
