/// The reports of the last runs, a file for each process.
package struct ReportFolder {
  package let path: String

  package init(path: String) { self.path = path }

  package struct Entry {
    package let name: String
    package let header: ReportHeader
    /// Whether the process is alive: a live writer holds its file's lock.
    package let isRunning: Bool
  }

  /// The reports, oldest first, and descriptions of other files.
  package func entries() throws(FileTrouble) -> (entries: [Entry], troubles: [String]) {
    guard let folder = try Folder(opening: path) else { return ([], []) }
    var entries: [Entry] = []
    var troubles: [String] = []
    for name in try folder.names() where name.hasSuffix(".jsonl") {
      guard let line = folder.firstLine(of: name) else { continue }
      guard let header = Self.header(in: line) else {
        troubles.append(
          TerminalText.harmless(
            "\(path)/\(name) is not a report of this version, or its process was killed at once. Remove it."))
        continue
      }
      entries.append(Entry(name: name, header: header, isRunning: folder.isLocked(name)))
    }
    entries.sort { ($0.header.startedAt, $0.name) < ($1.header.startedAt, $1.name) }
    return (entries, troubles)
  }

  /// The ends of a run's processes; nil for one that has not ended.
  func ends(ofRun run: String, besides own: String) throws(FileTrouble) -> [(entry: Entry, end: ReportEnd?)] {
    let entries = try entries().entries.filter { $0.header.run == run && path + "/" + $0.name != own }
    guard !entries.isEmpty, let folder = try Folder(opening: path) else { return [] }
    var ends: [(entry: Entry, end: ReportEnd?)] = []
    for entry in entries {
      let line = folder.lastLine(of: entry.name)
      ends.append((entry, line.flatMap { try? ReportLine.reading($0) }?.end))
    }
    return ends
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
  /// The bytes before the first line feed, at most 64 KB; nil if the file is gone or is not a file.
  fileprivate borrowing func firstLine(of name: String) -> [UInt8]? {
    reading(name) { file in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = readDescriptor(file, &buffer, buffer.count)
      return count < 0 ? nil : Array(buffer[..<(buffer[..<count].firstIndex(of: UInt8(ascii: "\n")) ?? count)])
    } ?? nil
  }

  /// The bytes of the last line, read from the file's end; nil if the file is gone or not a file, or the line is torn.
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
