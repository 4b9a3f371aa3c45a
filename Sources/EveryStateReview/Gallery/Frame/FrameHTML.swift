import EveryStateGoldens

/// A frame as it looks, in HTML: the golden's characters, one by one, in elements that a style sheet draws. What only the
/// golden needs (its gutter, brackets, notes) is there and hidden, so that a switch shows the text as it is.
///
/// A changed frame is one list of lines, those of the golden alone in `del`, those of the new text alone in `ins`: both
/// texts and their difference are shown from it.
struct FrameHTML {
  private let lines: [ListedLine]
  private let isRightToLeft: Bool
  /// The moments of the golden that a storyboard did not come to; nil for what did not stop.
  private var ahead: [ArraySlice<ListedLine>]?
  /// Whether the frame is a storyboard, drawn as a film strip.
  let isFilm: Bool

  /// - Parameters:
  ///   - golden: the golden, if there is one.
  ///   - new: the text that waits for a decision, if one does.
  init(golden: [UInt8]?, new: [UInt8]?, drawn: inout DrawnSoFar) {
    switch (golden, new) {
    case (let golden?, let new?):
      lines = ListedLine.all(
        GoldenReading(golden, notes: &drawn.notes), GoldenReading(new, notes: &drawn.notes))
    case (let text?, nil), (nil, let text?): lines = ListedLine.all(GoldenReading(text, notes: &drawn.notes))
    case (nil, nil): lines = []
    }
    isFilm = lines.contains { $0.line.kind == .moment }
    isRightToLeft = Self.hasRightToLeft(golden ?? []) || Self.hasRightToLeft(new ?? [])
  }

  /// A storyboard that stopped: what it came to, and what the golden shows from there on.
  init(stopped reached: [UInt8], golden: [UInt8]?, drawn: inout DrawnSoFar) {
    self.init(golden: reached, new: nil, drawn: &drawn)
    let whole = FrameHTML(golden: golden, new: nil, drawn: &drawn)
    ahead = whole.isFilm ? Array(whole.moments.dropFirst(moments.count)) : []
  }

  /// How many columns a line of it has. A timeline is no screen, and takes what it needs.
  var columns: Int? {
    guard let reading = lines.first?.reading, !reading.isTimeline else { return nil }
    return min(max(reading.columns ?? 50, 20), ColumnStyle.limit)
  }

  var isTimeline: Bool { lines.first?.reading.isTimeline ?? false }

  /// How many lines high the frame is on the sheet: the most that a moment has.
  var height: Int { moments.map(\.count).max() ?? 0 }

  /// How many moments the storyboard has.
  var momentCount: Int { moments.count + (ahead.map { $0.count + 1 } ?? 0) }

  /// Adds the frame: a screen, or a list of them with what led to each.
  func write(to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    guard isFilm else { return writeScreen(lines[...], to: &html, &drawn) }
    html.raw("<ol class=\"strip\" tabindex=\"0\" aria-label=\"Storyboard\">")
    for moment in moments {
      let signs = Set(moment.map(\.sign))
      let isOfOne = signs.count == 1 && signs != [.kept]
      write(moment, isOfOne ? moment[moment.startIndex].sign.rawValue : "", to: &html, &drawn)
    }
    if let ahead {
      html.raw("<li class=\"halt\"><p>It stopped here\(ahead.isEmpty ? "." : ". The golden goes on:")</p></li>")
      for moment in ahead { write(moment, "ahead", to: &html, &drawn) }
    }
    html.raw("</ol>")
  }

  private func write(
    _ moment: ArraySlice<ListedLine>, _ classes: String, to html: inout HTMLText, _ drawn: inout DrawnSoFar
  ) {
    html.raw(classes.isEmpty ? "<li>" : "<li class=\"\(classes)\">")
    html.raw("<p class=\"step\">")
    for heading in moment where heading.line.kind == .moment { writeStep(heading, to: &html) }
    html.raw("</p>")
    writeScreen(moment, to: &html, &drawn)
    html.raw("</li>")
  }

