#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What one process wrote, as far as it can be read.
struct ReportFile {
  let path: String
  let header: ReportHeader
  let lines: [ReportLine]
  /// Whether the process still lives.
  let isRunning: Bool
  /// What could not be read, in words.
  let troubles: [String]

  /// The largest report that is read, in bytes.
  private static let byteLimit = 256 << 20

  /// The report files of a folder, oldest first. What is no report is named, not skipped in silence.
  static func all(in folder: String, headersOnly: Bool = false) throws(FileTrouble) -> (
    files: [ReportFile], troubles: [String]
  ) {
    guard let opened = try Folder(opening: folder) else { return ([], []) }
    var files: [ReportFile] = []
    var troubles: [String] = []
    for name in try opened.names() where name.hasSuffix(".jsonl") {
      let path = folder + "/" + name
      guard case .bytes(let bytes) = try opened.read(name, limit: byteLimit) else {
        troubles.append("\(path) cannot be read as a report.")
        continue
      }
      switch parse(bytes, path: path, isRunning: isLocked(name, in: opened), headersOnly: headersOnly) {
      case .success(let file): files.append(file)
      case .failure(let trouble): troubles.append(trouble.text)
      }
    }
    files.sort { ($0.header.startedAt, $0.path) < ($1.header.startedAt, $1.path) }
    return (files, troubles)
  }

  /// As much of a header as every version has.
  private struct FormatLine: Decodable {
    struct Header: Decodable {
      let format: Int
    }
    let header: Header
  }

  private struct Unreadable: Error {
    let text: String
  }

  private static func parse(
    _ bytes: [UInt8], path: String, isRunning: Bool, headersOnly: Bool
  ) -> Result<ReportFile, Unreadable> {
    var rest = bytes.split(separator: UInt8(ascii: "\n"))[...]
    let isTorn = bytes.last != UInt8(ascii: "\n")
    let decoder = JSONDecoder()
    let first = rest.popFirst().map { Data($0) } ?? Data()
    if let format = (try? decoder.decode(FormatLine.self, from: first))?.header.format,
      format > ReportHeader.currentFormat
    {
      return .failure(
        Unreadable(
          text:
            "\(path) has report format \(format); this tool reads up to \(ReportHeader.currentFormat). Update the tool."
        ))
    }
    guard let header = (try? decoder.decode(ReportLine.self, from: first))?.header else {
      return .failure(Unreadable(text: "\(path) has no header: its process was killed at once, or it is no report."))
    }
    var lines: [ReportLine] = []
    var troubles: [String] = []
    for (index, line) in rest.enumerated() where !headersOnly {
      if let line = try? decoder.decode(ReportLine.self, from: Data(line)) {
        lines.append(line)
      } else if index == rest.count - 1, isTorn {
        troubles.append("\(path) ends in a torn line: its process was killed while it wrote.")
      } else {
        troubles.append("\(path):\(index + 2) cannot be read.")
      }
    }
    return .success(ReportFile(path: path, header: header, lines: lines, isRunning: isRunning, troubles: troubles))
  }

  /// A live writer holds its file's lock.
  private static func isLocked(_ name: String, in folder: borrowing Folder) -> Bool {
    let file = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}

/// Keeps the reports folder small.
enum ReportPruning {
  /// Removes the reports of all but the newest `count` runs; those of live processes stay.
  static func keepNewest(_ count: Int, in folder: String) throws(FileTrouble) {
    let files = try ReportFile.all(in: folder, headersOnly: true).files
    var runs: [String] = []
    for file in files.reversed() where !runs.contains(file.header.run) { runs.append(file.header.run) }
    let kept = Set(runs.prefix(count))
    guard let opened = try Folder(opening: folder) else { return }
    for file in files where !kept.contains(file.header.run) && !file.isRunning {
      try opened.remove(String(file.path.dropFirst(folder.count + 1)))
    }
  }
}
