/// A part of an app's source that does not compile on Linux, and is left out of what the compiler reads.
package struct LeftOut: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// The declaration stays, and reports its name when it is used.
    case body
    /// The declaration is not compiled.
    case all
    /// The default values of a function's parameters.
    case defaults
    /// A statement, a value or a call in its code, by the start of its source.
    case piece(SwiftPiece.Kind, String)
    /// A type in its signature, which becomes a stand-in.
    case type(String)
    /// `@Name(...)` of the declaration, or its `override`.
    case attribute(String)
    /// One of the names behind a type's colon.
    case conformance(String)

    package var isPiece: Bool { if case .piece = self { true } else { false } }

    fileprivate init?(_ text: String) {
      let words = text.split(separator: Character(" ")).map { String($0) }
      switch (words.first, words.count) {
      case ("body", 1): self = .body
      case ("all", 1): self = .all
      case ("defaults", 1): self = .defaults
      case (let word?, 2...) where SwiftPiece.Kind(rawValue: String(word)) != nil:
        guard let kind = SwiftPiece.Kind(rawValue: String(word)) else { return nil }
        self = .piece(kind, words.dropFirst().joined(separator: " "))
      case ("type", 2): self = .type(words[1])
      case ("attribute", 2): self = .attribute(words[1])
      case ("conformance", 2): self = .conformance(words[1])
      default: return nil
      }
    }

    fileprivate var text: String {
      switch self {
      case .body: "body"
      case .all: "all"
      case .defaults: "defaults"
      case .piece(let kind, let text): "\(kind.rawValue) \(text)"
      case .type(let name): "type \(name)"
      case .attribute(let name): "attribute \(name)"
      case .conformance(let name): "conformance \(name)"
      }
    }
  }
  package let part: Part
  /// The file, relative to the package.
  package let file: String
  /// The name of the declaration in the file's outline.
  package let name: String
  /// The compiler's first error in it.
  package let reason: String

  package init(_ part: Part, _ file: String, _ name: String, _ reason: String) {
    self.part = part
    self.file = file
    self.name = name
    self.reason = reason
  }

  package var line: String { [part.text, file, name, reason].joined(separator: "\t") }

  /// The entries of a list, one a line, without comments.
  package static func list(_ text: String) -> [LeftOut] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let part = Part(fields[0]) else { return nil }
      return LeftOut(part, fields[1], fields[2], fields[3])
    }
  }

  /// The file without the parts: blank where they were, so that lines stay where they are.
  package static func apply(_ parts: [LeftOut], to bytes: [UInt8]) -> [UInt8] {
    guard !parts.isEmpty else { return bytes }
    let (blanks, texts) = edits(parts, SwiftOutline(bytes))
    var result = bytes
    for range in blanks + texts.map(\.range) { for place in range where result[place] != 10 { result[place] = 32 } }
    // What replaces a part may be longer than it: it is put in last, from the end.
    for (range, text) in texts.reversed() {
      // What follows a type, such as `?`, must follow it without a blank.
      result.insert(contentsOf: text.utf8, at: text == standIn ? range.upperBound : range.lowerBound)
    }
    return result
  }

  /// The place in a file of a place in the file without the parts, in the line that begins at `line`.
  package static func original(_ place: Int, line: Int, without parts: [LeftOut], in outline: SwiftOutline) -> Int {
    var result = place
    for (range, text) in edits(parts, outline).texts where range.lowerBound >= line && range.lowerBound < result {
      result = max(range.lowerBound, result - text.utf8.count)
    }
    return result
  }

  /// The type in the place of one that is left out.
  private static let standIn = "_StandInValue"

  /// What becomes blank, and the texts that are put in, in their order.
  private static func edits(_ parts: [LeftOut], _ outline: SwiftOutline) -> (
    blanks: [Range<Int>], texts: [(range: Range<Int>, text: String)]
  ) {
    let byName = Dictionary(grouping: parts, by: \.name)
    var blanks: [Range<Int>] = []
    var texts: [(range: Range<Int>, text: String)] = []
    for declaration in outline.declarations where !blanks.contains(where: { $0.contains(declaration.range.lowerBound) })
    {
      for part in byName[declaration.name] ?? [] {
        switch part.part {
        case .all: blanks.append(declaration.range)
        case .body: if let body = declaration.body { texts.append((body, declaration.substitute)) }
        case .defaults: blanks += outline.defaults(of: declaration)
        case .attribute(let name): blanks += outline.attribute(name, of: declaration)
        case .conformance(let name): blanks += outline.conformance(name, of: declaration)
        case .type(let name): texts += outline.places(of: name, in: declaration).map { ($0, standIn) }
        case .piece(let kind, let text):
          let name = "\"" + "\(declaration.name): \(text)".filter { $0 != "\"" && $0 != "\\" } + "\""
          let found = outline.pieces(of: declaration).filter { $0.kind == kind && $0.text == text }
          texts += found.map { ($0.range, kind.substitute(name)) }
        }
      }
    }
    // A part within another one is left out with it.
    let outer = blanks + texts.map(\.range)
    texts.removeAll { text in
      outer.contains {
        $0 != text.range && $0.lowerBound <= text.range.lowerBound && $0.upperBound >= text.range.upperBound
      }
    }
    return (blanks, texts.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}

extension SwiftOutline {
  /// The places of `= value` in the parameters of a function.
  package func defaults(of declaration: Declaration) -> [Range<Int>] {
    let all = indices(of: declaration)
    guard let start = all.first(where: { source.text($0) == "(" && source.text($0 - 1) != "objc" }) else { return [] }
    let end = source.end(ofBracketsAt: start) - 1
    var result: [Range<Int>] = []
    var index = start + 1
    while index < end {
      if source.text(index) == "=" {
        let first = index
        while index < end, source.text(index) != "," {
          index = ["(", "[", "{"].contains(source.text(index)) ? source.end(ofBracketsAt: index) : index + 1
        }
        result.append(source.tokens[first].range.lowerBound..<source.tokens[index - 1].range.upperBound)
      }
      index = ["(", "[", "{"].contains(source.text(index)) ? source.end(ofBracketsAt: index) : index + 1
    }
    return result
  }

  /// The places of a type's name before a declaration's body, with its arguments.
  fileprivate func places(of name: String, in declaration: Declaration) -> [Range<Int>] {
    let head = tokens(in: declaration.range.lowerBound..<(declaration.body?.lowerBound ?? declaration.range.upperBound))
    return head.filter { source.text($0) == name }.map { index in
      let isBound = ["any", "some"].contains(source.text(index - 1))
      let last = source.text(index + 1) == "<" ? source.end(ofAngleAt: index + 1) ?? index : index
      return source.tokens[isBound ? index - 1 : index].range.lowerBound..<source.tokens[last].range.upperBound
    }
  }

  /// The places of `@Name(...)` before a declaration's keyword.
  fileprivate func attribute(_ name: String, of declaration: Declaration) -> [Range<Int>] {
    let words = indices(of: declaration)
    if name == "override", let word = words.first(where: { source.text($0) == name }) {
      return [source.tokens[word].range]
    }
    return words.filter { source.text($0) == "@" && source.text($0 + 1) == name }.prefix(1).map { index in
      var end = index + 2
      if source.text(end) == "(" { end = source.end(ofBracketsAt: end) }
      return source.tokens[index].range.lowerBound..<source.tokens[end - 1].range.upperBound
    }
  }

  /// The place of a name behind a type's colon, with a comma, or with the colon where it is alone.
  fileprivate func conformance(_ name: String, of declaration: Declaration) -> [Range<Int>] {
    let all = Array(indices(of: declaration).prefix { source.text($0) != "{" && source.text($0) != "where" })
    guard let colon = all.firstIndex(where: { source.text($0) == ":" }) else { return [] }
    let items = all[(colon + 1)...].split { source.text($0) == "," }
    guard let place = items.firstIndex(where: { $0.contains { source.text($0) == name } }),
      let first = items[place].first, let last = items[place].last
    else { return [] }
    let start = items.count == 1 || place > 0 ? first - 1 : first
    let end = items.count > 1 && place == 0 ? last + 1 : last
    return [source.tokens[start].range.lowerBound..<source.tokens[end].range.upperBound]
  }

  private func indices(of declaration: Declaration) -> Range<Int> { tokens(in: declaration.range) }
}

extension SwiftOutline.Declaration {
  /// Whether a body can be replaced: its result has a type that the replacement can have.
  package var canLoseBody: Bool {
    guard body != nil, kind != "let" || isValue else { return false }
    guard let some = head.firstIndex(of: "some") else { return true }
    return !isResult(some) || head.dropFirst(some + 1).first == "View"
  }

  /// Whether `some` is of the result: that of a parameter is before the arrow.
  private func isResult(_ some: Int) -> Bool { kind == "var" || head.lastIndex(of: ">").map { $0 < some } == true }

  /// Swift code in place of the body.
  fileprivate var substitute: String {
    let text = "\"" + name.filter { $0 != "\"" && $0 != "\\" } + "\""
    if isValue { return " _leftOut(\(text))" }
    switch accessors {
    case .observers: return " didSet {} "
    case .getAndSet: return " get { _leftOut(\(text)) } set { _leftOut(\(text)) } "
    case .none: break
    }
    if kind == "deinit" { return "" }
    if isThrowing { return " throw _leftOutError(\(text)) " }
    if kind == "init" { return name.contains("init?(") ? " return nil " : " _leftOutObject(\(text)) " }
    let isView = head.firstIndex(of: "some").map(isResult) == true
    return isView ? " _LeftOutView(\(text)) " : " return _leftOut(\(text)) "
  }
}
