import Foundation

/// A predicate in text, as Apple's "Predicate Programming Guide" describes it. Arithmetic, `SUBQUERY`, `FUNCTION` and `CAST` are absent.
private struct PredicateFormat {
  typealias Test = (Any?) -> Bool
  private typealias Value = (Any?) -> Any?
  let format: String
  private(set) var tokens: ArraySlice<String>
  private var arguments: ArraySlice<Any?>
  init(_ format: String, _ arguments: [Any]) {
    let pattern =
      #/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[A-Za-z_@][\w@]*(?:\.[\w@]+)*|-?\d+(?:\.\d+)?|%\.?\d*[A-Za-z@]+|[=!<>]=|<>|=[<>]|&&|\|\||\S/#
    (self.format, self.arguments) = (format, arguments.map(KeyValues.flat)[...])
    tokens = format.matches(of: pattern).map { String($0.output) }[...]
  }
  func refuse() -> Never {
    let place = tokens.first ?? "its end"
    fatalError(
      "NSPredicate(format: \"\(format)\") cannot be read on Linux, from '\(place)' on. Write NSPredicate(block:).")
  }

  /// Takes the next token if it is one of these.
  private mutating func take(_ names: String...) -> String? {
    guard let token = tokens.first?.uppercased(), names.contains(token) else { return nil }
    tokens.removeFirst()
    return token
  }
  private mutating func need(_ mark: String) { if take(mark) == nil { refuse() } }
  mutating func test() -> Test {
    var test = conjunction()
    while take("OR", "||") != nil { test = { [test, next = conjunction()] in test($0) || next($0) } }
    return test
  }
  private mutating func conjunction() -> Test {
    var test = negation()
    while take("AND", "&&") != nil { test = { [test, next = negation()] in test($0) && next($0) } }
    return test
  }
  private mutating func negation() -> Test {
    if take("NOT", "!") != nil { return { [test = negation()] in !test($0) } }
    if let word = take("TRUEPREDICATE", "FALSEPREDICATE") { return { _ in word == "TRUEPREDICATE" } }
    if take("(") == nil { return comparison() }
    defer { need(")") }
    return test()
  }
  private mutating func comparison() -> Test {
    let scope = take("ANY", "SOME", "ALL", "NONE")
    let left = value()
    let name = take(
      "==", "=", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
      "IN", "BETWEEN")
    guard let name else { refuse() }
    var options: String.CompareOptions = []
    if take("[") != nil, let letters = tokens.popFirst()?.lowercased() {
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      need("]")
    }
    let (right, chosen) = (value(), options)
    guard let scope else { return { Self.holds(name, left($0), right($0), chosen) } }
    return { object in
      let other = right(object)
      let results = (left(object).flatMap(KeyValues.elements) ?? []).map { Self.holds(name, $0, other, chosen) }
      return scope == "ALL" ? !results.contains(false) : results.contains(true) == (scope != "NONE")
    }
  }
  private static func holds(_ name: String, _ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
    let order = KeyValues.compare(one, other, options)
    // No value is more or less than nil, as in SQL.
    let isOrdered = one != nil && other != nil
    func has(_ pattern: String?, _ more: String.CompareOptions = []) -> Bool {
      guard let text = one as? String, let pattern else { return false }
      let folding = options.intersection(.diacriticInsensitive)
      return text.folding(options: folding, locale: nil).range(
        of: pattern.folding(options: folding, locale: nil), options: options.union(more)) != nil
    }
    switch name {
    case "==", "=": return order == .orderedSame
    case "!=", "<>": return order != .orderedSame
    case "<": return isOrdered && order == .orderedAscending
    case ">": return isOrdered && order == .orderedDescending
    case "<=", "=<": return isOrdered && (order == .orderedAscending || order == .orderedSame)
    case ">=", "=>": return isOrdered && (order == .orderedDescending || order == .orderedSame)
    case "IN": return holds("CONTAINS", other, one, options)
    case "CONTAINS":
      let items = one.flatMap(KeyValues.elements)
      return items?.contains { KeyValues.compare($0, other, options) == .orderedSame } ?? has(other as? String)
    case "BEGINSWITH": return has(other as? String, .anchored)
    case "ENDSWITH": return has(other as? String, [.anchored, .backwards])
    case "MATCHES": return has((other as? String).map { "^(?:\($0))$" }, .regularExpression)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: other as? String ?? "")
      return holds("MATCHES", one, pattern.replacing("\\*", with: ".*").replacing("\\?", with: "."), options)
    default:
      guard let ends = other.flatMap(KeyValues.elements), ends.count == 2 else { return false }
      return holds(">=", one, KeyValues.flat(ends[0]), options) && holds("<=", one, KeyValues.flat(ends[1]), options)
    }
  }
  private mutating func value() -> Value {
    if take("{") != nil {
      var items: [Value] = []
      repeat { items.append(value()) } while take(",") != nil
      need("}")
      return { [items] object in items.map { $0(object) as Any } }
    }
    guard let word = tokens.first, let first = word.first, first.isLetter || first.isNumber || "\"'%@_-".contains(first)
    else { refuse() }
    tokens.removeFirst()
    if first == "%" {
      guard let argument = arguments.popFirst() else { refuse() }
      return word == "%K" ? { KeyValues.value(of: $0, at: "\(argument ?? "")") } : { _ in argument }
    }
    if first == "\"" || first == "'" {
      let text = String(word.dropFirst().dropLast().replacing(#/\\(.)/#) { $0.1 })
      return { _ in text }
    }
    if let number = Int(word).map(NSNumber.init(value:)) ?? Double(word).map(NSNumber.init(value:)) {
      return { _ in number }
    }
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    default: return { KeyValues.value(of: $0, at: word) }
    }
  }
}

extension NSPredicate {
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    var reader = PredicateFormat(format, arguments ?? [])
    let test = reader.test()
    if !reader.tokens.isEmpty { reader.refuse() }
    self.init { object, _ in test(object) }
  }
}
