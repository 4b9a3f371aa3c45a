import Synchronization

/// The report file of this process, which locks it while it lives. Each line is one appending `write`, which no crash tears.
final class ReportWriter: Sendable {
  let path: String
  private let file: Int32
  /// Whether the last write stopped halfway, so that the next line must start on a line of its own.
  private let isTorn = Mutex(false)

  init(folder: String, header: ReportHeader) throws {
    guard let opened = try Folder(opening: folder, create: true) else {
      throw FileTrouble("create", folder, code: ENOENT)
    }
    let stem =
      header.startedAt.filter { $0 != ":" && $0 != "-" } + "-\(header.process)\(ReportFolder.tag(ofRun: header.run))"
    var (name, file) = ("", Int32(-1))
    for attempt in 1...1000 {
      name = (attempt == 1 ? stem : "\(stem)-\(attempt)") + ".jsonl"
      file = openat(opened.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if file >= 0 || errno != EEXIST { break }
    }
    path = folder + "/" + name
    guard file >= 0 else { throw FileTrouble("write", folder + "/" + name, code: errno) }
    self.file = file
    flock(file, LOCK_EX | LOCK_NB)
    try write(ReportLine(header: header))
  }

  /// Continues the report of a process that this one replaces.
  init(continuing path: String) throws(FileTrouble) {
    self.path = path
    file = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw FileTrouble("write", path, code: errno) }
    flock(file, LOCK_EX | LOCK_NB)
    // The last line may be incomplete. Empty lines are ignored.
    isTorn.withLock { $0 = true }
  }

  deinit {
    // A process that is being started also holds the file for a moment: closing alone would leave it locked.
    flock(file, LOCK_UN)
    close(file)
  }

  func write(_ line: ReportLine) throws(FileTrouble) {
    // Encoding a line cannot fail.
    guard let text = try? line.bytes() else { throw FileTrouble("write", path, code: EINVAL) }
    try append(text)
  }

  func append(_ text: [UInt8]) throws(FileTrouble) {
    let result = isTorn.withLock { isTorn -> (count: Int, code: Int32) in
      let bytes = isTorn ? [UInt8(ascii: "\n")] + text : text
      let count = bytes.withUnsafeBytes { writeOnce(file, $0) }
      let code = errno
      isTorn = count < bytes.count && (count > 0 || isTorn)
      return count == bytes.count ? (count, 0) : (count, count < 0 ? code : ENOSPC)
    }
    if result.code != 0 { throw FileTrouble("write", path, code: result.code) }
  }
}

private func writeOnce(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  while true {
    let count = write(file, bytes.baseAddress!, bytes.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
