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
    for part in parts(of: units) {
      switch part {
      case .literal(let text): result += AttributedString(text)
      case .argument: break
      case .inflected(let units):
        let inside = attributed(units, baseURL)
        let text = Inflection.inflected(String(inside.characters), .current)
        let isSame = text.count == inside.characters.count
        result += isSame ? inside : AttributedString(text, attributes: inside.runs.first?.attributes ?? .init())
      case .link(let units, let target):
        var inside = attributed(units, baseURL)
        inside.link = URL(string: target, relativeTo: baseURL)
        result += inside
      case .span(let mark, let units):
        var inside = mark == .code ? AttributedString(plain(units)) : attributed(units, baseURL)
        for run in inside.runs {
          let outer = run.inlinePresentationIntent ?? []
          inside[run.range].inlinePresentationIntent = outer.union(mark.intent)
        }
        result += inside
      }
    }
    return result
  }

  private enum Unit {
    case character(Character)
    case argument((inout StyledText, EnvironmentValues) -> Void)

    var character: Character? { if case .character(let character) = self { character } else { nil } }
    var isBlank: Bool { character?.isWhitespace ?? false }
    var isPunctuation: Bool { character.map { $0.isPunctuation || $0.isASCII && $0.isSymbol } ?? false }
  }

  private static func plain(_ units: ArraySlice<Unit>) -> String { String(units.compactMap(\.character)) }

  private static func append(_ units: ArraySlice<Unit>, to styled: inout StyledText, _ environment: EnvironmentValues) {
    for part in parts(of: units) {
      var inner = environment
      switch part {
      case .literal(let text): styled.append(text, environment)
      case .argument(let append): append(&styled, environment)
      case .inflected(let units):
        var inside = StyledText()
        append(units, to: &inside, environment)
        styled.append(Inflection.inflected(inside.plain, environment.builtIn.locale), environment)
      case .link(let units, let target):
        inner.builtIn.controlWords.append("link \(AppText.name(environment.read(target)))")
        append(units, to: &styled, inner)
      case .span(let mark, let units):
        mark.apply(&inner.builtIn.textTraits)
        if mark == .code { styled.append(plain(units), inner) } else { append(units, to: &styled, inner) }
      }
    }
  }

  private enum Part {
    case literal(String)
    case argument((inout StyledText, EnvironmentValues) -> Void)
    case inflected(ArraySlice<Unit>)
    case link(ArraySlice<Unit>, target: String)
    case span(Mark, ArraySlice<Unit>)
  }

  private static func parts(of units: ArraySlice<Unit>) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    func add(_ part: Part) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(part)
    }
    let spans = spans(in: units)
    var index = units.startIndex
    while index < units.endIndex {
      if let escaped = escaped(in: units, at: index) {
        literal.append(escaped)
        index += 2
      } else if let inflected = inflected(in: units, at: index) {
        add(.inflected(inflected.text))
        index = inflected.end
      } else if let link = link(in: units, at: index) {
        add(.link(link.text, target: link.target))
        index = link.end
      } else if let span = spans[index] {
        add(.span(span.mark, span.inside))
        index = span.end
      } else {
        switch units[index] {
        case .character(let character): literal.append(character)
        case .argument(let append): add(.argument(append))
        }
        index += 1
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private static func escaped(in units: ArraySlice<Unit>, at index: Int) -> Character? {
    guard units[index].character == "\\", index + 1 < units.endIndex, let next = units[index + 1].character,
      next.isPunctuation || next.isSymbol
    else { return nil }
    return next
  }

  private enum Mark {
    case strong, emphasis, code, strikethrough

    var intent: InlinePresentationIntent {
      switch self {
      case .strong: .stronglyEmphasized
      case .emphasis: .emphasized
      case .code: .code
      case .strikethrough: .strikethrough
      }
    }

    func apply(_ traits: inout TextTraits) {
      switch self {
      case .strong: traits.weight = .bold(over: traits.weight)
      case .emphasis: traits.isItalic = true
      case .code: traits.isMonospaced = true
      case .strikethrough: traits.strikethrough = .style(.single)
      }
    }
  }

  private typealias Span = (mark: Mark, inside: ArraySlice<Unit>, end: Int)

  /// A row of one mark, such as `**`, and what is left of it (CommonMark 6.2: a delimiter run).
  private struct Run {
    let mark: Character
    let length: Int
    let opens: Bool
    let closes: Bool
    var left: Range<Int>

    init(_ units: ArraySlice<Unit>, from start: Int) {
      let mark = units[start].character!
      let end = units[start...].firstIndex { $0.character != mark } ?? units.endIndex
      let before = start > units.startIndex ? units[start - 1] : .character(" ")
      let after = end < units.endIndex ? units[end] : .character(" ")
      // A mark touches the text that it marks; beside punctuation it does not touch a word on its other side.
      let isLeft = !after.isBlank && (!after.isPunctuation || before.isBlank || before.isPunctuation)
      let isRight = !before.isBlank && (!before.isPunctuation || after.isBlank || after.isPunctuation)
      // An underscore within a word is only that.
      opens = isLeft && (mark != "_" || !isRight || before.isPunctuation)
      closes = isRight && (mark != "_" || !isLeft || after.isPunctuation)
      (self.mark, length, left) = (mark, end - start, start..<end)
    }

    /// Whether it begins what the other one ends.
    func begins(_ other: Run) -> Bool {
      guard mark == other.mark, opens, !left.isEmpty else { return false }
      if mark == "~" { return length == 2 && other.length == 2 }
      let isEither = closes || other.opens
      return !isEither || (length + other.length) % 3 != 0 || length % 3 == 0 && other.length % 3 == 0
    }
  }

  /// The marked spans by their first unit, as CommonMark pairs marks (spec.commonmark.org/0.29, "process emphasis"): each closing one with
  /// the nearest opening one before it.
  private static func spans(in units: ArraySlice<Unit>) -> [Int: Span] {
    var spans: [Int: Span] = [:]
    var open: [Run] = []
    var index = units.startIndex
    while index < units.endIndex {
      if escaped(in: units, at: index) != nil {
        index += 2
      } else if let end = inflected(in: units, at: index)?.end ?? link(in: units, at: index)?.end {
        index = end
      } else if units[index].character == "`" {
        let code = code(in: units, at: index)
        spans[index] = code.span
        index = code.end
      } else if let mark = units[index].character, ["*", "_", "~"].contains(mark) {
        var run = Run(units, from: index)
        index = run.left.upperBound
        while run.closes, !run.left.isEmpty, let match = open.lastIndex(where: { $0.begins(run) }) {
          open.removeSubrange((match + 1)...)
          let count = min(2, run.left.count, open[match].left.count)
          let start = open[match].left.upperBound - count
          let inside = units[open[match].left.upperBound..<run.left.lowerBound]
          spans[start] = (
            mark == "~" ? .strikethrough : count == 2 ? .strong : .emphasis, inside, run.left.lowerBound + count
          )
          open[match].left = open[match].left.lowerBound..<start
          run.left = (run.left.lowerBound + count)..<run.left.upperBound
        }
        if run.opens, !run.left.isEmpty { open.append(run) }
      } else {
        index += 1
      }
    }
    return spans
  }

  /// The code that a row of backticks begins, up to the next row of the same length, and where to read on.
  private static func code(in units: ArraySlice<Unit>, at start: Int) -> (span: Span?, end: Int) {
    let inside = Run(units, from: start).left.upperBound
    var index = inside
    while let next = units[index...].firstIndex(where: { $0.character == "`" }) {
      let run = Run(units, from: next)
      if run.length == inside - start {
        return ((.code, units[inside..<next], run.left.upperBound), run.left.upperBound)
      }
      index = run.left.upperBound
    }
    return (nil, inside)
  }

  /// Words that agree with their number: `^[3 piece](inflect: true)`.
  private static func inflected(in units: ArraySlice<Unit>, at index: Int) -> (text: ArraySlice<Unit>, end: Int)? {
    guard units[index].character == "^", index + 1 < units.endIndex, units[index + 1].character == "[",
      let close = units[index...].firstIndex(where: { $0.character == "]" }), close + 1 < units.endIndex,
      units[close + 1].character == "(", let end = units[close...].firstIndex(where: { $0.character == ")" }),
      plain(units[(close + 2)..<end]).hasPrefix("inflect")
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
    return (units[(index + 1)..<close], plain(target), end + 1)
  }
}
