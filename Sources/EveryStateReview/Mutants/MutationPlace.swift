/// One change of an app's source that a golden should notice.
package struct MutationPlace: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case condition, binding, `operator`, boolean, assignment, argument, action, modifier, call, `catch`, `try`, `return`
  }
  package let kind: Kind
  package let file: String
  package let line: Int
  package let bytes: Range<Int>
  /// The code that its switch is written around: an operator's with its operands, a word's the text.
  let host: Range<Int>
  package let replacement: String
  /// The changed code, as a message names it.
  package let subject: String
  /// The event that leads to the code: `press "Try Again"`, `load()`.
  package let way: String
  /// The branches of a view that it decides or is inside, with their builders' places.
  let sides: [SourcePlace]

  package func changed(_ source: [UInt8]) -> [UInt8] {
    Array(source[..<bytes.lowerBound]) + Array(replacement.utf8) + Array(source[bytes.upperBound...])
  }

  /// The first line that the change touches, before and after; nil after if the line was removed.
  package func lines(in source: [UInt8]) -> (old: String, new: String?) {
    guard bytes.upperBound <= source.count else { return ("", nil) }
    let newline = UInt8(ascii: "\n")
    // Deleted code may begin with the end of the line before.
    let first = source[bytes].firstIndex { $0 > 0x20 } ?? bytes.lowerBound
    let start = source[..<first].lastIndex(of: newline).map { $0 + 1 } ?? 0
    func line(_ bytes: [UInt8]) -> String {
      let end = bytes[min(start, bytes.count)...].firstIndex(of: newline) ?? bytes.count
      return String(decoding: bytes[min(start, bytes.count)..<end], as: UTF8.self).trimmed
    }
    let new = line(changed(source))
    // The next line takes the place of a modifier on a line of its own.
    let isWhole = replacement.isEmpty && bytes.lowerBound < start
    return (line(source), isWhole || new.isEmpty ? nil : new)
  }

  var hint: String {
    switch kind {
    case .condition, .binding, .operator, .boolean:
      "No golden changes when `\(shortSubject)` is inverted: show both sides \(occasion)."
    case .assignment: "No golden shows what `\(shortSubject)` is set to here: show it \(occasion)."
    case .argument: "No golden shows `\(shortSubject)`: show it \(occasion)."
    case .action: "No golden shows what the button does: add a storyboard that presses it."
    case .modifier, .call: "No golden shows what `\(shortSubject)` does: show it \(occasion)."
    case .catch: "No golden shows what follows this failure: show it \(occasion)."
    case .try: "No golden shows that `\(shortSubject)` can fail: add a state in which it does."
    case .return: "No golden shows what this `return` prevents: show it \(occasion)."
    }
  }

  private var shortSubject: String {
    let line = subject.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 60 || line.count < subject.count ? line.prefix(57) + "..." : line
  }

  private var occasion: String {
    if way.hasPrefix("press ") { return "in a storyboard with `\(way)`" }
    if way == ".refreshable" { return "in a storyboard that refreshes" }
    if way == ".task" || way == ".onAppear" { return "in a state that shows what the screen does when it appears" }
    if way.hasPrefix(".") { return "in a storyboard that reaches `\(way)`" }
    if way.hasPrefix("the catch of ") { return "in a state in which `\(way.dropFirst(13))` fails" }
    return way.isEmpty || way == "body" ? "in a separate state" : "in a state that reaches `\(way)`"
  }
}
