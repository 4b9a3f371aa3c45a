import EveryStateGoldens

/// A frame as it looks, in HTML: the golden's characters, one by one, in elements that a style sheet draws. What only the
/// golden needs (its gutter, brackets, notes) is there and hidden, so that a switch shows the text as it is.
///
/// A changed frame is one list of lines, those of the golden alone in `del`, those of the new text alone in `ins`: both
/// texts and their difference are shown from it.
struct FrameHTML {
  /// A line of either text.
  private struct Listed {
    let sign: Sign
    let line: GoldenLine
    let reading: GoldenReading
  }

  private enum Sign: String {
    case kept = "", removed = "del", added = "ins"
  }

  private let lines: [Listed]
  private let isRightToLeft: Bool
  /// Whether the frame is a storyboard, drawn as a film strip.
  let isFilm: Bool

  /// - Parameters:
  ///   - golden: the golden, if there is one.
  ///   - new: the text that waits for a decision, if one does.
  ///   - notes: what was read of notes before.
  init(golden: [UInt8]?, new: [UInt8]?, notes: inout NoteCache) {
    lines = Self.list(golden, new, &notes)
    isFilm = lines.contains { $0.line.kind == .moment }
    isRightToLeft = Self.hasRightToLeft(golden ?? []) || Self.hasRightToLeft(new ?? [])
  }

  private static func list(_ golden: [UInt8]?, _ new: [UInt8]?, _ notes: inout NoteCache) -> [Listed] {
    guard let golden, let new else {
      guard let text = golden ?? new else { return [] }
      let reading = GoldenReading(text, notes: &notes)
      return reading.lines.map { Listed(sign: .kept, line: $0, reading: reading) }
    }
    return list(GoldenReading(golden, notes: &notes), GoldenReading(new, notes: &notes))
  }

  private static func list(_ old: GoldenReading, _ new: GoldenReading) -> [Listed] {
    let difference = LineDifference(LineTable(old: old.bytes, new: new.bytes))
    var lines: [Listed] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.lines.count || newIndex < new.lines.count {
      if oldIndex < old.lines.count, difference.removed[oldIndex] {
        lines.append(Listed(sign: .removed, line: old.lines[oldIndex], reading: old))
        oldIndex += 1
      } else if newIndex < new.lines.count, difference.added[newIndex] {
        lines.append(Listed(sign: .added, line: new.lines[newIndex], reading: new))
        newIndex += 1
      } else {
        lines.append(Listed(sign: .kept, line: new.lines[newIndex], reading: new))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  /// Whether the frame is wider than a telephone, so that it may have to be scrolled. A storyboard scrolls as a whole.
  var isWide: Bool { !isFilm && (lines.first?.reading.columns ?? .max) > 50 }

  /// How many lines high the frame is on the sheet: the most that a moment has, with its heading.
  var height: Int {
    guard isFilm else { return max(6, lines.count - 2) }
    return max(6, (moments.map(\.count).max() ?? 0) + 2)
  }

  /// Adds the frame: a `pre`, or a list of them with what led to each.
  func write(to html: inout HTMLText) {
    guard isFilm else { return writeScreen(lines[...], to: &html) }
    html.raw("<ol class=\"strip\" tabindex=\"0\" aria-label=\"Storyboard\">")
    for moment in moments {
      let signs = Set(moment.map(\.sign))
      html.raw(
        signs.count == 1 && signs != [.kept] ? "<li class=\"\(moment[moment.startIndex].sign.rawValue)\">" : "<li>")
      html.raw("<p class=\"step\">")
      for heading in moment where heading.line.kind == .moment { writeStep(heading, to: &html) }
      html.raw("</p>")
      writeScreen(moment, to: &html)
      html.raw("</li>")
    }
    html.raw("</ol>")
  }

  /// The storyboard's parts. Headings that stand together, one removed and one added, begin one part.
  private var moments: [ArraySlice<Listed>] {
    var starts: [Int] = []
    for index in lines.indices where lines[index].line.kind == .moment {
      if index > 0, lines[index - 1].line.kind == .moment, lines[index - 1].sign != lines[index].sign { continue }
      starts.append(index)
    }
    // What stands above the first heading goes with it.
    let bounds = [0] + starts.dropFirst() + [lines.count]
    return zip(bounds, bounds.dropFirst()).map { lines[$0..<$1] }
  }

  /// `# 2  press "Retry"` as a caption.
  private func writeStep(_ listed: Listed, to html: inout HTMLText) {
    let bytes = listed.reading.bytes[listed.line.range].dropFirst(2)
    let number = bytes.prefix { $0 != UInt8(ascii: " ") }
    html.raw(listed.sign == .kept ? "" : "<\(listed.sign.rawValue)>")
    html.raw("<span class=\"no\">")
    html.text(number)
    html.raw("</span> ")
    html.text(bytes.dropFirst(number.count).drop { $0 == UInt8(ascii: " ") })
    html.raw(listed.sign == .kept ? "" : "</\(listed.sign.rawValue)>")
  }

  /// Whether the text may hold letters that are written from right to left; those of Hebrew, Arabic and their neighbours
  /// begin with these bytes, and few others do.
  private static func hasRightToLeft(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        // Most text is ASCII: eight bytes at a time.
        if offset + 8 <= buffer.count,
          buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
          continue
        }
        let byte = buffer[offset]
        if byte >= 0xD6, byte <= 0xE0 || byte == 0xEF || byte == 0xF0 { return true }
        offset += 1
      }
      return false
    }
  }

  private func writeScreen(_ lines: ArraySlice<Listed>, to html: inout HTMLText) {
    html.raw(isRightToLeft ? "<pre class=\"screen rtl\">" : "<pre class=\"screen\">")
    // A parser drops the first line feed of a `pre`.
    if lines.first?.line.kind == .blank { html.raw("\n") }
    let bodyEnd = (lines.lastIndex { $0.line.kind != .blank } ?? lines.startIndex) + 1
    var isAboveBody = true
    var depth = 0
    for index in lines.indices {
      let listed = lines[index]
      let (kind, reading) = (listed.line.kind, listed.reading)
      while depth > listed.line.depth {
        html.raw("</b>")
        depth -= 1
      }
      isAboveBody = isAboveBody && (kind == .header || kind == .moment || kind == .blank)
      let isOurs = kind == .header || kind == .moment || listed.line.isNote || isAboveBody || index >= bodyEnd
      if listed.sign != .kept { html.raw("<\(listed.sign.rawValue)\(isOurs ? " class=\"o\"" : "")>") }
      if isOurs { html.raw("<u>") }
      if kind == .presentation {
        // The element goes around lines of both texts, so the sign's own closes first.
        if listed.sign != .kept { html.raw("</\(listed.sign.rawValue)>") }
        html.raw("<b class=\"over\">")
        depth += 1
        if listed.sign != .kept { html.raw("<\(listed.sign.rawValue)>") }
      }
      SpanHTML(reading: reading, line: listed.line).write(to: &html)
      let isLast = listed.line.range.upperBound >= reading.bytes.count
      if !isLast { html.raw("\n") }
      if isOurs { html.raw("</u>") }
      if listed.sign != .kept { html.raw("</\(listed.sign.rawValue)>") }
    }
    html.raw(String(repeating: "</b>", count: depth) + "</pre>")
  }
}
