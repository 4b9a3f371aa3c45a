package struct SourceLine: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, relative to the package's root if it is inside.
  package let file: String
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package var description: String { TerminalText.harmless(file) + ":" + String(line) }

  /// The same place with the file relative to `root`, so that reports contain no machine's path.
  package func relative(to root: String) -> SourceLine {
    // By bytes, like paths.
    let length = root.utf8.count
    guard file.utf8.count > length else { return self }
    let end = file.utf8.index(file.startIndex, offsetBy: length)
    guard file.utf8[end] == UInt8(ascii: "/"), file.utf8[..<end].isSame(as: root.utf8[...]) else { return self }
    return SourceLine(file: String(file[file.utf8.index(after: end)...]), line: line)
  }
}
