/// One line of a frame. `i` holds what keeps its columns and is not shown, `u` what takes no room; `b` everything that has
/// a look. Assistive technology reads the app's own text, and a word for what is drawn.
struct SpanHTML {
  let reading: GoldenReading
  let line: GoldenLine

  func write(to html: inout HTMLText) {
    var isOpen = false
    for index in line.spans.indices {
      let span = line.spans[index]
      switch span.role {
      case .gutter: gutter(span, &html)
      case .nesting, .note: hidden(.whole, span, &html)
      // The frame hides it, with the blank line below.
      case .heading where line.kind != .presentation: html.text(reading.bytes[span.range])
      case .heading: presentation(span, &html)
      case .blank: html.text(reading.bytes[span.range])
      case .opening(let control):
        if isOpen { html.raw("</b>") }
        isOpen = true
        bold(classes(of: control, labelled: line.spans[index...]), &html)
        hidden(.columns, span, &html)
      case .closing:
        hidden(.columns, span, &html)
        if isOpen { html.raw("</b>") }
        isOpen = false
      case .placeholder: placeholder(span, &html)
      case .choice(let isOn): drawn(isOn ? "chk on" : "chk", isOn ? "on" : "off", span, &html)
      case .picture: drawn(Self.classes("img", span.look), "picture \(span.name ?? "")", span, &html)
      case .area: wrapped("q", span, &html)
      case .spinner: drawn("spin", "in progress", span, &html)
      case .barEdge: hidden(.columns, span, &html)
      case .barDone: bare("done", span, &html)
      case .barRest: bare("rest", span, &html)
      case .divider: bare(reading.bytes[span.range.lowerBound] == UInt8(ascii: "|") ? "vr" : "hr", span, &html)
      case .mark, .time, .fact: wrapped("q", span, &html)
      case .event: wrapped("ev", span, &html)
      case .text: text(span, &html)
      }
    }
    // A button of several lines: each line closes its own part.
    if isOpen { html.raw("</b>") }
  }

  private func gutter(_ span: GoldenSpan, _ html: inout HTMLText) {
    switch line.kind {
    case .row: html.raw("<i class=\"row\">")
    case .selectedRow: html.raw("<i class=\"row sel\">")
    // Nothing to hide.
    case .plain: return html.raw("  ")
    default: html.raw("<i>")
    }
    html.text(reading.bytes[span.range])
    html.raw("</i>")
  }

  /// `! alert`.
  private func presentation(_ span: GoldenSpan, _ html: inout HTMLText) {
    let bytes = reading.bytes[span.range]
    html.raw("<b class=\"k\"><i>")
    html.text(bytes.prefix(2))
    html.raw("</i>")
    html.text(bytes.dropFirst(2))
    html.raw("</b>")
  }

  private func text(_ span: GoldenSpan, _ html: inout HTMLText) {
    let kind =
      switch line.kind {
      case .title: "t"
      case .section: "s"
      case .footer: "f"
      default: ""
      }
    let classes = Self.classes(kind, span.look)
    if !classes.isEmpty { bold(classes, &html) }
    unescaped(reading.bytes[span.range], &html)
    if !classes.isEmpty { html.raw("</b>") }
  }

  /// App text as the app has it: the backslash before a mark is the golden's own. `\u{A0}` stays, or nobody would see it.
  private func unescaped(_ bytes: ArraySlice<UInt8>, _ html: inout HTMLText) {
    guard bytes.withUnsafeBytes({ memchr($0.baseAddress!, 0x5C, $0.count) != nil }) else { return html.text(bytes) }
    var start = bytes.startIndex
    var index = start
    while index + 1 < bytes.endIndex {
      guard bytes[index] == 0x5C else {
        index += 1
        continue
      }
      if Self.marks.contains(bytes[index + 1]) {
        html.text(bytes[start..<index])
        html.raw("<u>\\</u>")
        start = index + 1
      }
      index += 2
    }
    html.text(bytes[start...])
  }

  /// What app text has a backslash before.
  private static let marks = Set("[]{}|<\\(>v^-*~x=+".utf8)

  private func placeholder(_ span: GoldenSpan, _ html: inout HTMLText) {
    html.raw("<b class=\"ph\"><i>(</i>")
    html.text(reading.bytes[span.range].dropFirst().dropLast())
    html.raw("<i>)</i></b>")
  }

  private func wrapped(_ classes: String, _ span: GoldenSpan, _ html: inout HTMLText) {
    bold(classes, &html)
    html.text(reading.bytes[span.range])
    html.raw("</b>")
  }

  private func bare(_ classes: String, _ span: GoldenSpan, _ html: inout HTMLText) {
    bold(classes, &html)
    hidden(.columns, span, &html)
    html.raw("</b>")
  }

  private func drawn(_ classes: String, _ label: String, _ span: GoldenSpan, _ html: inout HTMLText) {
    html.raw("<b class=\"\(classes)\" role=\"img\"")
    html.attribute("aria-label", label)
    html.raw(">")
    hidden(.columns, span, &html)
    html.raw("</b>")
  }

  private func bold(_ classes: String, _ html: inout HTMLText) {
    html.raw("<b class=\"")
    html.raw(classes)
    html.raw("\">")
  }

  private enum Hidden {
    /// Keeps its columns.
    case columns
    /// Takes no room.
    case whole
  }

  private func hidden(_ way: Hidden, _ span: GoldenSpan, _ html: inout HTMLText) {
    html.raw(way == .columns ? "<i>" : "<u>")
    html.text(reading.bytes[span.range])
    html.raw(way == .columns ? "</i>" : "</u>")
  }

  private func classes(of control: GoldenSpan.Control, labelled spans: ArraySlice<GoldenSpan>) -> String {
    switch control {
    case .button:
      let traits = spans.first { $0.role == .text }?.look.traits ?? []
      return traits.contains(.prominent) ? "btn p" : traits.contains(.destructive) ? "btn x" : "btn"
    case .disabledButton: return "btn off"
    case .selectedButton: return "btn on"
    case .field: return "fld"
    }
  }

  private static func classes(_ first: String, _ look: Look) -> String {
    guard look != .plain else { return first }
    var classes = first.isEmpty ? [] : [first]
    for (trait, name) in names where look.traits.contains(trait) { classes.append(name) }
    if let colour = look.colour { classes.append("c-\(colour.rawValue)") }
    return classes.joined(separator: " ")
  }

  private static let names: [(Look.Traits, String)] = [
    (.bold, "h"), (.large, "l"), (.small, "m"), (.secondary, "y"), (.italic, "e"), (.underline, "n"), (.link, "a"),
    (.strikethrough, "z"), (.destructive, "x"),
  ]
}
