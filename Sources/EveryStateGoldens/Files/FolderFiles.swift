import Synchronization

package enum FileContent: Equatable {
  case absent
  case bytes([UInt8])
  case unusable(GoldenProblem)
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

  static func content(of file: Int32, path: @autoclosure () -> String, limit: Int) throws(FileTrouble) -> FileContent {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileTrouble("read", path(), code: errno) }
    if let obstacle = obstacle(status, limit: limit) { return .unusable(obstacle) }
    guard let bytes = bytes(of: file, expected: Int(status.st_size), limit: limit) else {
      throw FileTrouble("read", path(), code: errno)
    }
    return bytes.count > limit ? .unusable(.tooLarge(bytes: bytes.count, limit: limit)) : .bytes(bytes)
  }

  private func obstacle(_ status: stat, name: String, limit: Int) -> GoldenProblem? {
    status.st_mode & S_IFMT == S_IFLNK
      ? .link(target: linkTarget(of: name) ?? "?") : Self.obstacle(status, limit: limit)
  }

  private static func obstacle(_ status: stat, limit: Int) -> GoldenProblem? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: status.st_size > limit ? .tooLarge(bytes: Int(status.st_size), limit: limit) : nil
    case S_IFDIR: .folder
    default: .noRegularFile
    }
  }

  /// The bytes of a file, and at most a few more than `limit`; nil when the system refuses.
  private static func bytes(of file: Int32, expected: Int, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    // A file of the expected length takes one call; the extra byte reveals one that has grown.
    // malloc tidies up before it allocates more than a thousand bytes.
    var isRefused = false
    repeat {
      let chunk = [UInt8](unsafeUninitializedCapacity: max(min(expected, limit) - result.count + 1, 512)) {
        buffer, count in
        var read: Int
        repeat { read = readDescriptor(file, buffer.baseAddress!, buffer.count) } while read < 0 && errno == EINTR
        isRefused = read < 0
        count = max(read, 0)
      }
      if isRefused { return nil }
      if chunk.isEmpty { return result }
      if result.isEmpty { result = chunk } else { result += chunk }
    } while result.count != expected && result.count <= limit
    return result
  }

  /// Puts `bytes` under `name`, whole at every moment, by a locked temporary file; the next writer removes those of killed writers.
  /// The file keeps the mode of the one that it replaces, and its owner where that is permitted.
  package func replace(
    _ name: String, with bytes: [UInt8], isLasting: Bool, synchronize: (Int32) -> Int32 = fsync
  ) throws(FileTrouble) {
    let temporary = try createTemporary(for: name)
    do throws(FileTrouble) {
      if let old = try status(of: name), old.st_mode & S_IFMT == S_IFREG {
        // The owner first, as another one takes bits from the mode.
        if fchown(temporary.file, old.st_uid, old.st_gid) != 0 { fchown(temporary.file, .max, old.st_gid) }
        fchmod(temporary.file, old.st_mode & 0o777)
      }
      guard bytes.isWritten(to: temporary.file) else { throw FileTrouble("write", path + "/" + name, code: errno) }
      // Some file systems report a full disk only here.
      guard !isLasting || synchronize(temporary.file) == 0 else {
        throw FileTrouble("write", path + "/" + name, code: errno)
      }
      guard renameat(descriptor, temporary.name, descriptor, name) == 0 else {
        throw FileTrouble("write", path + "/" + name, code: errno)
      }
    } catch {
      unlinkat(descriptor, temporary.name, 0)
      close(temporary.file)
      throw error
    }
    close(temporary.file)
  }

  func removeStaleTemporaries() throws(FileTrouble) {
    for name in try names() where Temporary.isName(name) {
      reading(name) { file in if flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(descriptor, name, 0) } }
    }
  }

  private func createTemporary(for name: String) throws(FileTrouble) -> Temporary {
    for _ in 0..<100 {
      let temporary = Temporary.nextName()
      let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard file >= 0 else {
        if errno == EEXIST { continue }
        throw FileTrouble("write", path + "/" + name, code: errno)
      }
      // Between creation and lock another process may have removed the file as stale: then it has no name any more.
      flock(file, LOCK_EX)
      var status = stat()
      if fstat(file, &status) == 0, status.st_nlink > 0 { return Temporary(name: temporary, file: file) }
      close(file)
    }
    throw FileTrouble("write", path + "/" + name, code: EEXIST)
  }
}

extension [UInt8] {
  /// Writes all of the bytes; false with `errno` if the system refuses.
  func isWritten(to file: Int32) -> Bool {
    var written = 0
    while written < count {
      let more = withUnsafeBytes { writeDescriptor(file, $0.baseAddress! + written, count - written) }
      guard more >= 0 || errno == EINTR else { return false }
      written += Swift.max(more, 0)
    }
    return true
  }
}

private struct Temporary {
  let name: String
  let file: Int32

  private static let prefix = ".everystate-"
  private static let suffix = ".tmp"
  private static let counter = Atomic<Int>(0)

  static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(suffix) }

  static func nextName() -> String {
    "\(prefix)\(getpid())-\(counter.wrappingAdd(1, ordering: .relaxed).newValue)\(suffix)"
  }
}
