/// Replaces values that vary by stable aliases: the same value has the same alias everywhere in a frame.
///
///     var redaction = Redaction([.uuids, .dates])
///     redaction.apply(to: "Order 6f1c…e2 of 2026-01-31")  // "Order <uuid-1> of <date-1>"
///
/// Rules apply in the order they are declared, to what the earlier ones left. Aliases are numbered by first appearance, so texts
/// must come in an order that does not vary. Make one a frame and apply it before layout, so that columns fit the alias.
package struct Redaction: Sendable {
  /// The rules, in the order they apply.
  package let rules: [RedactionRule]
  private var aliases: [Alias: String] = [:]
  private var valueCounts: [String: Int] = [:]

  private struct Alias: Hashable {
    let rule: String
    /// Bytes: a composed and a decomposed "é" are two values.
    let value: [UInt8]
  }

  package init(_ rules: [RedactionRule]) {
    self.rules = rules
  }

  /// The text with its varying values replaced. The same text always gives the same result.
  package mutating func apply(to text: String) -> String {
    if rules.isEmpty { return text }
    return pieces(of: text).map { String($0.alias ?? $0.text) }.joined()
  }

  /// The varying values of a text and their aliases, in order and apart from each other.
  package mutating func replacements(in text: String) -> [(range: Range<String.Index>, text: String)] {
    pieces(of: text).compactMap { piece in
      piece.alias.map { (piece.text.startIndex..<piece.text.endIndex, String($0)) }
    }
  }

  private mutating func pieces(of text: String) -> [Piece] {
    var pieces = [Piece(text: text[...])]
    for rule in rules {
      pieces = pieces.flatMap { $0.alias == nil ? split($0.text, by: rule) : [$0] }
    }
    return pieces
  }

  /// The rules that fired, for the report: `uuid: 2 values`. In the order of the rules.
  package var fired: [String] {
    var seen: Set<String> = []
    return rules.compactMap { rule in
      guard let count = valueCounts[rule.alias], seen.insert(rule.alias).inserted else { return nil }
      return "\(rule.alias): \(count) value\(count == 1 ? "" : "s")"
    }
  }

  /// What a rule has replaced no later rule looks into.
  private struct Piece {
    let text: Substring
    var alias: Substring?
  }

  private mutating func split(_ text: Substring, by rule: RedactionRule) -> [Piece] {
    var pieces: [Piece] = []
    var end = text.startIndex
    for range in rule.ranges(text) where range.lowerBound >= end && range.upperBound <= text.endIndex {
      pieces.append(Piece(text: text[end..<range.lowerBound]))
      pieces.append(Piece(text: text[range], alias: alias(of: text[range], rule: rule.alias)[...]))
      end = range.upperBound
    }
    pieces.append(Piece(text: text[end...]))
    return pieces
  }

  private mutating func alias(of value: Substring, rule: String) -> String {
    let key = Alias(rule: rule, value: Array(value.utf8))
    if let alias = aliases[key] { return alias }
    valueCounts[rule, default: 0] += 1
    let alias = "<\(rule)-\(valueCounts[rule]!)>"
    aliases[key] = alias
    return alias
  }
}
