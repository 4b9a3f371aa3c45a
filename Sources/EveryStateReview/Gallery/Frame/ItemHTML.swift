import EveryStateGoldens

/// An item of a line, as a phone draws it.
struct ItemHTML {
  let listed: ListedLine
  let item: LineItem
  /// The class of its width; empty if it takes the space it needs.
  let extra: String

  private var pieces: PieceHTML { PieceHTML(listed: listed) }
  private var spans: ArraySlice<GoldenSpan> { listed.line.spans[item.spans] }
  private var bytes: [UInt8] { listed.reading.bytes }
  private var range: Range<Int> {
    spans[spans.startIndex].range.lowerBound..<spans[spans.endIndex - 1].range.upperBound
  }

  func html(_ drawn: DrawnSoFar) -> String {
    switch item.kind {
    case .text, .symbol, .toggle:
      if spans.count == 1, item.kind != .toggle { return pieces.html(spans[spans.startIndex], extra, drawn) }
      let all = spans.map { pieces.html($0, "", drawn) }.joined()
      return extra.isEmpty ? all : "<b class=\"\(extra)\">\(all)</b>"
    case .button, .chosen, .disabled, .step, .field: return control(drawn)
    case .spinner: return image("spin", "in progress")
    case .grip: return image("grip", "drag to move")
    case .pages: return pages
    case .badge:
      let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
      return box(
        "badge",
        pieces.hidden(range.lowerBound..<inner.lowerBound) + pieces.text(inner)
          + pieces.hidden(inner.upperBound..<range.upperBound))
    case .slider, .progress: return bar
    case .area: return area(drawn)
    case .divider: return box(bytes[range].contains(UInt8(ascii: "|")) ? "vr" : "hr", pieces.hidden(range))
    case .chevron: return box(bytes[range].elementsEqual("<".utf8) ? "back" : "go", pieces.hidden(range))
    }
  }

  private func box(_ classes: String, _ content: String) -> String {
    "<b class=\"\(PieceHTML.joined(classes, extra))\">\(content)</b>"
  }

  private func image(_ classes: String, _ label: String) -> String {
    "<b class=\"\(extra)\"><b class=\"\(classes)\" role=\"img\" aria-label=\"\(label)\"></b>\(pieces.hidden(range))</b>"
  }

  /// `<2 of 5>` as dots.
  private var pages: String {
    let numbers = String(decoding: bytes[range].dropFirst().dropLast(), as: UTF8.self).split(separator: " ")
      .compactMap { Int($0) }
    let dots = (1...max(1, min(numbers.last ?? 1, 12))).map { page in
      "<b class=\"\(page == numbers.first ? "pg on" : "pg")\"></b>"
    }
    return box("pages", dots.joined() + "<b class=\"sr\">\(text: bytes[range])</b>")
  }

  private func control(_ drawn: DrawnSoFar) -> String {
    let labels = spans.filter { $0.role != .blank }
    let last = spans.lastIndex { $0.role == .text }
    // `[-]` at a row's beginning removes it; beside `[+]` it counts.
    let isRow = listed.line.kind == .row || listed.line.kind == .selectedRow
    let step = item.kind != .step ? "" : item.column == 0 && isRow ? "rm" : "stp"
    let parts = zip(spans.indices, spans).map { index, span -> String in
      switch span.role {
      case .opening: return pieces.hidden(span.range)
      case .closing: return (isFocused ? "<b class=\"caret\"></b>" : "") + pieces.hidden(span.range)
      case .blank:
        let isAtEdge = span.range.lowerBound == labels.first?.range.upperBound || index == spans.endIndex - 2
        if isAtEdge { return pieces.hidden(span.range) }
        return extra == "full" && span.range.count > 1
          ? "<i>\(text: bytes[span.range])</i>" : "\(text: bytes[span.range])"
      // `[<Chats]`
      case .area(isOpening: true) where index == spans.startIndex + 1 && index + 2 < spans.endIndex:
        return "<b class=\"back\"></b><u>&lt;</u>\(text: bytes[span.range].dropFirst())"
      // `[> Advanced]`, `[v Advanced]`, enabled or disabled
      case .mark where index == spans.startIndex + 1 && span.range.count == 1:
        let isShut = bytes[span.range.lowerBound] == UInt8(ascii: ">")
        return "<b class=\"\(isShut ? "shut" : "opened")\"></b>" + pieces.hidden(span.range)
      case .text where index == last: return label(span)
      default: return pieces.html(span, "", drawn)
      }
    }
    return box(PieceHTML.joined(controlClasses, step), parts.joined())
  }

