import EveryStateGoldens

/// What stands on a line by itself, as a telephone draws it.
struct ItemHTML {
  let listed: ListedLine
  let item: LineItem
  /// The class of its width; empty where it takes what it needs.
  let extra: String

  private var spans: ArraySlice<GoldenSpan> { listed.line.spans[item.spans] }
  private var bytes: [UInt8] { listed.reading.bytes }
  private var range: Range<Int> {
    spans[spans.startIndex].range.lowerBound..<spans[spans.endIndex - 1].range.upperBound
  }

  func write(to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    let pieces = PieceHTML(listed: listed)
    switch item.kind {
    case .text, .symbol, .toggle:
      if spans.count == 1, item.kind != .toggle {
        return pieces.write(spans[spans.startIndex], extra: extra, to: &html, &drawn)
      }
      if !extra.isEmpty { open(extra, &html) }
      for span in spans { pieces.write(span, extra: "", to: &html, &drawn) }
      if !extra.isEmpty { html.raw("</b>") }
    case .button, .chosen, .disabled, .step, .field: control(pieces, to: &html, &drawn)
    case .spinner: image("spin", "in progress", &html)
    case .grip: image("grip", "drag to move", &html)
    case .pages: pages(to: &html)
    case .badge:
      open(joined("badge", extra), &html)
      hidden(range.lowerBound..<(range.lowerBound + 1), &html)
      pieces.text((range.lowerBound + 1)..<(range.upperBound - 1), &html)
      hidden((range.upperBound - 1)..<range.upperBound, &html)
      html.raw("</b>")
    case .slider: slider(to: &html)
    case .progress: progress(to: &html)
    case .area: area(pieces, to: &html, &drawn)
    case .divider:
      open(joined(bytes[range].contains(UInt8(ascii: "|")) ? "vr" : "hr", extra), &html)
      hidden(range, &html)
      html.raw("</b>")
    case .chevron:
      open(joined("go", extra), &html)
      hidden(range, &html)
      html.raw("</b>")
    }
  }

  private func joined(_ classes: String...) -> String { classes.filter { !$0.isEmpty }.joined(separator: " ") }

  private func open(_ classes: String, _ html: inout HTMLText) { html.raw("<b class=\"\(classes)\">") }

  private func hidden(_ range: Range<Int>, _ html: inout HTMLText) {
    html.element("u", bytes[range])
  }

  private func image(_ classes: String, _ label: String, _ html: inout HTMLText) {
    html.raw(
      "<b class=\"\(extra)\"><b class=\"\(classes)\" role=\"img\" aria-label=\"\(label)\"></b>")
    hidden(range, &html)
    html.raw("</b>")
  }

  /// `<2 of 5>` as dots.
  private func pages(to html: inout HTMLText) {
    let numbers = String(decoding: bytes[range].dropFirst().dropLast(), as: UTF8.self).split(separator: " ")
      .compactMap { Int($0) }
    open(joined("pages", extra), &html)
    for page in 1...max(1, min(numbers.last ?? 1, 12)) {
      html.raw(page == numbers.first ? "<b class=\"pg on\"></b>" : "<b class=\"pg\"></b>")
    }
    html.raw("<b class=\"sr\">")
    html.text(bytes[range])
    html.raw("</b></b>")
  }

  // MARK: Controls

  private func control(_ pieces: PieceHTML, to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    open(joined(controlClasses, stepClass, extra), &html)
    let labels = spans.filter { $0.role != .blank }
    let last = spans.lastIndex { $0.role == .text }
    for (index, span) in zip(spans.indices, spans) {
      switch span.role {
      case .opening: hidden(span.range, &html)
      case .closing:
        if isFocused { html.raw("<b class=\"caret\"></b>") }
        hidden(span.range, &html)
      case .blank:
        let isAtEdge = span.range.lowerBound == labels.first?.range.upperBound || index == spans.endIndex - 2
        if isAtEdge {
          hidden(span.range, &html)
        } else if extra == "full", span.range.count > 1 {
          html.element("i", bytes[span.range])
        } else {
          html.text(bytes[span.range])
        }
      // `[<Chats]`
      case .area(isOpening: true) where index == spans.startIndex + 1 && index + 2 < spans.endIndex:
        html.raw("<b class=\"back\"></b><u>&lt;</u>")
        html.text(bytes[span.range].dropFirst())
      // `[> Advanced]`, `[v Advanced]`, disabled or not
      case .mark where index == spans.startIndex + 1 && span.range.count == 1:
        html.raw("<b class=\"\(bytes[span.range.lowerBound] == UInt8(ascii: ">") ? "shut" : "opened")\"></b>")
        hidden(span.range, &html)
      case .text where index == last: label(pieces, span, &html)
      default: pieces.write(span, extra: "", to: &html, &drawn)
      }
    }
    html.raw("</b>")
  }

  /// `|>ada@ |`
  private var isFocused: Bool {
    item.kind == .field && (spans.first.map { bytes[$0.range].last == UInt8(ascii: ">") } ?? false)
  }

