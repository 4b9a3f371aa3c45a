/// Replaces values that vary by stable aliases, `<uuid-1>`, numbered by appearance: one a frame, applied before layout.
package struct Redaction: Sendable {
  package let rules: [RedactionRule]
  private var aliases: [Alias: String] = [:]
  private var valueCounts: [String: Int] = [:]

  private struct Alias: Hashable {
    let rule: String
    /// Bytes: a composed and a decomposed "é" are two values.
    let value: [UInt8]
  }

  package init(_ rules: [RedactionRule]) { self.rules = rules }

  /// The text with its varying values replaced. The same text always gives the same result.
  package mutating func apply(to text: String) -> String {
    if rules.isEmpty { return text }
    return pieces(of: text).map { String($0.alias ?? $0.text) }.joined()
  }

  /// The varying values of a text and their aliases, in order and apart from each other.
  package mutating func replacements(in text: String) -> [(range: Range<String.Index>, text: String)] {
    pieces(of: text).compactMap { piece in piece.alias.map { (piece.text.startIndex..<piece.text.endIndex, String($0)) }
    }
  }

  private mutating func pieces(of text: String) -> [Piece] {
    var pieces = [Piece(text: text[...])]
    for rule in rules { pieces = pieces.flatMap { $0.alias == nil ? split($0.text, by: rule) : [$0] } }
    return pieces
  }

  /// The rules that fired, for the report: `uuid: 2 values`. In the order of the rules.
  package var fired: [String] {
    var seen: Set<String> = []
    return rules.compactMap { rule in
      guard let count = valueCounts[rule.alias], seen.insert(rule.alias).inserted else { return nil }
      return "\(rule.alias): \(counted(count, "value"))"
    }
  }

  /// Later rules do not look into replaced text.
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

/// One kind of value that varies from run to run and must not reach a golden.
public struct RedactionRule: Sendable {
  /// The alias's word: `uuid` gives `<uuid-1>`, `<uuid-2>`.
  public let alias: String
  /// The ranges of a text with such a value, in order and apart from each other.
  let ranges: @Sendable (Substring) -> [Range<String.Index>]

  /// A rule of one's own.
  /// - Parameters:
  ///   - alias: the alias's word.
  ///   - ranges: the ranges of a text with such a value, in order and apart from each other.
  public init(_ alias: String, ranges: @escaping @Sendable (Substring) -> [Range<String.Index>]) {
    self.alias = alias
    self.ranges = ranges
  }

  /// Every match of a regular expression, in Swift's notation; only the group named `value` if there is one.
  ///
  ///     try RedactionRule("port", matching: "localhost:(?<value>[0-9]+)")
  /// - Throws: the regular expression's own error.
  public init(_ alias: String, matching pattern: String) throws { self.init(alias, try Regex(pattern)) }

  private init(_ alias: String, _ regex: Regex<AnyRegexOutput>) {
    let compiled = CompiledPattern(regex: regex)
    self.init(alias) { text in
      text.matches(of: compiled.regex).compactMap { match in
        (match.output["value"]?.range ?? match.range).flatMap { $0.isEmpty ? nil : $0 }
      }
    }
  }

  /// Every occurrence of the value itself, such as the folder of this run.
  public static func value(_ value: String, as alias: String) -> RedactionRule {
    RedactionRule(alias) { text in value.isEmpty ? [] : text.ranges(of: value) }
  }

  /// UUIDs in either case, with their dashes: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public static let uuids = RedactionRule(
    "uuid", Regex(#/\b[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\b/#))

  /// The port after a host: `127.0.0.1:49152`, `localhost:8080`, `[::1]:8080`.
  public static let ports = RedactionRule(
    "port", Regex(#/(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[0-9A-Fa-f:]+\]):(?<value>\d{1,5})\b/#))

  /// Paths below a temporary or a home folder: `/tmp/…`, `/private/var/…`, `/var/folders/…`, `/home/…`, `/Users/…`, `/root/…`.
  public static let paths = RedactionRule(
    "path",
    Regex(
      #/(?:^|[\s"'(<=:])(?<value>/(?:private/)?(?:tmp|var/folders|var/tmp|home|Users|root)/[^\s"'<>()\[\]{},;]*[^\s"'<>()\[\]{},;.:])/#
    ))

  /// Dates and times of ISO 8601: `2026-01-31`, `2026-01-31T09:30:00.123+01:00`.
  public static let dates = RedactionRule(
    "date",
    Regex(#/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+\-]\d{2}:?\d{2})?)?(?!\d)/#))

  /// Addresses of objects: `0x00007f8b5c0042a0`.
  public static let addresses = RedactionRule("address", Regex(#/\b0x[0-9A-Fa-f]{6,16}\b/#))
}

/// Matching does not change a regular expression; the library only compiles it at first use, atomically.
private struct CompiledPattern: @unchecked Sendable { let regex: Regex<AnyRegexOutput> }
