/// Escapes app text for a terminal or the log of a CI.
package enum TerminalText {
  /// The text as a part of a line: characters that control a terminal, change the direction of text or end the line as `\u{1B}`.
  package static func harmless(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || !text.unicodeScalars.contains(where: isHarmful) {
      return text
    }
    return text.unicodeScalars.map { scalar in
      // Formatters isolate values by these two, which turn nothing outside.
      scalar.value == 0x2068 || scalar.value == 0x2069 ? "" : isHarmful(scalar) ? writtenOut(scalar) : String(scalar)
    }.joined()
  }

  /// A golden's text without the names of the marks that formatters put around values, `\u{2068}`: they are not words.
  static func withoutDirectionMarks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return text.replacing(#/\\u\{(?:206[6-9]|200[EF]|61C)\}/#, with: "")
  }

  /// Whole lines: each is harmless, and none is a command of GitHub Actions, `::set-output` or `##[group]`.
  package static func lines(_ text: String) -> String {
    if isPlainLine(text) { return text }
    // A line feed and the next scalar may be one character, so bytes decide.
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { withoutCommand(harmless(String(Substring($0)))) }.joined(separator: "\n")
  }

  /// Covers nearly every name and many messages in one pass.
  private static func isPlainLine(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }
      && text.utf8.first { $0 != UInt8(ascii: " ") } != UInt8(ascii: ":")
  }

  private static func withoutCommand(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    let start = scalars.prefix { $0.properties.isWhitespace }.count
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isColons = index == start && scalars[index...].starts(with: "::".unicodeScalars)
      let isGroup = scalar == "[" && scalars[..<index].suffix(2).elementsEqual("##".unicodeScalars)
      if isColons || isGroup { result += writtenOut(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  private static func writtenOut(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
