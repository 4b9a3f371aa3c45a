/// The reports of the last runs, a file for each process.
package struct ReportFolder {
  package let path: String
  package static let byteLimit = 256 << 20

  package init(path: String) { self.path = path }

  package struct Entry {
    package let name: String
    package let header: ReportHeader
    /// Whether the process is alive: a live writer holds its file's lock.
    package let isRunning: Bool
  }

  /// A file in place of a report, and why it cannot be read as one.
  package typealias Unreadable = (name: String, reason: String)

  /// The reports, oldest first, and the files that cannot be read as one.
  package func entries() throws(FileTrouble) -> (entries: [Entry], unreadable: [Unreadable]) {
    guard let folder = try Folder(opening: path) else { return ([], []) }
    var entries: [Entry] = []
    var unreadable: [Unreadable] = []
    // Other files have other names.
    for name in try folder.names() where name.hasSuffix(".jsonl") && name.prefixMatch(of: #/\d{8}T\d{6}\.\d+Z-/#) != nil
    {
      if let header = folder.firstLine(of: name).flatMap(Self.header) {
        entries.append(Entry(name: name, header: header, isRunning: folder.isLocked(name)))
      } else if let reason = folder.problem(of: name) {
        unreadable.append((name, reason))
      }
    }
    entries.sort { ($0.header.startedAt, $0.name) < ($1.header.startedAt, $1.name) }
    return (entries, unreadable)
  }

  /// The part of a report's name that shows its run, also when the report cannot be read.
  package static func tag(ofRun run: String) -> String { "-" + Array(run.utf8).digest.prefix(8) }

  /// The ends of a run's processes; nil for one that has not ended.
  func ends(ofRun run: String, besides own: String) throws(FileTrouble) -> [(entry: Entry, end: ReportEnd?)] {
    let entries = try entries().entries.filter { $0.header.run == run && path + "/" + $0.name != own }
    guard !entries.isEmpty, let folder = try Folder(opening: path) else { return [] }
    return entries.map { ($0, folder.lastLine(of: $0.name).flatMap { try? ReportLine.reading($0) }?.end) }
  }

  func keepNewestRuns(_ count: Int) throws(FileTrouble) {
    let entries = try entries().entries
    var runs: [String] = []
    for entry in entries.reversed() where !runs.contains(entry.header.run) { runs.append(entry.header.run) }
    let kept = Set(runs.prefix(count))
    guard let folder = try Folder(opening: path) else { return }
    for entry in entries where !kept.contains(entry.header.run) && !entry.isRunning { try folder.remove(entry.name) }
  }

  private static func header(in line: [UInt8]) -> ReportHeader? {
    let header = (try? ReportLine.reading(line))?.header
    return header?.format == ReportHeader.currentFormat ? header : nil
  }
}

extension Folder {
  /// The bytes before the first line feed, at most 2 MB, as variables may have; nil if the file does not exist or is not a file.
  fileprivate borrowing func firstLine(of name: String) -> [UInt8]? {
    reading(name) { file in
      var (line, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
      while line.count < 1 << 21 {
        let count = readDescriptor(file, &buffer, buffer.count)
        let end = buffer[..<max(0, count)].firstIndex(of: UInt8(ascii: "\n"))
        line += buffer[..<(end ?? max(0, count))]
        if end != nil || count <= 0 { return count < 0 ? nil : line }
      }
      return nil
    } ?? nil
  }

  /// Why a file is not a report; nil if it does not exist, or its process is about to begin it.
  fileprivate borrowing func problem(of name: String) -> String? {
    do {
      switch try read(name, limit: ReportFolder.byteLimit) {
      case .absent: return nil
      case .unusable(let problem): return "it \(problem.summary)"
      case .bytes(let bytes):
        if isLocked(name) { return nil }
        return bytes.isEmpty ? "it is empty" : "it is incomplete, or not a report of this version"
      }
    } catch { return error.reason }
  }

  /// The bytes of the last line, read from the file's end; nil if the file does not exist or is not a file, or the line is torn.
  fileprivate borrowing func lastLine(of name: String) -> [UInt8]? {
    reading(name) { file in
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      var start = Int(status.st_size)
      var line: [UInt8] = []
      while start > 0 {
        var part = [UInt8](repeating: 0, count: min(start, max(1 << 12, line.count)))
        start -= part.count
        guard pread(file, &part, part.count, off_t(start)) == part.count else { return nil }
        if line.isEmpty, part.popLast() != UInt8(ascii: "\n") { return nil }
        if let end = part.lastIndex(of: UInt8(ascii: "\n")) { return Array(part[(end + 1)...]) + line }
        line = part + line
      }
      return line.isEmpty ? nil : line
    } ?? nil
  }

  fileprivate borrowing func isLocked(_ name: String) -> Bool {
    reading(name) { flock($0, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK } ?? false
  }
}
