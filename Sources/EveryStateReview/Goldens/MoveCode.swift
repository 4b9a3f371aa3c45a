/// What a person does in a move, as a storyboard's action is written: `press "Add" in "Tent"` is `$0.press("Add", in: "Tent")`.
package struct MoveCode: Hashable, Sendable {
  /// The action, awaited where that is needed.
  package let code: String

  package init(_ event: String) {
    // Everything before the first name.
    let verb = event.prefix { $0 != "\"" }.trimmingBlanks
    let rest = event.dropFirst(verb.count).trimmingBlanks
    code = "try await $0." + Self.call(verb, rest)
  }

  private static func call(_ verb: String, _ rest: String) -> String {
    switch verb {
    case "refresh": return "refresh()"
    case "go back": return "goBack()"
    case "dismiss": return "dismiss()"
    case "press", "toggle", "search": return "\(verb)(\(name(rest)))"
    case "type":
      let (text, field) = split(rest, at: " into ")
      return "type(\(name(text)), into: \(name(field)))"
    case "select":
      let (choice, picker) = split(rest, at: "\" in \"")
      return "select(\(name(choice + "\"")), in: \(name("\"" + picker)))"
    default: return "perform(\(literal(verb)), on: \(name(rest)))"
    }
  }

  /// `"Add" in "Tent"` as `"Add", in: "Tent"`; `"Twin" number 2` as `"Twin", number: 2`.
  private static func name(_ words: String) -> String {
    var (rest, number) = (words, "")
    if let range = words.ranges(of: " number ").last, Int(words[range.upperBound...]) != nil {
      (rest, number) = (String(words[..<range.lowerBound]), ", number: " + words[range.upperBound...])
    }
    let (label, row) = split(rest, at: "\" in \"")
    guard !row.isEmpty else { return literal(unquoted(rest)) + number }
    return literal(unquoted(label + "\"")) + ", in: " + literal(unquoted("\"" + row)) + number
  }

  private static func unquoted(_ words: String) -> String {
    words.count > 1 && words.hasPrefix("\"") && words.hasSuffix("\"") ? String(words.dropFirst().dropLast()) : words
  }

  /// What was written out, `\u{A}`, is a literal's own way to say it.
  private static func literal(_ words: String) -> String {
    "\"" + words.replacing("\"", with: "\\\"") + "\""
  }

  /// The words before the last separator, and those after it.
  private static func split(_ words: String, at separator: String) -> (String, String) {
    guard let range = words.ranges(of: separator).last else { return (words, "") }
    return (String(words[..<range.lowerBound]), String(words[range.upperBound...]))
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
