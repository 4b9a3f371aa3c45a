import EveryStateGoldens

/// An item of a line, between blanks: a text, a control, a picture.
struct LineItem {
  let spans: Range<Int>
  let column: Int
  let width: Int
  let kind: Kind

  var end: Int { column + width }

  enum Kind: Equatable {
    /// Adjacent texts and symbols.
    case text
    case symbol
    case button, chosen, disabled
    /// `[-]`, `[+]`: halves of a stepper.
    case step
    case field
    case toggle
    case slider
    case progress
    case spinner
    /// A line of a picture or a fill with a size.
    case area
    case badge
    /// `<2 of 5>`.
    case pages
    /// `<=>`, by which a row is dragged.
    case grip
    case divider
    /// A row's `>`.
    case chevron
  }

  /// The line's drawing, cut at the blanks between items.
  static func all(in listed: ListedLine) -> [LineItem] {
    let spans = listed.line.spans
    let bytes = listed.reading.bytes
    var items: [LineItem] = []
    var column = 0
    var start: (span: Int, column: Int)?
    var (isInside, isInArea) = (false, false)
    let isRow = listed.line.kind == .row || listed.line.kind == .selectedRow
    func isChevron(_ index: Int) -> Bool {
      isRow && items.isEmpty && start == nil && spans[index].range.count == 1
        && !spans[index...].contains { $0.role == .area(isOpening: false) }
    }
    func close(_ index: Int) {
      guard let begin = start else { return }
      let range = begin.span..<index
      items.append(
        LineItem(spans: range, column: begin.column, width: column - begin.column, kind: kind(spans[range], bytes)))
      start = nil
    }
    for (index, span) in spans.enumerated() {
      switch span.role {
      case .gutter, .nesting: continue
      case .note:
        close(index)
        continue
      case .blank where !isInside:
        close(index)
        column += span.range.count
        continue
      case .opening: isInside = true
      case .closing: isInside = isInArea
      case .barEdge: isInside.toggle()
      // From right to left a row's `<` is at its left edge.
      case .area where isChevron(index): break
      case .area(let isOpening):
        // `[<Back]` begins like a picture.
        let isBack = isOpening && index > 0 && spans[index - 1].role == .opening(.button)
        if !isBack { isInArea = isOpening || bytes[span.range.upperBound - 1] != UInt8(ascii: ">") }
        isInside = isInside && isBack || isInArea
      default: break
      }
      if start == nil { start = (index, column) }
      column += columns(bytes[span.range])
    }
    close(spans.count)
    return items
  }

  private static func columns(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.contains { $0 >= 0x80 } ? CellWidth.of(String(decoding: bytes, as: UTF8.self)) : bytes.count
  }

  private static func kind(_ spans: ArraySlice<GoldenSpan>, _ bytes: [UInt8]) -> Kind {
    guard let first = spans.first, let last = spans.last else { return .text }
    switch first.role {
    case .opening(let control):
      guard case .closing = last.role else { return control == .field ? .field : .button }
      if control == .field { return .field }
      let label = bytes[first.range.upperBound..<last.range.lowerBound]
      if label.count == 1, label.first == UInt8(ascii: "-") || label.first == UInt8(ascii: "+") { return .step }
      switch control {
      case .selectedButton, .disabledSelectedButton: return .chosen
      case .disabledButton: return .disabled
      case .button, .field: return .button
      }
    case .area(isOpening: true): return spans.count == 1 ? .chevron : .area
    case .choice: return spans.count == 1 ? .toggle : .text
    case .barEdge: return .progress
    case .divider: return .divider
    case .picture: return .symbol
    case .spinner: return .spinner
    case .mark where spans.count == 1 && bytes[first.range.lowerBound] == UInt8(ascii: "<"):
      return mark(bytes[first.range])
    case .mark where spans.count == 1 && bytes[first.range].elementsEqual(">".utf8): return .chevron
    case .text where spans.count == 1 && isSlider(bytes[first.range]): return .slider
    default: return .text
    }
  }

  /// The harness's own words in place of a picture.
  static let ownMarks = ["<clear>", "<nothing>", "<empty list>"]

  /// `<3>`, `<=>`, `<2 of 5>`, `<empty list>`.
  private static func mark(_ bytes: ArraySlice<UInt8>) -> Kind {
    let inner = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    if inner == "=" { return .grip }
    if ownMarks.contains("<\(inner)>") { return .text }
    let words = inner.split(separator: " ")
    return words.count == 3 && words[1] == "of" ? .pages : .badge
  }

  /// Whether it is the first or the last line of a picture or a fill.
  func isEdge(_ listed: ListedLine) -> Bool {
    listed.line.spans[spans].dropFirst().contains {
      $0.role == .area(isOpening: false) && listed.reading.bytes[$0.range.lowerBound] == UInt8(ascii: "-")
    }
  }

  /// The kind of drawing: `chart`, `map`; empty for a picture with a name.
  func areaKind(_ listed: ListedLine) -> String {
    let first = listed.line.spans[spans.lowerBound]
    return String(decoding: listed.reading.bytes[first.range].dropFirst(), as: UTF8.self)
  }

  /// `(-----o----)`.
  static func isSlider(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > 4, bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return false }
    let inner = bytes.dropFirst().dropLast()
    return inner.count { $0 == UInt8(ascii: "o") } == 1
      && inner.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "o") }
  }
}