  /// The last text of a control, which may say that a menu opens, `v`, or that it leads out of the app, `^`.
  private func label(_ pieces: PieceHTML, _ span: GoldenSpan, _ html: inout HTMLText) {
    let text = bytes[span.range]
    let ends: [(ending: String, name: String)] = [(" v", "dn"), (" ^", "out")]
    if item.kind != .field, let end = ends.first(where: { text.suffix(2).elementsEqual($0.ending.utf8) }) {
      pieces.text(span, in: span.range.lowerBound..<(span.range.upperBound - 2), extra: "", to: &html)
      hidden((span.range.upperBound - 2)..<span.range.upperBound, &html)
      html.raw("<b class=\"\(end.name)\"></b>")
    } else {
      pieces.text(span, in: span.range, extra: "", to: &html)
    }
  }

  /// `[-]` at a row's beginning removes it; beside `[+]` it counts.
  private var stepClass: String { item.kind != .step ? "" : item.column == 0 && listed.line.kind.isRow ? "rm" : "stp" }

  private var controlClasses: String {
    guard case .opening(let control) = spans.first?.role else { return "btn" }
    switch control {
    case .button, .disabledButton:
      let look = spans.first { $0.role == .text || $0.role == .picture }?.look ?? .plain
      return ButtonLook.classes(look, isDisabled: control == .disabledButton)
    case .selectedButton: return "btn on"
    case .disabledSelectedButton: return "btn on off"
    case .field: return "fld"
    }
  }

  // MARK: What has a length

  /// `(-----o----)`: what is left of the knob, and what is right of it.
  private func slider(to html: inout HTMLText) {
    let text = bytes[range]
    let knob = text.firstIndex(of: UInt8(ascii: "o")) ?? text.startIndex
    open(joined("sld", extra), &html)
    open("done x\(share(knob - text.startIndex - 1, of: text.count - 3))", &html)
    hidden(range.lowerBound..<knob, &html)
    html.raw("</b>")
    open("knob", &html)
    hidden(knob..<(knob + 1), &html)
    html.raw("</b>")
    open("rest", &html)
    hidden((knob + 1)..<range.upperBound, &html)
    html.raw("</b></b>")
  }

  private func progress(to html: inout HTMLText) {
    let text = bytes[range]
    let done = text.count { $0 == UInt8(ascii: "#") }
    let rest = text.count { $0 == UInt8(ascii: "-") }
    open(joined("bar", extra), &html)
    open("done x\(share(done, of: done + rest))", &html)
    html.raw("</b>")
    open("rest", &html)
    html.raw("</b>")
    guard let share = spans.first(where: { $0.role == .mark }) else {
      hidden(range, &html)
      return html.raw("</b>")
    }
    hidden(range.lowerBound..<share.range.lowerBound, &html)
    html.text(bytes[share.range])
    hidden(share.range.upperBound..<range.upperBound, &html)
    html.raw("</b>")
  }

  /// In steps of five percent, which have classes.
  private func share(_ part: Int, of whole: Int) -> Int {
    whole > 0 ? (max(0, part) * 20 + whole / 2) / whole * 5 : 0
  }

  /// A drawing stands in the middle of its area, as high as a line or two.
  private static func place(inLines lines: Int) -> String {
    guard lines > 1 else { return " viewBox=\"0 0 24 24\"" }
    let room = (87 * lines - 120) / 10
    return
      " class=\"in\" height=\"\(lines * 145 / 100).\(lines * 145 % 100 / 10)em\" viewBox=\"\(-room) \(-room) \(24 + 2 * room) \(24 + 2 * room)\""
  }

  /// A line of a picture or a fill that has a size. Its first line says what it is.
  private func area(_ pieces: PieceHTML, to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    let above = listed.areas[item.column]
    let kind = above?.kind ?? item.areaKind(listed)
    let name = spans.first?.name ?? ""
    let isFirst = above == nil && item.isEdge(listed)
    let height = listed.heights[item.column] ?? 1
    let drawings = [
      "map": "map", "chart": "chart.bar", "video": "play.rectangle", "web": "globe", "canvas": "scribble",
    ]
    let drawing = drawings[kind] ?? (name.hasPrefix("image:") || name.hasPrefix("url:") ? "photo" : name)
    let classes = joined(
      joined("area", kind == "chart" ? "lines" : ""), isFirst ? "top" : above?.isClosing == true ? "end" : "", extra)
    html.raw("<b class=\"\(classes)\"")
    if isFirst {
      html.raw(" role=\"img\"")
      html.attribute("aria-label", kind.isEmpty ? "picture \(name)" : kind)
      html.attribute("title", kind.isEmpty ? name : kind)
    }
    html.raw(">")
    if isFirst, Symbol.isKnown(drawing) {
      drawn.symbols.insert(drawing)
      html.raw("<svg\(Self.place(inLines: height))><use href=\"#y-\(drawing)\" width=\"24\" height=\"24\"/></svg>")
    }
    for span in spans {
      switch span.role {
      case .area: hidden(span.range, &html)
      case .blank: html.text(bytes[span.range])
      default: pieces.write(span, extra: "", to: &html, &drawn)
      }
    }
    html.raw("</b>")
  }
}

extension GoldenLine.Kind {
  fileprivate var isRow: Bool { self == .row || self == .selectedRow }
}