  /// The storyboard's parts. Headings that stand together, one removed and one added, begin one part.
  private var moments: [ArraySlice<ListedLine>] {
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
  private func writeStep(_ listed: ListedLine, to html: inout HTMLText) {
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

  // MARK: A screen

  private func writeScreen(_ lines: ArraySlice<ListedLine>, to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    if let split = SplitLines(lines) { return write(split, of: lines, to: &html, &drawn) }
    let blocks = FrameBlock.all(in: PictureLines.marking(lines)[...])
    html.raw("<div class=\"screen")
    if isTimeline { html.raw(" time") }
    if isRightToLeft { html.raw(" rtl") }
    if Self.hasGroups(blocks) { html.raw(" list") }
    html.raw("\">")
    write(blocks, of: lines, to: &html, &drawn)
    html.raw("</div>")
  }

  /// The golden's text as it is, which a switch shows, and the columns side by side.
  private func write(
    _ split: SplitLines, of lines: ArraySlice<ListedLine>, to html: inout HTMLText, _ drawn: inout DrawnSoFar
  ) {
    html.raw(
      isRightToLeft ? "<div class=\"screen rtl\"><div class=\"asis\">" : "<div class=\"screen\"><div class=\"asis\">")
    writeEach(lines.map { .line($0, isHidden: true) }[...], to: &html, &drawn)
    html.raw("</div>")
    for part in split.parts where !part.allSatisfy({ $0.allSatisfy { $0.isOurs || $0.line.kind == .blank } }) {
      html.raw("<section class=\"cols\">")
      for column in part {
        let blocks = FrameBlock.all(in: PictureLines.marking(column[...])[...])
        html.raw(Self.hasGroups(blocks) ? "<div class=\"col list\">" : "<div class=\"col\">")
        write(blocks, of: column[...], to: &html, &drawn)
        html.raw("</div>")
      }
      html.raw("</section>")
    }
    html.raw("</div>")
  }

  private static func hasGroups(_ blocks: [FrameBlock]) -> Bool {
    blocks.contains { if case .part(.group, _) = $0 { true } else { false } }
  }

  /// A bar, and below it the body, in the middle where nothing scrolls.
  private func write(
    _ blocks: [FrameBlock], of lines: ArraySlice<ListedLine>, to html: inout HTMLText, _ drawn: inout DrawnSoFar
  ) {
    let head = Self.isCentred(lines) ? blocks.prefix(while: Self.isAboveBody).count : blocks.count
    write(blocks[..<head], to: &html, &drawn)
    if head < blocks.count {
      html.raw("<div class=\"mid\">")
      write(blocks[head...], to: &html, &drawn)
      html.raw("</div>")
    }
  }

  private static func isAboveBody(_ block: FrameBlock) -> Bool {
    switch block {
    case .line(let listed, let isHidden): isHidden || listed.line.kind == .fact
    case .part(let part, _): part == .bar
    }
  }

  /// Whether all that stands below the bar stands in the middle of its line, as it does where nothing scrolls.
  private static func isCentred(_ lines: ArraySlice<ListedLine>) -> Bool {
    let body = lines.filter { !$0.isOurs && $0.line.kind != .title && $0.line.kind != .blank && $0.line.kind != .fact }
    return !body.isEmpty && body.allSatisfy { $0.line.kind == .plain && $0.line.depth == 0 && LineHTML($0).isCentred }
  }

  private func write(_ blocks: ArraySlice<FrameBlock>, to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    var rest = blocks
    while let block = rest.first {
      let whole = PictureLines.whole(rest)
      guard whole.isEmpty else {
        // What is remarked between a picture's lines is told below it.
        html.raw("<div class=\"whole\">")
        writeEach(whole, to: &html, &drawn)
        html.raw("</div>")
        rest = rest[whole.endIndex...]
        continue
      }
      let count = max(1, rest.prefix { $0.isHidden && $0.sign == block.sign }.count)
      writeEach(rest.prefix(count), to: &html, &drawn)
      rest = rest.dropFirst(count)
    }
  }

  private func writeEach(_ blocks: ArraySlice<FrameBlock>, to html: inout HTMLText, _ drawn: inout DrawnSoFar) {
    var rest = blocks
    while let block = rest.first {
      // Lines that nobody sees share an element.
      let hidden = rest.prefix { $0.isHidden && $0.sign == block.sign }
      rest = rest.dropFirst(max(1, hidden.count))
      let sign = block.sign.rawValue
      switch block {
      case .line(let listed, let isHidden):
        if !sign.isEmpty { html.raw("<\(sign)>") }
        if isHidden {
          html.raw("<u class=\"n\">")
          for block in hidden { writeHidden(block, to: &html) }
          html.raw("</u>")
        } else {
          LineHTML(listed).write(to: &html, &drawn)
        }
        if !sign.isEmpty { html.raw("</\(sign)>") }
      case .part(let part, let blocks):
        html.raw("<div class=\"\(Self.classes(part))\(sign.isEmpty ? "" : " " + sign)\">")
        write(blocks[...], to: &html, &drawn)
        html.raw("</div>")
      }
    }
  }

  private func writeHidden(_ block: FrameBlock, to html: inout HTMLText) {
    guard case .line(let listed, _) = block else { return }
    PieceHTML(listed: listed).text(listed.line.range, &html)
    if listed.line.range.upperBound < listed.reading.bytes.count { html.raw("\n") }
  }

  private static func classes(_ part: FrameBlock.Part) -> String {
    switch part {
    case .bar: "nav"
    case .foot: "foot"
    case .group: "group"
    case .row(let isSelected): isSelected ? "row sel" : "row"
    case .over(let kind): "over \(kind)"
    }
  }
}
