/// A text letter by letter: how wide each is, and where a line may end.
struct Letters {
  struct Letter {
    /// In thousandths of a point.
    let width: Int
    let kind: Kind
  }

  enum Kind: UInt8 { case blank, newline, dash, digit, wide, other }

  private(set) var letters: [Letter] = []
  private let spans: [StyledText.Span]
  /// The letters' characters, and the spans that they are of; none for one span of plain ASCII, whose bytes they are.
  private var characters: [(text: Character, span: Int)] = []
  private let isASCII: Bool

  init(_ text: StyledText) {
    spans = text.spans
    isASCII = text.spans.count == 1 && text.spans[0].isASCII
    if isASCII { addBytes(of: spans[0]) } else { for index in spans.indices { addCharacters(of: index) } }
  }

  private mutating func addBytes(of span: StyledText.Span) {
    letters.reserveCapacity(span.text.utf8.count)
    let lettering = span.lettering
    for byte in span.text.utf8 {
      letters.append(
        Letter(width: lettering.width(ems: Advances.ascii[Int(byte)], count: 1), kind: Self.kind(of: byte)))
    }
  }

  private mutating func addCharacters(of index: Int) {
    let span = spans[index]
    if span.isDrawing {
      letters.append(Letter(width: span.lettering.symbol, kind: .other))
      characters.append((" ", index))
      return
    }
    for character in span.shown ?? span.text {
      letters.append(Letter(width: span.lettering.width(of: character), kind: Self.kind(of: character)))
      characters.append((character, index))
    }
  }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: " "): .blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: .newline
    case UInt8(ascii: "-"): .dash
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    default: .other
    }
  }

  private static func kind(of character: Character) -> Kind {
    if let byte = character.asciiValue, character != "\r\n" { return kind(of: byte) }
    if character.isNewline { return .newline }
    return CellWidth.of(character) == 2 ? .wide : .other
  }

  /// Whether a line may end before this letter: after a blank or a dash that joins words, and beside a wide one.
  func mayBreak(before index: Int) -> Bool {
    guard index > 0 else { return false }
    switch letters[index - 1].kind {
    case .blank, .wide: return letters[index].kind != .blank
    case .dash:
      guard index > 1, letters[index].kind != .digit, letters[index].kind != .dash else { return false }
      return letters[index - 2].kind != .blank && letters[index - 2].kind != .dash
    default: return letters[index].kind == .wide
    }
  }

  func width(_ range: Range<Int>) -> Int {
    var width = 0
    for index in range { width += letters[index].width }
    return width
  }

  /// The widest part that no line may end in, in thousandths of a point.
  var longestWord: Int {
    var longest = 0
    var width = 0
    for index in letters.indices {
      switch letters[index].kind {
      case .blank, .newline: width = 0
      default:
        if mayBreak(before: index) { width = 0 }
        width += letters[index].width
        longest = max(longest, width)
      }
    }
    return longest
  }

  /// The pieces of a line, one for each span in it, as they are drawn.
  func pieces(_ range: Range<Int>) -> WrappedText.Line {
    guard !range.isEmpty else { return [] }
    if isASCII {
      let bytes = spans[0].text.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      let text = String(spans[0].text[start..<bytes.index(start, offsetBy: range.count)])
      return [WrappedText.Piece(text: AppText.visible(text), width: width(range), style: spans[0].style)]
    }
    var line: WrappedText.Line = []
    var start = range.lowerBound
    while start < range.upperBound {
      let span = characters[start].span
      var end = start
      while end < range.upperBound, characters[end].span == span { end += 1 }
      line.append(
        WrappedText.Piece(text: drawn(start..<end, spans[span]), width: width(start..<end), style: spans[span].style))
      start = end
    }
    return line
  }

  private func drawn(_ range: Range<Int>, _ span: StyledText.Span) -> String {
    if span.isDrawing { return span.text }
    var text = ""
    for index in range { text.append(characters[index].text) }
    return span.shown == nil ? AppText.visible(text) : text
  }

  func style(of index: Int) -> Style { isASCII ? spans[0].style : spans[characters[index].span].style }
  func lettering(of index: Int) -> Lettering { isASCII ? spans[0].lettering : spans[characters[index].span].lettering }
}
