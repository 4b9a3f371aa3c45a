import EveryStateGoldens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A waiver on its way into the source of the tests: before the line that declares the state, and only where nothing can be mistaken.
struct WaiverWriting: Sendable {
  /// The file, from the file system's root.
  let path: String
  /// The line on which it comes to stand, from the package's root.
  let place: SourceLine
  /// How many lines of the file it moves down.
  let addedLines: Int
  private let old: String
  private let new: String

  /// - Parameters:
  ///   - waiver: the line.
  ///   - finding: what it waives.
  ///   - root: the package's folder.
  ///   - runStart: when the run began: a file that was written since is another one than the run tells of.
  ///   - earlier: what was written before, the newest last.
  ///   - known: what this review has written into files, by path: they are the run's all the same.
  /// - Returns: nil where the source cannot be read, has changed since the run, or does not say at that line what it must.
  init?(
    _ waiver: String, for finding: ReportFinding, in root: String, runStart: String, after earlier: [WaiverWriting],
    known: [String: String]
  ) {
    guard let declared = finding.declaredAt, !declared.file.hasPrefix("/") else { return nil }
    let path = root + "/" + declared.file
    guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
      return nil
    }
    if let known = known[path] {
      guard known == text else { return nil }
    } else {
      guard let written = WallTime.ofFile(path), written < runStart else { return nil }
    }
    let own = earlier.filter { $0.path == path }
    // What was written above has moved the line; each knows where it stood when it was written.
    let line = own.reduce(declared.line) { $0 + ($1.place.line <= $0 ? $1.addedLines : 0) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(line - 1),
      let element = Self.element(in: lines[line - 1], of: Set(finding.names.map(\.state)))
    else { return nil }
    let indent = String(lines[line - 1].prefix { $0 == " " || $0 == "\t" })
    let before = String(lines[line - 1][..<element])
    if before.allSatisfy({ $0 == " " || $0 == "\t" }) {
      guard Self.isBetweenElements(lines[..<(line - 1)]) else { return nil }
      lines.insert(indent + waiver + ",", at: line - 1)
      (place, addedLines) = (SourceLine(file: declared.file, line: line), 1)
    } else {
      guard before.last == "[" else { return nil }
      lines[line - 1] = before
      lines.insert(
        contentsOf: [indent + "  " + waiver + ",", indent + "  " + String(text.lines(line)[element...])], at: line)
      (place, addedLines) = (SourceLine(file: declared.file, line: line + 1), 2)
    }
    self.path = path
    old = text
    new = lines.joined(separator: "\n")
  }

  /// Where a declaration of one of the states begins in a line.
  private static func element(in line: String, of states: Set<String>) -> String.Index? {
    let owed = CoverageMatrix.owedStates
    var starts = states.flatMap { [".state(\($0.asLiteral)", ".storyboard(\($0.asLiteral)"] }
    if states.contains(where: { state in owed.contains { state == $0 || state.hasSuffix(" " + $0) } }) {
      starts.append(".loads(")
    }
    if states.contains("idle") { starts.append(".idle(") }
    let found = starts.flatMap { start in line.ranges(of: start).map(\.lowerBound) }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether what stands above ends an element of a list, or begins the list; comments do not count.
  private static func isBetweenElements(_ lines: ArraySlice<String>) -> Bool {
    for line in lines.reversed() {
      var code = line[...]
      if let comment = line.ranges(of: "//").last { code = line[..<comment.lowerBound] }
      guard let last = code.last(where: { !$0.isWhitespace }) else { continue }
      return last == "," || last == "["
    }
    return false
  }

  /// Writes into the file, which keeps its rights.
  /// - Returns: what the file holds now.
  /// - Throws: ``SourceChanged`` where it is no longer the one that was read.
  func write() throws -> String { try replace(old, with: new) }

  /// Takes the line out again.
  func undo() throws -> String { try replace(new, with: old) }

  private func replace(_ text: String, with other: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path), data == Data(text.utf8) else {
      throw SourceChanged(file: place.file)
    }
    try Data(other.utf8).write(to: URL(filePath: path))
    return other
  }
}

/// The tests' source has changed while it was reviewed.
struct SourceChanged: Error, CustomStringConvertible {
  let file: String
  var description: String { "\(TerminalText.harmless(file)) has changed since: nothing was written." }
}

extension String {
  fileprivate func lines(_ number: Int) -> String {
    String(split(separator: "\n", omittingEmptySubsequences: false)[number - 1])
  }
}
