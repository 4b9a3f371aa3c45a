/// What `@Entry var name: Type = value` stands for: a key of its own, and a getter and a setter that use it.
struct EntryExpansion {
  private let name: String
  private let type: String?
  private let value: String?

  /// - Parameter declaration: the variable's source.
  init(_ declaration: String) {
    // Comments before the attribute may hold anything.
    let attribute = declaration.split(separator: "@Entry", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    let variable = attribute.split(separator: "var ", maxSplits: 1).last.map(String.init) ?? ""
    let equals = Self.firstIndex(of: "=", in: variable)
    let head = variable[..<(equals ?? variable.endIndex)]
    let parts = head.split(separator: ":", maxSplits: 1).map(Self.trimmed)
    name = parts.first ?? ""
    type = parts.count == 2 ? parts[1] : nil
    value = equals.map { Self.trimmed(variable[variable.index(after: $0)...]) }
  }

  func text(role: String) -> String {
    if role == "accessor" {
      return "get { self[__Key_\(name).self] }\nset { self[__Key_\(name).self] = newValue }"
    }
    let value = value ?? "nil"
    let property = type.map { "static var defaultValue: \($0) {\n\(value)\n}" } ?? "static let defaultValue = \(value)"
    return "private struct __Key_\(name): EnvironmentKey {\n\(property)\n}"
  }

  /// The first `=` that is no part of `==` and stands in no brackets of the type.
  private static func firstIndex(of character: Character, in text: String) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      switch text[index] {
      case "<", "(", "[", "{": depth += 1
      case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
      case ")", "]", "}": depth -= 1
      default: return depth == 0 && text[index] == character
      }
      return false
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
