import EveryStateGoldens

/// The lines of a play without a terminal, read before anything is built.
package struct PlayScript: Sendable {
  package enum Line: Equatable, Sendable {
    case move(PlayMove)
    case query(PlayQuery)
  }
  package let lines: [(number: Int, line: Line)]
  /// What the script is called in messages.
  package let name: String

  /// - Parameter name: what it is called in messages.
  /// - Throws: ``UnreadableScript`` for a line that is neither a move nor a question.
  package init(_ text: String, name: String) throws(UnreadableScript) {
    var lines: [(number: Int, line: Line)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.trimmingBlanks
      if words.isEmpty || words.hasPrefix("#") { continue }
      if let query = PlayQuery(rawValue: words) {
        lines.append((index + 1, .query(query)))
      } else if let move = PlayMove(words) {
        lines.append((index + 1, .move(move)))
      } else {
        throw UnreadableScript(name: name, number: index + 1, line: words)
      }
    }
    self.lines = lines
    self.name = name
  }
}

package struct UnreadableScript: Error, CustomStringConvertible {
  let name: String
  let number: Int
  let line: String

  package var description: String {
    "\(TerminalText.harmless(name)), line \(number): '\(TerminalText.harmless(line))' is no move. These can be written:\n"
      + PlayMove.forms.map { "  \($0)" }.joined(separator: "\n")
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
