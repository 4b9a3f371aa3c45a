import Synchronization

extension Folder {
  /// Puts `bytes` under `name` so that at every moment either the old or the new file is there, whole: they go to a
  /// temporary name in the same folder, are forced to the disk if they are to last, and take the place by a rename.
  ///
  /// The temporary name starts with a dot, which no golden's does. Its file is locked while its writer lives; what a
  /// killed writer left is unlocked, and the next writer in this folder removes it.
  /// - Parameter synchronize: forces a file to the disk, as `fsync` does.
  package func replace(
    _ name: String, with bytes: [UInt8], isLasting: Bool, synchronize: (Int32) -> Int32 = fsync
  ) throws(FileTrouble) {
    let temporary = try createTemporary(for: name)
    do throws(FileTrouble) {
      try write(bytes, to: temporary.file, name: name)
      // Some file systems tell of a full disk only here.
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

  /// Removes the temporaries of writers that no longer live.
  func removeStaleTemporaries() throws(FileTrouble) {
    for name in try names() where Temporary.isName(name) {
      let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(descriptor, name, 0) }
      close(file)
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
      // Between creation and lock a sweeping process may have taken the file for stale: then it has no name any more.
      flock(file, LOCK_EX)
      var status = stat()
      if fstat(file, &status) == 0, status.st_nlink > 0 { return Temporary(name: temporary, file: file) }
      close(file)
    }
    throw FileTrouble("write", path + "/" + name, code: EEXIST)
  }

  private func write(_ bytes: [UInt8], to file: Int32, name: String) throws(FileTrouble) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { writeToSystem(file, $0.baseAddress! + written, bytes.count - written) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw FileTrouble("write", path + "/" + name, code: errno)
      }
      written += count
    }
  }
}

/// A file under way to its name.
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

/// The system's `write`, which `Folder.write` would hide.
private func writeToSystem(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}
