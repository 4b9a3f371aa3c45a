import EveryStateGoldens

/// A piece of a line: a text as the app has it, a symbol, what the tool draws. Assistive technology reads the app's own text,
/// and a word for what is drawn.
struct PieceHTML {
  let listed: ListedLine

  private var bytes: [UInt8] { listed.reading.bytes }

  func write(_ span: GoldenSpan, extra: String, to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    switch span.role {
    case .text: text(span, in: span.range, extra: extra, to: &html)
    case .blank: html.text(bytes[span.range])
    case .picture where bytes[span.range].elementsEqual("<.>".utf8):
      image(Self.joined(Self.classes("dot", span.look), extra), "dot", span, &html)
    case .picture: picture(span, extra, &html, &drawn)
    case .choice(let isOn):
      let isRound = bytes[span.range.lowerBound] == UInt8(ascii: "(")
      let classes = (isRound ? "rad" : "chk") + (isOn ? " on" : "")
      image(Self.joined(classes, extra), isOn ? "on" : "off", span, &html)
    case .spinner: image(Self.joined("spin", extra), "in progress", span, &html)
    case .placeholder:
      html.raw("<b class=\"ph\"><u>(</u>")
      text(span.range.lowerBound + 1..<span.range.upperBound - 1, &html)
      html.raw("<u>)</u></b>")
    case .mark, .time, .fact, .area:
      html.raw("<b class=\"\(Self.joined("q", extra))\">")
      text(span.range, &html)
      html.raw("</b>")
    case .opening, .closing, .barEdge, .barDone, .barRest, .divider, .gutter, .nesting, .note, .heading, .event:
      html.element("u", bytes[span.range])
    }
  }

  /// - Parameter range: the part of the span that is the app's.
  func text(_ span: GoldenSpan, in range: Range<Int>, extra: String, to html: inout HTMLText) {
    let classes = Self.classes(extra, span.look)
    if !classes.isEmpty { html.raw("<b class=\"\(classes)\">") }
    text(range, &html)
    if !classes.isEmpty { html.raw("</b>") }
  }

  private func picture(_ span: GoldenSpan, _ extra: String, _ html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    let name = span.name ?? ""
    let isKnown = Symbol.isKnown(name)
    html.raw("<b class=\"\(Self.classes(Self.joined(isKnown ? "img" : "img un", extra), span.look))\" role=\"img\"")
    html.attribute("aria-label", "picture \(name)")
    html.attribute("title", name)
    html.raw("><u>")
    html.text(bytes[span.range])
    html.raw("</u>")
    if isKnown {
      drawn.symbols.insert(name)
      html.raw("<svg viewBox=\"0 0 24 24\"><use href=\"#y-\(name)\"/></svg>")
    }
    html.raw("</b>")
  }

  private func image(_ classes: String, _ label: String, _ span: GoldenSpan, _ html: inout HTMLText) {
    html.raw("<b class=\"\(classes)\" role=\"img\"")
    html.attribute("aria-label", label)
    html.raw("><u>")
    html.text(bytes[span.range])
    html.raw("</u></b>")
  }

  /// Text with the words marked that the line in its place does not have.
  func text(_ range: Range<Int>, _ html: inout HTMLText) {
    var position = range.lowerBound
    for change in listed.changes where change.overlaps(range) {
      let marked = change.clamped(to: range)
      unescaped(bytes[position..<marked.lowerBound], &html)
      html.raw("<mark>")
      unescaped(bytes[marked], &html)
      html.raw("</mark>")
      position = marked.upperBound
    }
    unescaped(bytes[position..<range.upperBound], &html)
  }

  /// App text as the app has it: the backslash before a mark is the golden's own. `\u{A0}` stays, or nobody would see it.
  private func unescaped(_ bytes: ArraySlice<UInt8>, _ html: inout HTMLText) {
    guard bytes.withUnsafeBytes({ $0.count > 0 && memchr($0.baseAddress!, 0x5C, $0.count) != nil }) else {
      return html.text(bytes)
    }
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

  static func joined(_ first: String, _ second: String) -> String {
    first.isEmpty ? second : second.isEmpty ? first : first + " " + second
  }

  static func classes(_ first: String, _ look: Look) -> String {
    guard look != .plain else { return first }
    var classes = first.isEmpty ? [] : [first]
    if let font = look.font { classes.append(name(of: font)) }
    for (trait, name) in names where look.traits.contains(trait) { classes.append(name) }
    if let colour = look.colour { classes.append("c-\(colour.rawValue)") }
    if let ground = look.ground {
      classes.append((look.traits.contains(.white) ? "gr lit gr-" : "gr gr-") + ground.rawValue)
    }
    return classes.joined(separator: " ")
  }

  private static func name(of font: Look.Font) -> String {
    switch font {
    case .largeTitle: "l1"
    case .title: "l2"
    case .title2: "l3"
    case .title3: "l4"
    case .callout, .subheadline: "f1"
    case .footnote: "f2"
    case .caption, .caption2: "f3"
    }
  }

  private static let names: [(Look.Traits, String)] = [
    (.bold, "h"), (.secondary, "y"), (.italic, "e"), (.underline, "n1"), (.link, "a"),
    (.strikethrough, "z"), (.destructive, "x"),
  ]
}
