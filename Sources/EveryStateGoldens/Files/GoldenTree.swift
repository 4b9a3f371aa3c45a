import CEveryStateSystem
import Synchronization

package enum GoldenContent: Equatable, Sendable {
  case absent
  case text([UInt8])
  /// Text that breaks the rules of goldens, or something else. Never compared.
  case problem(GoldenProblem, bytes: [UInt8]?)

  package var bytes: [UInt8]? {
    switch self {
    case .absent: nil
    case .text(let bytes): bytes
    case .problem(_, let bytes): bytes
    }
  }
}

package struct GoldenTree: Sendable {
  package let packageRoot: String
  package let files: FileTree
  private let opened = OpenedFolder()

  package init(packageRoot: String) {
    self.packageRoot = packageRoot
    files = FileTree(root: packageRoot, base: [GoldenPath.folder])
  }

  /// Whether the golden at `path` equals this valid text. False gives no reason: ``content(at:)`` does.
  func holds(_ text: UnsafeRawBufferPointer, at path: GoldenPath) -> Bool {
    opened.holds(text, at: path.text, in: packageRoot)
  }

  /// Reads the golden at `path`. Never follows a link, never reads more than the largest golden. An error becomes the golden's problem.
  package func content(at path: GoldenPath) -> GoldenContent {
    do {
      switch try read(path) {
      case .absent: return .absent
      case .unusable(let problem): return .problem(problem, bytes: nil)
      case .bytes(let bytes):
        if let problem = GoldenBytes.problem(in: bytes) { return .problem(problem, bytes: bytes) }
        return .text(bytes)
      }
    } catch { return .problem(.denied(reason: error.description), bytes: nil) }
  }

  private func read(_ path: GoldenPath) throws(FileTrouble) -> FileContent {
    // One call if the system has it. After a refusal, reading step by step finds the problem.
    if let content = try opened.read(path.text, in: packageRoot, limit: GoldenBytes.byteLimit) { return content }
    return try files.read(path.components, limit: GoldenBytes.byteLimit)
  }

  package func write(_ bytes: [UInt8], to path: GoldenPath) throws(FileTrouble) {
    try files.write(bytes, to: path.components)
  }

  /// - Returns: false for a missing file, or one whose name is not UTF-8.
  @discardableResult package func remove(_ path: GoldenPath) throws(FileTrouble) -> Bool {
    try files.remove(path.components)
  }

  package func paths(inCatalog catalog: String) throws(FileTrouble) -> [GoldenPath] {
    try files.texts(below: [NameEscaping.encode(catalog)]).map(GoldenPath.init)
  }

  package func catalogsOnDisk() throws(FileTrouble) -> [String] {
    try files.folders().map { NameEscaping.decode($0) ?? $0 }
  }

  func hasNamesake(of path: GoldenPath, inCatalog catalog: String) -> Bool {
    content(at: GoldenPath([NameEscaping.encode(catalog)] + path.components.dropFirst())) != .absent
  }
}

/// A folder that stays open while many files below it are read.
final class OpenedFolder: Sendable {
  private let descriptor = Mutex<Int32?>(nil)

  deinit { if let descriptor = descriptor.withLock({ $0 }), descriptor >= 0 { close(descriptor) } }

  /// Reads a file below the folder, never through a link; nil if the system does not open it or lacks the call.
  func read(_ path: String, in folder: String, limit: Int) throws(FileTrouble) -> FileContent? {
    guard let file = open(path, in: folder) else { return nil }
    defer { close(file) }
    return try Folder.content(of: file, path: folder + "/" + path, limit: limit)
  }

  /// Whether a file below the folder, reached through no link, contains exactly these bytes. False gives no reason.
  func holds(_ expected: UnsafeRawBufferPointer, at path: String, in folder: String) -> Bool {
    guard let file = open(path, in: folder) else { return false }
    defer { close(file) }
    // The extra byte reveals a longer file.
    return withUnsafeTemporaryAllocation(byteCount: expected.count + 1, alignment: 16) { buffer in
      pread(file, buffer.baseAddress!, buffer.count, 0) == expected.count
        && (expected.isEmpty || memcmp(buffer.baseAddress!, expected.baseAddress!, expected.count) == 0)
    }
  }

  private func open(_ path: String, in folder: String) -> Int32? {
    let descriptor = descriptor.withLock { known in
      if let known { return known }
      let opened = openDescriptor(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // A missing folder may be created later.
      if opened >= 0 { known = opened }
      return opened
    }
    guard descriptor >= 0 else { return nil }
    // Not blocking: the file may be a pipe.
    let file = everystate_open_beneath(descriptor, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    return file < 0 ? nil : file
  }
}
