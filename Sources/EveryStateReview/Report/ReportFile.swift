import EveryStateGoldens

/// What one process wrote, as far as it can be read.
struct ReportFile {
  let header: ReportHeader
  let lines: [ReportLine]
  let isRunning: Bool
  /// Which of the run's folders has it.
  var folder = 0
  /// What could not be read, in words.
  let troubles: [String]

  /// Whether the process ended in good order.
  var isComplete: Bool { lines.contains { $0.end != nil } }

  /// Whether both answer for the same frames of their catalogs: another job or shard has others.
  func isOfTheSamePart(as other: ReportFile) -> Bool { folder == other.folder && header.shard == other.header.shard }

  var declaredCatalogs: Set<String> { Set(lines.compactMap { $0.claims?.catalog }) }
}

extension ReportFolder {
  /// A whole report. A torn or broken line is named, and the rest is read.
  /// - Parameter index: which of the run's folders this is.
  func file(_ entry: Entry, of index: Int) throws(FileTrouble) -> ReportFile {
    let location = TerminalText.harmless(path + "/" + entry.name)
    guard case .bytes(let bytes) = try Folder(opening: path)?.read(entry.name, limit: Self.byteLimit) else {
      let trouble = "\(location) is gone, or too large to be read."
      return ReportFile(
        header: entry.header, lines: [], isRunning: entry.isRunning, folder: index, troubles: [trouble])
    }
    var lines: [ReportLine] = []
    var troubles: [String] = []
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated().dropFirst() where !part.isEmpty {
      if let line = try? ReportLine.reading(part) {
        lines.append(line)
      } else if index == parts.count - 1 {
        troubles.append("\(location) ends in a torn line: its process was killed while it wrote.")
      } else {
        troubles.append("\(location):\(index + 1) cannot be read.")
      }
    }
    return ReportFile(
      header: entry.header, lines: lines, isRunning: entry.isRunning, folder: index, troubles: troubles)
  }

  /// The largest report that is read, in bytes.
  private static let byteLimit = 256 << 20
}
