/// The inline markdown that a key may have: strong, emphasis, code, strikethrough, links and escapes.
enum Markdown {
  /// A part of a text: markdown is read in literals, never in arguments.
  enum Piece {
    case text(String)
    case argument((inout StyledText, EnvironmentValues) -> Void)
  }

  static func mayBeIn(_ text: String) -> Bool {
    text.hasByte { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  static func append(_ pieces: [Piece], to styled: inout StyledText, _ environment: EnvironmentValues) {
    var units: [Unit] = []
    for piece in pieces {
      switch piece {
      case .text(let text): units += text.map { .character($0) }
      case .argument(let append): units.append(.argument(append))
      }
    }
    append(units[...], to: &styled, environment)
  }

  static func attributed(_ text: String, _ baseURL: URL?) -> AttributedString {
    attributed(text.map { Unit.character($0) }[...], baseURL)
  }

  private static func attributed(_ units: ArraySlice<Unit>, _ baseURL: URL?) -> AttributedString {
    var result = AttributedString()
    var index = units.startIndex
    while index < units.endIndex {
      if units[index].character == "\\", index + 1 < units.endIndex, let next = units[index + 1].character,
        next.isPunctuation || next.isSymbol
      {
        result += AttributedString(String(next))
        index += 2
      } else if let inflected = inflected(in: units, at: index) {
        let inside = attributed(inflected.text, baseURL)
        let text = Inflection.inflected(String(inside.characters), .current)
        let isSame = text.count == inside.characters.count
        result += isSame ? inside : AttributedString(text, attributes: inside.runs.first?.attributes ?? .init())
        index = inflected.end
      } else if let link = link(in: units, at: index) {
        var inside = attributed(link.text, baseURL)
        inside.link = URL(string: link.target, relativeTo: baseURL)
        result += inside
        index = link.end
      } else if let span = span(in: units, at: index) {
        let isCode = span.mark == .code
        var inside =
          isCode ? AttributedString(String(span.inside.compactMap(\.character))) : attributed(span.inside, baseURL)
        for run in inside.runs {
          let outer = run.inlinePresentationIntent ?? []
          inside[run.range].inlinePresentationIntent = outer.union(span.mark.intent)
        }
        result += inside
        index = span.end
      } else {
        if let character = units[index].character { result += AttributedString(String(character)) }
        index += 1
      }
    }
    return result
  }

  private enum Unit {
    case character(Character)
    case argument((inout StyledText, EnvironmentValues) -> Void)

    var character: Character? { if case .character(let character) = self { character } else { nil } }
    var isBlank: Bool { character?.isWhitespace ?? false }
    var isWord: Bool { character.map { $0.isLetter || $0.isNumber } ?? true }
  }

  private static func append(_ units: ArraySlice<Unit>, to styled: inout StyledText, _ environment: EnvironmentValues) {
    var literal = ""
    func flush() {
      if !literal.isEmpty { styled.append(literal, environment) }
      literal = ""
    }
    var index = units.startIndex
    while index < units.endIndex {
      guard let character = units[index].character else {
        flush()
        if case .argument(let append) = units[index] { append(&styled, environment) }
        index += 1
        continue
      }
      if character == "\\", index + 1 < units.endIndex, let next = units[index + 1].character,
        next.isPunctuation || next.isSymbol
      {
        literal.append(next)
        index += 2
        continue
      }
      if let inflected = inflected(in: units, at: index) {
        flush()
        var inner = StyledText()
        append(inflected.text, to: &inner, environment)
        styled.append(Inflection.inflected(inner.plain, environment.builtIn.locale), environment)
        index = inflected.end
        continue
      }
      if let link = link(in: units, at: index) {
        flush()
        var inner = environment
        inner.builtIn.controlWords.append("link \(AppText.name(environment.read(link.target)))")
        append(link.text, to: &styled, inner)
        index = link.end
        continue
      }
      if let span = span(in: units, at: index) {
        flush()
        var inner = environment
        span.mark.apply(&inner.builtIn.textTraits)
        if span.mark == .code {
          styled.append(String(span.inside.compactMap(\.character)), inner)
        } else {
          append(span.inside, to: &styled, inner)
        }
        index = span.end
        continue
      }
      literal.append(character)
      index += 1
    }
    flush()
  }

  private enum Mark {
    case strong, emphasis, strongEmphasis, code, strikethrough

    var intent: InlinePresentationIntent {
      switch self {
      case .strong: .stronglyEmphasized
      case .emphasis: .emphasized
      case .strongEmphasis: [.emphasized, .stronglyEmphasized]
      case .code: .code
      case .strikethrough: .strikethrough
      }
    }

    func apply(_ traits: inout TextTraits) {
      switch self {
      case .strong: traits.weight = .bold(over: traits.weight)
      case .emphasis: traits.isItalic = true
      case .strongEmphasis:
        traits.weight = .bold(over: traits.weight)
        traits.isItalic = true
      case .code: traits.isMonospaced = true
      case .strikethrough: traits.strikethrough = .style(.single)
      }
    }
  }

  private static let marks: [(text: [Character], mark: Mark)] = [
    (["*", "*", "*"], .strongEmphasis), (["*", "*"], .strong), (["_", "_"], .strong), (["~", "~"], .strikethrough),
    (["*"], .emphasis), (["_"], .emphasis),
    (["`"], .code),
  ]

  private static func matches(_ text: [Character], _ units: ArraySlice<Unit>, _ index: Int) -> Bool {
    index + text.count <= units.endIndex && text.indices.allSatisfy { units[index + $0].character == text[$0] }
  }

  /// A marked span that starts at `index`: its opening touches the text after it, its closing the text before.
  private static func span(
    in units: ArraySlice<Unit>, at index: Int
  ) -> (mark: Mark, inside: ArraySlice<Unit>, end: Int)? {
    for (text, mark) in marks where matches(text, units, index) {
      let start = index + text.count
      guard start < units.endIndex, !units[start].isBlank else { continue }
      // An underscore within a word is only that.
      if text[0] == "_", index > units.startIndex, units[index - 1].isWord { continue }
      var end = start + 1
      while end + text.count <= units.endIndex {
        if units[end - 1].character == "\\", mark != .code {
          end += 1
          continue
        }
        if matches(text, units, end), !units[end - 1].isBlank {
          let after = end + text.count
          let isRun = text.count == 1 && after < units.endIndex && units[after].character == text[0]
          let isInWord = text[0] == "_" && after < units.endIndex && units[after].isWord
          if !isRun, !isInWord { return (mark, units[start..<end], after) }
          if isRun {
            end = after + 1
            continue
          }
        }
        end += 1
      }
    }
    return nil
  }

  /// Words that agree with their number: `^[3 piece](inflect: true)`.
  private static func inflected(in units: ArraySlice<Unit>, at index: Int) -> (text: ArraySlice<Unit>, end: Int)? {
    guard units[index].character == "^", index + 1 < units.endIndex, units[index + 1].character == "[",
      let close = units[index...].firstIndex(where: { $0.character == "]" }), close + 1 < units.endIndex,
      units[close + 1].character == "(", let end = units[close...].firstIndex(where: { $0.character == ")" }),
      String(units[(close + 2)..<end].compactMap(\.character)).hasPrefix("inflect")
    else { return nil }
    return (units[(index + 2)..<close], end + 1)
  }

  private static func link(
    in units: ArraySlice<Unit>, at index: Int
  ) -> (text: ArraySlice<Unit>, target: String, end: Int)? {
    guard units[index].character == "[" else { return nil }
    guard let close = units[index...].firstIndex(where: { $0.character == "]" }), close + 1 < units.endIndex,
      units[close + 1].character == "(", let end = units[close...].firstIndex(where: { $0.character == ")" })
    else { return nil }
    let target = units[(close + 2)..<end]
    guard !target.contains(where: { $0.isBlank }) else { return nil }
    return (units[(index + 1)..<close], String(target.compactMap(\.character)), end + 1)
  }
}
