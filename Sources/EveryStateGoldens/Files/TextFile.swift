/// A file that the user named, or one of the user's package.
package struct TextFile {
  package let path: String
  package let folder: String
  package let name: String
  /// nil for a file of the package, which is replaced whatever it holds.
  private let kind: OutputKind?
  /// The folders that an output may not be in, besides those of goldens.
  private let outside: [String]

  /// - Parameter path: an absolute path.
  package init(_ path: String, as kind: OutputKind? = nil, outside: [String] = []) {
    (self.path, self.kind, self.outside) = (path, kind, outside)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    (folder, name) = (String(path[..<slash]), String(path[slash...].utf8.dropFirst()) ?? "")
  }

  /// Replaces a regular file, whole at every moment, with its mode and its owner, and creates missing folders. A link leads to its target.
  /// Anything else, such as a device or a pipe, is written into. An output replaces only an earlier one of its kind.
  package func write(_ bytes: [UInt8]) throws(FileTrouble) {
    var (status, other) = (stat(), stat())
    let real = real
    if kind != nil,
      real.split(separator: "/").contains(where: { $0 == GoldenPath.folder[...] })
        || outside.contains(where: { (real + "/").hasPrefix(TextFile($0).real + "/") })
    {
      throw FileTrouble(
        "write", path, reason: "goldens, new texts and reports are kept there", remedy: "Name a file elsewhere.")
    }
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileTrouble("write", path, code: errno) }
      return try TextFile(real).replace(bytes)
    }
    // A file that this process has open to write: /dev/stdout, /dev/fd/3.
    if let own = (Int32(1)..<256).first(where: {
      fstat($0, &other) == 0 && other.st_ino == status.st_ino && other.st_dev == status.st_dev
        && fcntl($0, F_GETFL) & O_ACCMODE != O_RDONLY
    }) {
      fflush(nil)
      guard bytes.isWritten(to: own) else { throw FileTrouble("write", path, code: errno) }
    } else if status.st_mode & S_IFMT == S_IFREG {
      if let kind, status.st_size > 0, (try? kind.beginning.prefixMatch(in: beginning)) == nil {
        throw FileTrouble(
          "write", path, reason: "it exists, and is not a \(kind.rawValue) of EveryState",
          remedy: "Name another file, or remove this one first.")
      }
      do { try TextFile(real).replace(bytes) } catch {
        // A folder without the right to it, or a file that is mounted alone: the file itself may still be writable.
        guard let code = error.code, [EACCES, EPERM, EROFS, EBUSY].contains(code), access(real, W_OK) == 0 else {
          throw error
        }
        try writeInto(bytes)
      }
    } else {
      try writeInto(bytes, isPipe: status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  /// The first characters of the file; empty if it cannot be read.
  private var beginning: String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    return String(decoding: buffer[..<max(0, readDescriptor(file, &buffer, buffer.count))], as: UTF8.self)
  }

  /// The path without links, as far as it exists. The link of a missing file is followed, too.
  var real: String {
    if let found = realpath(path, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    guard errno == ENOENT, let target = ((try? Folder(opening: folder + "/")) ?? nil)?.linkTarget(of: name) else {
      return folder.isEmpty ? path : TextFile(folder).real + "/" + name
    }
    return TextFile(target.hasPrefix("/") ? target : folder + "/" + target).real
  }

  private func replace(_ bytes: [UInt8]) throws(FileTrouble) {
    guard let folder = try Folder(opening: folder.isEmpty ? "/" : folder, create: true) else {
      throw FileTrouble("write", path, code: ENOENT)
    }
    try folder.replace(name, with: bytes, isLasting: false)
  }

  private func writeInto(_ bytes: [UInt8], isPipe: Bool = false) throws(FileTrouble) {
    let flags = O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC | (isPipe ? O_NONBLOCK : 0)
    var file = open(path, flags)
    // A pipe without a reader would block forever. A reader that starts beside this process has two seconds.
    for _ in 0..<200 where isPipe && file < 0 && errno == ENXIO {
      poll(nil, 0, 10)
      file = open(path, flags)
    }
    if isPipe, file < 0, errno == ENXIO {
      throw FileTrouble("write", path, reason: "no process reads this pipe", remedy: "Start its reader first.")
    }
    if isPipe, file >= 0 { _ = fcntl(file, F_SETFL, O_WRONLY) }
    defer { close(file) }
    guard file >= 0, bytes.isWritten(to: file) else { throw FileTrouble("write", path, code: errno) }
  }
}

/// A kind of file that commands write where the user says.
package enum OutputKind: String {
  case gallery, summary, skill
  case codeQuality = "Code Quality report"
  case adopted = "source of `everystate adopt`"

  /// The beginning of each file of the kind, which the user's own files do not have.
  fileprivate var beginning: Regex<Substring> {
    switch self {
    case .gallery: /<!doctype html>[\s\S]*<title>Gallery: every state of every screen</
    case .summary:
      /## Snapshots: [^\n]*\n(?:<!-- Written by `everystate|\n(?:To accept all of it: `git apply|Every frame is as its golden))/
    case .skill: /---\nname: everystate\n[^\n]*\n---\n\n## Snapshot tests \(EveryState\)\n/
    case .codeQuality: /\[\n(?:\n\]\n$|  \{\n    "check_name" : "snapshot )/
    case .adopted: /(?:#|\/\/) Written by `everystate/
    }
  }
}
