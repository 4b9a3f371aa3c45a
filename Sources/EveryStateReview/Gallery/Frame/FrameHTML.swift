import EveryStateGoldens

/// A frame as HTML: the golden's characters in elements that a style sheet draws, its marks hidden; changes in `del` and `ins`.
struct FrameHTML {
  private let lines: [ListedLine]
  private let isRightToLeft: Bool
  private let drawn: DrawnSoFar
  private var ahead: [ArraySlice<ListedLine>]?
  /// Whether the frame is a storyboard, drawn as a film strip.
  let isFilm: Bool

  init(golden: [UInt8]?, new: [UInt8]?, _ drawn: DrawnSoFar) {
    let readings = [golden, new].compactMap { $0 }.map { GoldenReading($0, notes: &drawn.notes) }
    lines = readings.count == 2 ? ListedLine.all(readings[0], readings[1]) : readings.flatMap(ListedLine.all)
    isFilm = lines.contains { $0.line.kind == .moment }
    isRightToLeft = readings.contains { $0.bytes.contains(where: Self.mayBeRightToLeft) }
    self.drawn = drawn
  }

  /// The moments of a stopped storyboard, and the rest of its golden.
  init(stopped reached: [UInt8], golden: [UInt8]?, _ drawn: DrawnSoFar) {
    self.init(golden: reached, new: nil, drawn)
    let whole = FrameHTML(golden: golden, new: nil, drawn)
    ahead = whole.isFilm ? Array(whole.moments.dropFirst(moments.count)) : []
  }

  /// The number of columns in a line. A timeline is not a screen, and takes the space it needs.
  var columns: Int? {
    guard let reading = lines.first?.reading, !reading.isTimeline else { return nil }
    return min(max(reading.columns ?? 50, 20), ColumnStyle.limit)
  }

  var isTimeline: Bool { lines.first?.reading.isTimeline ?? false }

  /// The height of the frame on the sheet in lines: that of its highest moment.
  var height: Int { moments.map(\.count).max() ?? 0 }

  var momentCount: Int { moments.count + (ahead.map { $0.count + 1 } ?? 0) }

  var html: String {
    guard isFilm else { return screen(lines[...]) }
    var items = moments.map { moment in
      let signs = Set(moment.map(\.sign))
      return item(moment, signs.count == 1 ? moment[moment.startIndex].sign.rawValue : "")
    }
    if let ahead {
      items.append("<li class=\"halt\"><p>It stopped here\(ahead.isEmpty ? "." : ". The rest of the golden:")</p></li>")
      items += ahead.map { item($0, "ahead") }
    }
    return "<ol class=\"strip\" tabindex=\"0\" aria-label=\"Storyboard\">\(items.joined())</ol>"
  }

