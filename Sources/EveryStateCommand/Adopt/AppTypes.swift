import EveryStateConditions

/// The types of an app's sources, with what a mock and a sample value need to know of them.
struct AppTypes {
  private let outlines: [SwiftOutline]

  struct Parameter {
    let label: String
    let type: String
    let hasDefault: Bool
  }

  struct Function {
    let name: String
    /// Its source, from its first word.
    let text: String
    let parameters: [Parameter]
    /// `Void` for none.
    let result: String
    let isAsync: Bool
    let isThrowing: Bool
  }

  init(_ outlines: [SwiftOutline]) { self.outlines = outlines }

  /// The names of the views.
  var views: [String] {
    outlines.flatMap { $0.declarations.filter(\.isView).map(\.name) }.sorted()
  }

  func isProtocol(_ type: String) -> Bool { declaration(Self.bare(type), among: ["protocol"]) != nil }

  /// Whether the app declares a type, apart from protocols.
  func declares(_ type: String) -> Bool { declaration(Self.bare(type), among: Self.kinds) != nil }

  /// What a value is made from: the parameters of the first initializer, or the stored properties without values.
  func initializer(of type: String) -> [Parameter] {
    guard let (outline, index) = declaration(Self.bare(type), among: Self.kinds) else { return [] }
    let members = outline.declarations.filter { $0.parent == index }
    if let own = members.first(where: { $0.kind == "init" }) { return parameters(of: own, in: outline) }
    guard outline.declarations[index].kind == "struct" else { return [] }
    return members.filter { ["let", "var"].contains($0.kind) && $0.body == nil && !$0.head.contains("static") }
      .compactMap {
        property($0, in: outline)
      }
  }

  /// The wrapped properties of a screen that it makes itself: `@StateObject private var model = Model()`.
  func ownObjects(of screen: String) -> [String] {
    guard let (outline, index) = declaration(screen, among: ["struct"]) else { return [] }
    let own = outline.declarations.filter {
      $0.parent == index && ["StateObject", "ObservedObject", "State"].contains(where: $0.head.contains)
    }
    let source = outline.source
    let words = own.flatMap { outline.tokens(in: $0.range) }.filter { source.text($0 - 1) != "@" }.map(source.text)
    return words.filter { $0.first?.isUppercase == true && declares($0) }
  }

  /// Whether only a class conforms to a protocol.
  func isOfClasses(_ type: String) -> Bool {
    guard let (outline, index) = declaration(Self.bare(type), among: ["protocol"]) else { return false }
    let inherited = outline.declarations[index].inherited
    return inherited.contains("AnyObject") || inherited.contains("ObservableObject")
      || inherited.contains(where: isOfClasses)
  }

  /// The properties that a protocol asks for, also those of the protocols that it refines.
  func properties(of type: String) -> [Parameter] {
    requirements(of: type, "var").compactMap { property($0.declaration, in: $0.outline, isRequirement: true) }
  }

  private func requirements(
    of type: String, _ kind: String
  ) -> [(outline: SwiftOutline, declaration: SwiftOutline.Declaration)] {
    guard let (outline, index) = declaration(Self.bare(type), among: ["protocol"]) else { return [] }
    return outline.declarations.filter { $0.parent == index && $0.kind == kind }.map { (outline, $0) }
      + outline.declarations[index].inherited.flatMap { requirements(of: $0, kind) }
  }

  /// The functions that a protocol asks for, also those of the protocols that it refines.
  func requirements(of type: String) -> [Function] {
    requirements(of: type, "func").map { outline, function in
      let tokens = outline.tokens(in: function.range)
      let words = tokens.map(outline.source.text)
      let end =
        words.firstIndex(of: "(").map { outline.source.end(ofBracketsAt: tokens.lowerBound + $0) } ?? tokens.upperBound
      let arrow = (end..<tokens.upperBound).first {
        outline.source.text($0) == ">" && outline.source.text($0 - 1) == "-"
      }
      let after = (end..<tokens.upperBound).map(outline.source.text)
      return Function(
        name: words[(words.firstIndex(of: "func") ?? 0) + 1], text: text(tokens, outline),
        parameters: parameters(of: function, in: outline),
        result: arrow.map { text($0 + 1..<tokens.upperBound, outline) } ?? "Void",
        isAsync: after.contains("async"), isThrowing: after.contains("throws"))
    }
  }

