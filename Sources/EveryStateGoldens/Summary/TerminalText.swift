/// Escapes app text for a terminal or the log of a CI.
package enum TerminalText {
  /// The places of the isolates that end inside the text, as a golden's do around texts from right to left: they turn nothing outside.
  package static func pairedIsolates(_ scalars: some Sequence<Unicode.Scalar>) -> Set<Int> {
    var (open, paired) = ([Int](), Set<Int>())
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x2066...0x2068: open.append(index)
      case 0x2069: if let start = open.popLast() { paired.formUnion([start, index]) }
      // A line ends what is open.
      case 0x0A...0x0D, 0x1C...0x1E, 0x85, 0x2029: open = []
      default: break
      }
    }
    return paired
  }

  /// The text as a part of a line: characters that control a terminal, change the direction of text or end the line as `\u{1B}`.
  package static func harmless(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || !text.unicodeScalars.contains(where: isHarmful) {
      return text
    }
    let paired = pairedIsolates(text.unicodeScalars)
    return text.unicodeScalars.enumerated().map { index, scalar in
      if paired.contains(index) { return String(scalar) }
      // A part of a text in isolates has only one of them.
      return scalar.value == 0x2068 || scalar.value == 0x2069
        ? "" : isHarmful(scalar) ? writtenOut(scalar) : String(scalar)
    }.joined()
  }

  /// A golden's text without isolates, and without the names of the marks that formatters put around values, `\u{2068}`: they
  /// are not words.
  static func withoutDirectionMarks(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0xE2 }) else { return text }
    return text.replacing(
      #/\\u\{(?:206[6-9]|200[EF]|61C)\}|[\u{2066}-\u{2069}]/#.matchingSemantics(.unicodeScalar), with: "")
  }

  /// A name, as a whole line of its own.
  package static func line(_ name: String) -> String { lines(harmless(name)) }

  /// Whole lines: each is harmless, and a CI finds no command in it.
  package static func lines(_ text: String) -> String { mapLines(text) { withoutCommand(harmless($0), writtenOut) } }

  /// A JSON document of the same value, whose lines are harmless: its strings have `\u005B` in place of a character.
  package static func json(_ text: String) -> String {
    mapLines(text) { line in
      withoutCommand(line.unicodeScalars.map { isHarmful($0) ? writtenInJSON($0) : String($0) }.joined(), writtenInJSON)
    }
  }

  private static func mapLines(_ text: String, _ escaped: (String) -> String) -> String {
    if isPlain(text.utf8[...]) { return text }
    // A line feed and the next scalar may be one character, so bytes decide.
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in isPlain(line) ? String(Substring(line)) : escaped(String(Substring(line))) }
      .joined(separator: "\n")
  }

  /// A line that must be printed without colors, which would hide a command from `lines` and not from a CI; nil for any other.
  package static func uncolored(_ line: String) -> String? {
    let safe = lines(line)
    return safe == line ? nil : safe
  }

  /// Covers nearly every line in one pass.
  private static func isPlain(_ line: Substring.UTF8View) -> Bool {
    let start = line.drop { $0 == UInt8(ascii: " ") }.prefix(2)
    return line.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "_") }
      && (start.count < 2 || start.first != start.last || !":-+~^".utf8.contains(start.first!))
  }

  /// The beginnings of commands, each up to the character that is written out.
  nonisolated(unsafe) private static let commands: [Regex<Substring>] = [
    // GitHub Actions trims a line and then looks for `::error::`.
    #/^\s*:(?=:)/#.matchingSemantics(.unicodeScalar),
    // `##[group]` and `##vso[` of Azure, `##teamcity[`: anywhere.
    #/##\S*?\[/#.matchingSemantics(.unicodeScalar),
    // `travis_fold:start:x`, and GitLab's `section_start:0:x`.
    #/[A-Za-z]_[A-Za-z]+:(?=\w+:)/#.matchingSemantics(.unicodeScalar),
    // Buildkite's headers `--- `, `+++ `, `~~~ ` and `^^^ +++`, but not those of a diff.
    #/^[-+~^](?=(?:--|\+\+|~~|\^\^)\s)(?!.. (?:[ab]\/(?:__Snapshots__|\S+\.swift)|\/dev\/null))/#.matchingSemantics(
      .unicodeScalar),
  ]

  private static func withoutCommand(_ line: String, _ written: (Unicode.Scalar) -> String) -> String {
    commands.reduce(line) { line, command in
      line.replacing(command) { match in
        var scalars = match.output.unicodeScalars
        let last = scalars.removeLast()
        return String(scalars) + written(last)
      }
    }
  }

  private static func writtenOut(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// `\u001B`. No such character has more digits.
  private static func writtenInJSON(_ scalar: Unicode.Scalar) -> String {
    "\\u" + String(0x10000 + scalar.value, radix: 16, uppercase: true).dropFirst()
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
