import EveryStateGoldens

/// The changed lines of a package's files.
package struct SourceChanges: Sendable {
  /// The changed lines of each file, as they are now, in the order of the patch; nil for a file that is wholly changed or new.
  let files: [(path: String, lines: [Int]?)]

  /// - Parameters:
  ///   - patch: what `git diff -U0` prints.
  ///   - newFiles: new files, and changed ones that the patch may lack.
  package init(patch: String, newFiles: [String]) {
    var files: [(path: String, lines: [Int]?)] = []
    var rest = 0
    // The patch writes some names as quoted words, which are not read.
    var hasName = false
    // Bytes, as a carriage return and a line feed are one character.
    for line in patch.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) }) {
      if line.hasPrefix("diff --git ") {
        (rest, hasName) = (0, false)
      } else if rest > 0, line.hasPrefix("-") || line.hasPrefix("+") {
        // The changed lines may look like a file's name.
        rest -= 1
      } else if line.hasPrefix("--- a/") || line.hasPrefix("+++ b/") {
        hasName = true
        // A name with a blank ends with a tab.
        let path = String(line.dropFirst(6).prefix { $0 != "\t" })
        // A deleted file has no new side, and a new one no old side.
        if files.last?.path != path { files.append((path, [])) }
      } else if hasName, line.hasPrefix("@@ ") {
        let sides = line.split(separator: " ").dropFirst().prefix(2).map { $0.dropFirst().split(separator: ",") }
        let numbers = sides.map { $0.compactMap { Int($0) } + [1] }
        guard numbers.count == 2, numbers.allSatisfy({ $0.count > 1 }) else { continue }
        rest = numbers[0][1] + numbers[1][1]
        let (first, count) = (numbers[1][0], numbers[1][1])
        files[files.count - 1].lines?.append(contentsOf: first..<(first + count))
      }
    }
    let known = Set(files.map(\.path))
    self.files = files + newFiles.filter { !known.contains($0) }.map { ($0, nil) }
  }

  package func contains(file: String, line: Int) -> Bool {
    files.contains { $0.path == file && $0.lines?.contains(line) ?? true }
  }
}