  /// A value of a type as Swift code: a sample that the app has, or one that is made from its parts; a placeholder where neither is known.
  func sample(of type: String, _ name: String = "value", depth: Int = 0) -> String {
    let bare = Self.bare(type)
    if bare.hasSuffix("?") { return sample(of: String(bare.dropLast()), name, depth: depth) }
    if bare.hasPrefix("["), bare.hasSuffix("]") {
      return bare.contains(":") ? "[:]" : "[\(sample(of: String(bare.dropFirst().dropLast()), name, depth: depth))]"
    }
    if let known = Self.samples[bare] { return known.replacing("NAME", with: name) }
    guard depth < 4, let (outline, index) = declaration(bare, among: Self.kinds) else { return "<#\(bare)#>" }
    let members = outline.declarations.filter { $0.parent == index }
    let names = ["sample", "mock", "preview", "example", "placeholder", "dummy"]
    if let own = members.first(where: {
      $0.head.contains("static") && names.contains($0.name.split(separator: ".").last.map(String.init) ?? "")
    }) {
      return own.name
    }
    if outline.declarations[index].kind == "enum" {
      let first = members.filter { $0.kind == "case" }.lazy.flatMap { Self.cases($0.head) }.first
      return first.map { ".\($0)" } ?? "<#\(bare)#>"
    }
    let parts = initializer(of: bare).filter { !$0.hasDefault }.map { part in
      (part.label == "_" ? "" : part.label + ": ")
        + sample(of: part.type, part.label == "_" ? name : part.label, depth: depth + 1)
    }
    return "\(bare)(\(parts.joined(separator: ", ")))"
  }

  /// The names in `case drama(Int), other` without values.
  private static func cases(_ words: [String]) -> [String] {
    words.indices.filter {
      words[$0] != "," && words[$0] != "case" && ($0 == 0 || [",", "case"].contains(words[$0 - 1]))
    }.filter {
      $0 + 1 == words.count || [",", "="].contains(words[$0 + 1])
    }.map { words[$0] }
  }

  // MARK: Reading

  private static let kinds: Set<String> = ["struct", "class", "actor", "enum"]

  private static let samples = [
    "String": "\"NAME\"", "Int": "1", "Int64": "1", "Int32": "1", "Double": "1.5", "Float": "1.5", "CGFloat": "1.5",
    "Decimal": "1.5",
    "Bool": "true", "Date": "Date(timeIntervalSince1970: 0)", "URL": "URL(string: \"https://example.com\")!",
    "Data": "Data()",
    "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!", "Void": "()", "()": "()",
  ]

  /// A type without `any`, `some` and the brackets around it.
  private static func bare(_ type: String) -> String {
    var bare = type.split(separator: " ").filter { !["any", "some"].contains($0) && !$0.hasPrefix("@") }.joined(
      separator: " ")
    if bare.hasPrefix("("), bare.hasSuffix(")"), !bare.contains(","), bare != "()" {
      bare = String(bare.dropFirst().dropLast())
    }
    return bare
  }

  private func declaration(_ name: String, among kinds: Set<String>) -> (outline: SwiftOutline, index: Int)? {
    for outline in outlines {
      let index = outline.declarations.firstIndex {
        kinds.contains($0.kind) && ($0.name == name || $0.name.hasSuffix("." + name))
      }
      if let index { return (outline, index) }
    }
    return nil
  }

  private func property(
    _ declaration: SwiftOutline.Declaration, in outline: SwiftOutline, isRequirement: Bool = false
  ) -> Parameter? {
    let tokens = outline.tokens(in: declaration.range)
    let (source, kinds) = (outline.source, ["let", "var"])
    guard let start = tokens.first(where: { kinds.contains(source.text($0)) }), source.text(start + 2) == ":",
      !tokens.contains(where: {
        source.text($0) == "private" || source.text($0) == "@" && source.text($0 + 1) != "ObservedObject"
      }),
      case let end = (start + 3..<tokens.upperBound).first(where: { source.text($0) == "=" || source.text($0) == "{" }),
      end == nil || isRequirement
    else { return nil }
    let type = text(start + 3..<(end ?? tokens.upperBound), outline)
    return Parameter(label: source.text(start + 1), type: type, hasDefault: false)
  }

  private func parameters(of function: SwiftOutline.Declaration, in outline: SwiftOutline) -> [Parameter] {
    let source = outline.source
    let tokens = outline.tokens(in: function.range)
    guard let open = tokens.first(where: { source.text($0) == "(" && source.text($0 - 2) != "@" }) else { return [] }
    let end = source.end(ofBracketsAt: open) - 1
    var (result, start, next): ([Parameter], Int, Int) = ([], open + 1, open + 1)
    while next <= end {
      if source.text(next) == "<", let last = source.end(ofAngleAt: next) { next = last }
      if next == end || source.text(next) == "," {
        let colon = (start..<next).first { source.text($0) == ":" }
        let equals = (start..<next).first { source.text($0) == "=" }
        if let colon {
          result.append(
            Parameter(
              label: source.text(start), type: text(colon + 1..<(equals ?? next), outline), hasDefault: equals != nil))
        }
        start = next + 1
      }
      next = ["(", "[", "{"].contains(source.text(next)) ? source.end(ofBracketsAt: next) : next + 1
    }
    return result
  }

  /// The source of some tokens in one line.
  private func text(_ tokens: Range<Int>, _ outline: SwiftOutline) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let bytes = outline.source.bytes[
      outline.source.tokens[first].range.lowerBound..<outline.source.tokens[last].range.upperBound]
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