  private func item(_ moment: ArraySlice<ListedLine>, _ classes: String) -> String {
    let steps = moment.filter { $0.line.kind == .moment }.map(Self.step).joined()
    return "<li\(classes.isEmpty ? "" : " class=\"\(classes)\"")><p class=\"step\">\(steps)</p>\(screen(moment))</li>"
  }

  /// The storyboard's parts. Adjacent headings, one removed and one added, begin one part.
  private var moments: [ArraySlice<ListedLine>] {
    let starts = lines.indices.filter { index in
      lines[index].line.kind == .moment
        && !(index > 0 && lines[index - 1].line.kind == .moment && lines[index - 1].sign != lines[index].sign)
    }
    let bounds = [0] + starts.dropFirst() + [lines.count]
    return zip(bounds, bounds.dropFirst()).map { lines[$0..<$1] }
  }

  /// `# 2  press "Retry"` as a caption.
  private static func step(_ listed: ListedLine) -> String {
    let bytes = listed.reading.bytes[listed.line.range].dropFirst(2)
    let number = bytes.prefix { $0 != UInt8(ascii: " ") }
    let words = bytes.dropFirst(number.count).drop { $0 == UInt8(ascii: " ") }
    return signed(listed.sign, "<span class=\"no\">\(text: number)</span> \(text: words)")
  }

  private static func signed(_ sign: ListedLine.Sign, _ html: String) -> String {
    sign == .kept ? html : "<\(sign.rawValue)>\(html)</\(sign.rawValue)>"
  }

  /// Whether it may begin a letter of Hebrew, Arabic or a related script, which are written from right to left; few other bytes do.
  private static func mayBeRightToLeft(_ byte: UInt8) -> Bool {
    byte >= 0xD6 && (byte <= 0xE0 || byte == 0xEF || byte == 0xF0)
  }

  private func screen(_ lines: ArraySlice<ListedLine>) -> String {
    if let split = SplitLines(lines) { return columns(split, of: lines) }
    let blocks = FrameBlock.all(in: PictureLines.marking(lines)[...])
    let classes = PieceHTML.joined(
      "screen", isTimeline ? "time" : "", isRightToLeft ? "rtl" : "", Self.hasGroups(blocks) ? "list" : "")
    return "<div class=\"\(classes)\">\(body(blocks, of: lines))</div>"
  }

  /// The golden's plain text, which a switch shows, and the columns side by side.
  private func columns(_ split: SplitLines, of lines: ArraySlice<ListedLine>) -> String {
    let asIs = each(lines.map { .line($0, isHidden: true) }[...])
    let parts = split.parts.filter { !$0.allSatisfy { $0.allSatisfy { $0.isOurs || $0.line.kind == .blank } } }
    let sections = parts.map { part in
      let columns = part.map { column in
        let blocks = FrameBlock.all(in: PictureLines.marking(column[...])[...])
        return "<div class=\"\(Self.hasGroups(blocks) ? "col list" : "col")\">\(body(blocks, of: column[...]))</div>"
      }
      return "<section class=\"cols\">\(columns.joined())</section>"
    }
    return
      "<div class=\"\(isRightToLeft ? "screen rtl" : "screen")\"><div class=\"asis\">\(asIs)</div>\(sections.joined())</div>"
  }

  private static func hasGroups(_ blocks: [FrameBlock]) -> Bool {
    blocks.contains { if case .part(.group, _) = $0 { true } else { false } }
  }

  /// A bar, and below it the body, centered if nothing scrolls.
  private func body(_ blocks: [FrameBlock], of lines: ArraySlice<ListedLine>) -> String {
    let head = Self.isCentred(lines) ? blocks.prefix(while: Self.isAboveBody).count : blocks.count
    let middle = head < blocks.count ? "<div class=\"mid\">\(html(blocks[head...]))</div>" : ""
    return html(blocks[..<head]) + middle
  }

  private static func isAboveBody(_ block: FrameBlock) -> Bool {
    switch block {
    case .line(let listed, let isHidden): isHidden || listed.line.kind == .fact
    case .part(let part, _): part == .bar
    }
  }

  /// Whether all content below the bar is centered in its line, as it is if nothing scrolls.
  private static func isCentred(_ lines: ArraySlice<ListedLine>) -> Bool {
    let body = lines.filter { !$0.isOurs && $0.line.kind != .title && $0.line.kind != .blank && $0.line.kind != .fact }
    return !body.isEmpty && body.allSatisfy { $0.line.kind == .plain && $0.line.depth == 0 && LineHTML($0).isCentred }
  }

  private func html(_ blocks: ArraySlice<FrameBlock>) -> String {
    var html = ""
    var rest = blocks
    while let block = rest.first {
      let whole = PictureLines.whole(rest)
      guard whole.isEmpty else {
        // A remark between a picture's lines is written below the picture.
        html += "<div class=\"whole\">\(each(whole))</div>"
        rest = rest[whole.endIndex...]
        continue
      }
      let count = max(1, rest.prefix { $0.isHidden && $0.sign == block.sign }.count)
      html += each(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return html
  }

  private func each(_ blocks: ArraySlice<FrameBlock>) -> String {
    var html = ""
    var rest = blocks
    while let block = rest.first {
      // Undrawn lines share an element.
      let hidden = rest.prefix { $0.isHidden && $0.sign == block.sign }
      rest = rest.dropFirst(max(1, hidden.count))
      switch block {
      case .line(_, isHidden: true):
        html += Self.signed(block.sign, "<u class=\"n\">\(hidden.map(Self.hidden).joined())</u>")
      case .line(let listed, _): html += Self.signed(block.sign, LineHTML(listed).html(drawn))
      case .part(let part, let blocks):
        html +=
          "<div class=\"\(PieceHTML.joined(Self.classes(part), block.sign.rawValue))\">\(self.html(blocks[...]))</div>"
      }
    }
    return html
  }

  private static func hidden(_ block: FrameBlock) -> String {
    guard case .line(let listed, _) = block else { return "" }
    let isLast = listed.line.range.upperBound == listed.reading.bytes.count
    return PieceHTML(listed: listed).text(listed.line.range) + (isLast ? "" : "\n")
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

/// The shared state of a page's frames: notes that were read, and symbols that were used.
final class DrawnSoFar {
  var notes = NoteCache()
  /// Names of symbols whose drawings the page needs.
  var symbols: Set<String> = []
  /// How much of the page is drawn at once, in bytes: a frame takes about two kilobytes.
  var roomAtOnce = 500_000

  /// Whether the next frame is text that the page draws when it is needed. A browser without scripts draws it at once.
  var isForLater: Bool { roomAtOnce <= 0 }
}

extension GoldenReading {
  /// The width in the header, `(50 columns)`.
  var columns: Int? {
    guard let header = lines.first, header.kind == .header, let open = bytes[header.range].lastIndex(of: 0x28) else {
      return nil
    }
    return Int(text((open + 1)..<header.range.upperBound).prefix { $0.isNumber })
  }
}
