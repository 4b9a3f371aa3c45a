import EveryStateGoldens

/// A piece of a line: an app's text, a symbol, or a mark with a word for assistive technology.
struct PieceHTML {
  let listed: ListedLine

  private var bytes: [UInt8] { listed.reading.bytes }

  func html(_ span: GoldenSpan, _ extra: String, _ drawn: DrawnSoFar) -> String {
    switch span.role {
    case .text: return text(span, in: span.range, extra)
    case .blank: return "\(text: bytes[span.range])"
    case .picture where bytes[span.range].elementsEqual("<.>".utf8):
      return image(Self.joined(Self.classes("dot", span.look), extra), "dot", span)
    case .picture: return picture(span, extra, drawn)
    case .choice(let isOn):
      let isRound = bytes[span.range.lowerBound] == UInt8(ascii: "(")
      return image(Self.joined((isRound ? "rad" : "chk") + (isOn ? " on" : ""), extra), isOn ? "on" : "off", span)
    case .spinner: return image(Self.joined("spin", extra), "in progress", span)
    case .placeholder:
      let isWhole = bytes[span.range].last == UInt8(ascii: ")")
      let own = span.range.lowerBound + 1..<span.range.upperBound - (isWhole ? 1 : 0)
      return "<b class=\"ph\"><u>(</u>\(text(own))\(isWhole ? "<u>)</u>" : "")</b>"
    case .mark where LineItem.ownMarks.contains(listed.reading.text(span.range)):
      return "<b class=\"\(Self.joined("own", extra))\">\(text(span.range))</b>"
    case .mark, .time, .fact, .area: return "<b class=\"\(Self.joined("q", extra))\">\(text(span.range))</b>"
    case .opening, .closing, .barEdge, .barDone, .barRest, .divider, .gutter, .nesting, .note, .heading, .event:
      return hidden(span.range)
    }
  }

  /// A part of the golden that is hidden until a switch shows it.
  func hidden(_ range: Range<Int>) -> String { "<u>\(text: bytes[range])</u>" }

  func text(_ span: GoldenSpan, in range: Range<Int>, _ extra: String = "") -> String {
    // Each text has the direction of its own letters.
    let isMirrored = bytes[range].contains(where: Self.mayBeRightToLeft)
    let classes = Self.classes(isMirrored ? Self.joined("r", extra) : extra, span.look)
    return classes.isEmpty ? text(range) : "<b class=\"\(classes)\">\(text(range))</b>"
  }

  /// Whether it may begin a letter of Hebrew, Arabic or a related script; few other bytes do.
  private static func mayBeRightToLeft(_ byte: UInt8) -> Bool {
    byte >= 0xD6 && (byte <= 0xE0 || byte == 0xEF || byte == 0xF0)
  }

  private func picture(_ span: GoldenSpan, _ extra: String, _ drawn: DrawnSoFar) -> String {
    let name = span.name ?? ""
    let isKnown = Symbol.isKnown(name)
    if isKnown { drawn.symbols.insert(name) }
    return """
      <b class="\(Self.classes(Self.joined(isKnown ? "img" : "img un", extra), span.look))" role="img" \
      aria-label="picture \(text: name)" title="\(text: name)">\(hidden(span.range))\
      \(isKnown ? "<svg viewBox=\"0 0 24 24\"><use href=\"#y-\(name)\"/></svg>" : "")</b>
      """
  }

  private func image(_ classes: String, _ label: String, _ span: GoldenSpan) -> String {
    "<b class=\"\(classes)\" role=\"img\" aria-label=\"\(label)\">\(hidden(span.range))</b>"
  }

  /// Text with the words marked that the replacing line does not have.
  func text(_ range: Range<Int>) -> String {
    var html = ""
    var position = range.lowerBound
    // A change may be between a text's isolates.
    let isOfIsolates =
      bytes[range].contains(0xE2)
      && !TerminalText.pairedIsolates(String(decoding: bytes[range], as: UTF8.self).unicodeScalars).isEmpty
    func part(_ range: Range<Int>) -> String { unescaped(bytes[range], isOfIsolates) }
    for change in listed.changes where change.overlaps(range) {
      let marked = change.clamped(to: range)
      html += "\(part(position..<marked.lowerBound))<mark>\(part(marked))</mark>"
      position = marked.upperBound
    }
    return html + part(position..<range.upperBound)
  }

  /// App text without the golden's backslashes before marks and the names of invisible characters. `\u{A0}` is a blank.
  private func unescaped(_ bytes: ArraySlice<UInt8>, _ isOfIsolates: Bool) -> String {
    guard bytes.withUnsafeBytes({ $0.count > 0 && memchr($0.baseAddress!, 0x5C, $0.count) != nil }) else {
      return HTMLText.escaped(bytes, isOfIsolates: isOfIsolates)
    }
    func escaped(_ text: Substring) -> String { HTMLText.escaped(Array(text.utf8)[...], isOfIsolates: isOfIsolates) }
    var (html, rest) = ("", String(decoding: bytes, as: UTF8.self)[...])
    while let found = rest.firstMatch(of: #/\\(u\{(?!A0\})[0-9A-F]+\}|[\[\]{}|<\\(>v^\-*~x=+])/#) {
      let isName = found.output.1.count > 1
      html += "\(escaped(rest[..<found.range.lowerBound]))<u>\\\(isName ? String(found.output.1) : "")</u>"
      html += isName ? "" : "\(text: String(found.output.1))"
      rest = rest[found.range.upperBound...]
    }
    return html + escaped(rest)
  }

  static func joined(_ classes: String...) -> String { classes.filter { !$0.isEmpty }.joined(separator: " ") }

  static func classes(_ first: String, _ look: Look) -> String {
    guard look != .plain else { return first }
    var classes = first.isEmpty ? [] : [first]
    if let font = look.font.flatMap({ fonts[$0] }) { classes.append(font.name) }
    for (trait, name) in names where look.traits.contains(trait) { classes.append(name) }
    if let colour = look.colour { classes.append("c-\(colour.rawValue)") }
    if let ground = look.ground {
      classes.append((look.traits.contains(.white) ? "gr lit gr-" : "gr gr-") + ground.rawValue)
    }
    return classes.joined(separator: " ")
  }

  /// The classes of fonts, and their sizes in those of the body.
  static let fonts: [Look.Font: (name: String, size: Double)] = [
    .largeTitle: ("l1", 1.75), .title: ("l2", 1.5), .title2: ("l3", 1.27), .title3: ("l4", 1.15),
    .callout: ("f1", 0.95),
    .subheadline: ("f1", 0.95), .footnote: ("f2", 0.9), .caption: ("f3", 0.86), .caption2: ("f3", 0.86),
  ]

  private static let names: [(Look.Trait, String)] = [
    (.bold, "h"), (.secondary, "y"), (.italic, "e"), (.underline, "n1"), (.link, "a"), (.strikethrough, "z"),
    (.destructive, "x"),
  ]
}

extension Look {
  /// The classes of a button's style: letters alone, on a tint, on the full colour.
  func buttonClasses(isDisabled: Bool) -> String {
    let isProminent = traits.contains(.prominent)
    let isDestructive = traits.contains(.destructive)
    let kind = isProminent ? "p" : button.flatMap { [.bordered: "bd", .glass: "bd", .plain: "pl"][$0] } ?? ""
    let size = controlSize.map { $0 == .large ? "lg" : "sm" } ?? ""
    // A view with a background has its colour there.
    let ground = isProminent || button == .bordered ? isDestructive ? .red : colour : nil
    return PieceHTML.joined(
      "btn", isDisabled ? "off" : "", kind, size, isDestructive ? "x" : "", ground.map { "gr-\($0.rawValue)" } ?? "")
  }
}
