import EveryStateGoldens

/// The output of a play without a terminal: the text of a storyboard, and the answers to queries.
package struct PlayTranscript {
  private var number = 0
  /// Whether the frame is printed, at first and after each move.
  private let showsDrawings: Bool

  package init(showsDrawings: Bool = true) { self.showsDrawings = showsDrawings }

  package func opening(_ answer: PlayAnswer) -> [String] {
    let base = answer.base
    let title = base.map { "\($0.screen) / \($0.state) (\($0.columns) columns)" } ?? "(unknown)"
    return ["# \(TerminalText.harmless(title))"] + (showsDrawings ? [""] + drawing(answer) : problems(answer))
  }

  package mutating func step(_ step: PlayedStep, before: PlayAnswer) -> [String] {
    number += 1
    let elapsed = Duration.nanoseconds(step.answer.time - before.time)
    let isShown = step.move.isTime && PlayMove.wait(elapsed) != step.move
    return ["", "# \(number)  \(step.move.words)" + (isShown ? ": \(elapsed.asTime) later" : "")] + drawing(step.answer)
  }

  package func query(_ query: PlayQuery, _ lines: [String]) -> [String] {
    ["", "# \(query.rawValue)"] + (lines.isEmpty ? ["(nothing)"] : lines)
  }

  private func drawing(_ answer: PlayAnswer) -> [String] {
    problems(answer) + (answer.lines.isEmpty ? ["(nothing)"] : answer.lines)
  }

  private func problems(_ answer: PlayAnswer) -> [String] {
    ([answer.problem].compactMap { $0 } + answer.troubles).flatMap(PlayProblem.lines)
  }
}

enum PlayProblem {
  /// An error, separate from the drawing.
  static func lines(_ problem: String) -> [String] {
    problem.split(separator: "\n").map { "?? " + TerminalText.harmless(String($0)) }
  }
}

/// The queries of a play, which do not affect the screen.
package enum PlayQuery: String, CaseIterable, Sendable {
  case elements, voice, calls, world, storyboard

  package func lines(_ first: PlayAnswer, _ steps: [PlayedStep]) -> [String] {
    let now = steps.last?.answer ?? first
    switch self {
    case .elements: return now.controls.map(\.line)
    case .voice: return now.voice
    case .calls: return now.calls
    case .world: return now.world.map { "\($0.path): \($0.words)" }
    case .storyboard: return PlayedStoryboard(first, steps).text.split(separator: "\n").map(String.init)
    }
  }
}

extension PlayAnswer.Control {
  package var line: String {
    var moves = moves
    if let field { moves.insert(isSearch ? "search \"...\"" : "type \"...\" into \(field)", at: 0) }
    let value = value.flatMap { $0.isEmpty || $0 == title ? nil : ", value \($0.asLiteral)" } ?? ""
    let state = isEnabled ? "" : ", disabled"
    return title + value + state + (moves.isEmpty || moves == [title] ? "" : ": " + moves.joined(separator: "; "))
  }
}

/// The lines of a play without a terminal, read before anything is built.
package struct PlayScript: Sendable {
  package enum Line: Equatable, Sendable {
    case move(PlayMove)
    case query(PlayQuery)
  }
  package let lines: [(number: Int, line: Line)]
  package let name: String

  package init(_ text: String, name: String) throws(UnreadableScript) {
    var lines: [(number: Int, line: Line)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.trimmed
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
    "\(TerminalText.harmless(name)), line \(number): '\(TerminalText.harmless(line))' is not a move. The moves are:\n"
      + PlayMove.forms.map { "  \($0)" }.joined(separator: "\n")
  }
}

extension StringProtocol {
  var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