  /// `|>ada@ |`
  private var isFocused: Bool {
    item.kind == .field && (spans.first.map { bytes[$0.range].last == UInt8(ascii: ">") } ?? false)
  }

  /// The last text of a control, which may be the mark of a menu, `v`, or of a link out of the app, `^`.
  private func label(_ span: GoldenSpan) -> String {
    let text = bytes[span.range]
    let ends: [(ending: String, name: String)] = [(" v", "dn"), (" ^", "out")]
    guard item.kind != .field, let end = ends.first(where: { text.suffix(2).elementsEqual($0.ending.utf8) }) else {
      return pieces.text(span, in: span.range)
    }
    let place = span.range.upperBound - 2
    return pieces.text(span, in: span.range.lowerBound..<place) + pieces.hidden(place..<span.range.upperBound)
      + "<b class=\"\(end.name)\"></b>"
  }

  private var controlClasses: String {
    guard case .opening(let control) = spans.first?.role else { return "btn" }
    switch control {
    case .button, .disabledButton:
      let look = spans.first { $0.role == .text || $0.role == .picture }?.look ?? .plain
      return look.buttonClasses(isDisabled: control == .disabledButton)
    case .selectedButton: return "btn on"
    case .disabledSelectedButton: return "btn on off"
    case .field: return "fld"
    }
  }

  /// `(-----o----)`, `<####------ 40%>`: what is done, in steps of five percent, which have classes, and the rest.
  private var bar: String {
    let text = bytes[range]
    let isSlider = item.kind == .slider
    let done =
      isSlider ? text.prefix { $0 != UInt8(ascii: "o") }.count - 1 : text.count { $0 == UInt8(ascii: "#") }
    let whole = isSlider ? text.count - 3 : done + text.count { $0 == UInt8(ascii: "-") }
    let share = whole > 0 ? (done * 20 + whole / 2) / whole * 5 : 0
    let words = spans.first { $0.role == .mark }?.range ?? range.upperBound..<range.upperBound
    return box(
      isSlider ? "sld" : "bar",
      """
      <b class="done x\(share)"></b>\(isSlider ? "<b class=\"knob\"></b>" : "")<b class="rest"></b>\
      \(pieces.hidden(range.lowerBound..<words.lowerBound))\(text: bytes[words])\
      \(pieces.hidden(words.upperBound..<range.upperBound))
      """)
  }

  private static let drawings = [
    "map": "map", "chart": "chart.bar", "video": "play.rectangle", "web": "globe", "canvas": "scribble",
  ]

  /// A line of a picture or a fill with a size. Its first line has the description.
  private func area(_ drawn: DrawnSoFar) -> String {
    let (kind, name) = (item.areaKind(listed), spans.first?.name ?? "")
    let isFirst = item.isEdge(listed) && !(kind.isEmpty && name.isEmpty)
    let drawing = Self.drawings[kind] ?? (name.hasPrefix("image:") || name.hasPrefix("url:") ? "photo" : name)
    var (label, picture) = ("", "")
    if isFirst {
      let words = kind.isEmpty ? "picture \(name)" : kind
      label = " role=\"img\" aria-label=\"\(text: words)\" title=\"\(text: kind.isEmpty ? name : kind)\""
      if Symbol.isKnown(drawing) {
        drawn.symbols.insert(drawing)
        picture = "<svg viewBox=\"0 0 24 24\"><use href=\"#y-\(drawing)\"/></svg>"
      }
    }
    let parts = spans.map { span in
      switch span.role {
      case .area: pieces.hidden(span.range)
      case .blank: "\(text: bytes[span.range])"
      default: pieces.html(span, "", drawn)
      }
    }
    let classes = PieceHTML.joined("area", isFirst ? "top" : item.isEdge(listed) ? "end" : "", extra)
    return "<b class=\"\(classes)\"\(label)>\(picture)\(parts.joined())</b>"
  }
}
