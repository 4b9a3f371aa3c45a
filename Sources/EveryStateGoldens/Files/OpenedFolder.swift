import CEveryStateSystem
import Synchronization

/// A folder that stays open for the many files that are read below it.
final class OpenedFolder: Sendable {
  private let descriptor = Mutex<Int32?>(nil)

  deinit { if let descriptor = descriptor.withLock({ $0 }), descriptor >= 0 { close(descriptor) } }

  /// Reads a file below the folder, never through a link.
  /// - Parameter folder: the folder; always the same.
  /// - Returns: what it holds, or nil when the system does not open it or knows no such call.
  func read(_ path: String, in folder: String, limit: Int) throws(FileTrouble) -> FileContent? {
    guard let file = open(path, in: folder) else { return nil }
    defer { close(file) }
    return try Folder.content(of: file, path: folder + "/" + path, limit: limit)
  }

  /// Whether a file below the folder, reached through no link, holds exactly these bytes. False says nothing: a look at the
  /// file tells what stands there.
  func holds(_ expected: UnsafeRawBufferPointer, at path: String, in folder: String) -> Bool {
    guard let file = open(path, in: folder) else { return false }
    defer { close(file) }
    // The byte more shows whether the file goes on.
    return withUnsafeTemporaryAllocation(byteCount: expected.count + 1, alignment: 16) { buffer in
      pread(file, buffer.baseAddress!, buffer.count, 0) == expected.count
        && (expected.isEmpty || memcmp(buffer.baseAddress!, expected.baseAddress!, expected.count) == 0)
    }
  }

  private func open(_ path: String, in folder: String) -> Int32? {
    let descriptor = descriptor.withLock { known in
      if let known { return known }
      let opened = Self.openFolder(folder)
      // A folder that is not there yet may come.
      if opened >= 0 { known = opened }
      return opened
    }
    guard descriptor >= 0 else { return nil }
    // Not blocking: a pipe may stand there.
    let file = everystate_open_beneath(descriptor, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    return file < 0 ? nil : file
  }

  private static func openFolder(_ path: String) -> Int32 {
    openDescriptor(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}
