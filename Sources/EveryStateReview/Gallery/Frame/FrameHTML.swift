import EveryStateGoldens

/// A text of a frame as HTML: its characters in elements that a style sheet draws, its marks hidden. Lines that the frame's other
/// text does not have are marked, and otherwise it is drawn as if it were alone.
struct FrameHTML {
  private let lines: [ListedLine]
  private let others: [ListedLine]?
  private let sign: ListedLine.Sign
  private let drawn: DrawnSoFar
  /// Whether the frame is a storyboard, drawn as its moments side by side.
  let isFilm: Bool
  /// Whether the storyboard stopped before its end.
  var isStopped = false

  init(_ text: [UInt8], against other: [UInt8]? = nil, as sign: ListedLine.Sign = .kept, _ drawn: DrawnSoFar) {
    let reading = GoldenReading(text, notes: &drawn.notes)
    let other = other.map { GoldenReading($0, notes: &drawn.notes) }
    lines = ListedLine.all(reading, against: other, as: sign)
    others = other.map { ListedLine.all($0) }
    isFilm = lines.contains { $0.line.kind == .moment }
    (self.sign, self.drawn) = (sign, drawn)
  }

  /// The number of columns in a line. A timeline is not a screen, and takes the space it needs.
  private var columns: Int? {
    guard let reading = lines.first?.reading, !reading.isTimeline else { return nil }
    return min(max(reading.columns ?? 50, 20), ColumnStyle.limit)
  }

  /// Whether it has several moments, which take the sheet's width.
  var isWide: Bool { isFilm && Self.moments(lines).count > 1 }

  /// The picture in its frame, which is a text if the page draws it later.
  var phone: String {
    let width = columns.map { $0 == 50 ? "" : "k\($0)" } ?? "plain"
    let phone = "<div class=\"\(PieceHTML.joined("phone", width, isFilm ? "film" : ""))\">\(html)</div>"
    return drawn.isForLater ? drawn.shapes.text(lines.first?.reading.bytes ?? [], drawnAs: phone) : phone
  }

  var html: String {
    guard isFilm else { return screen(lines, others) }
    let own = Self.moments(lines)
    let others = others.map(Self.moments)
    let items = own.enumerated().map { index, moment in
      let step = moment.first { $0.line.kind == .moment }.map(Self.step) ?? ""
      let other = others.flatMap { $0.count == own.count ? $0[index] : nil }
      let isNew = moment.allSatisfy { $0.sign == sign || $0.line.kind == .blank } && sign != .kept
      return
        "<li\(isNew ? " class=\"\(sign.rawValue)\"" : "")><p class=\"step\">\(step)</p>\(screen(moment, other))</li>"
    }
    let end = isStopped ? "<li class=\"halt\"><p>It stopped here.</p></li>" : ""
    return "<ol class=\"strip\" aria-label=\"Storyboard\">\(items.joined())\(end)</ol>"
  }

  /// The storyboard's parts, each with its heading; the header is part of the first.
  private static func moments(_ lines: [ListedLine]) -> [[ListedLine]] {
    let bounds = [0] + lines.indices.filter { lines[$0].line.kind == .moment }.dropFirst() + [lines.count]
    return zip(bounds, bounds.dropFirst()).map { Array(lines[$0..<$1]) }
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

  private func screen(_ lines: [ListedLine], _ other: [ListedLine]?) -> String {
    guard lines.contains(where: SplitLines.has) else {
      let blocks = FrameBlock.all(in: lines[...])
      let isTimeline = lines.first?.reading.isTimeline ?? false
      let classes = PieceHTML.joined("screen", isTimeline ? "time" : "", Self.hasGroups(blocks) ? "list" : "")
      return "<div class=\"\(classes)\">\(body(blocks))</div>"
    }
    // The golden's plain text, which a switch shows, and the columns side by side.
    let split = SplitLines(lines, against: other, as: sign)
    let asIs = html(lines.map { .line($0, isHidden: true) }[...])
    let sections = split.parts.map { part in
      let columns = part.map { lines, width in
        let blocks = FrameBlock.all(in: lines[...])
        let classes = PieceHTML.joined("col", Self.hasGroups(blocks) ? "list" : "", "g\(min(width, ColumnStyle.limit))")
        return "<div class=\"\(classes)\">\(body(blocks))</div>"
      }
      return "<section class=\"cols\">\(columns.joined())</section>"
    }
    let classes = PieceHTML.joined("screen", split.isUnlike ? sign.rawValue : "")
    return "<div class=\"\(classes)\"><div class=\"asis\">\(asIs)</div>\(sections.joined())</div>"
  }

  private static func hasGroups(_ blocks: [FrameBlock]) -> Bool {
    blocks.contains { if case .part(.group, _) = $0 { true } else { false } }
  }

  /// A bar, and below it the parts of the body: each where its note says, and without notes in the middle if all lines are centered.
  private func body(_ blocks: [FrameBlock]) -> String {
    let head = blocks.prefix(while: Self.isAboveBody).count
    let end = blocks[head...].firstIndex(where: \.isBesideBody) ?? blocks.count
    var starts = (head..<end).filter { blocks[$0].place != nil }
    var places = starts.map { blocks[$0].place ?? .top }
    if starts.first != head {
      let isMiddle = starts.isEmpty && blocks[head..<end].allSatisfy(\.isCentred)
      (starts, places) = ([head] + starts, [isMiddle && head < end ? .middle : .top] + places)
    }
    var html = html(blocks[..<head])
    for (index, (start, place)) in zip(starts, places).enumerated() {
      let part = self.html(blocks[start..<(index + 1 < starts.count ? starts[index + 1] : end)])
      html += place == .top ? part : "<div class=\"\(place == .middle ? "mid" : "low")\">\(part)</div>"
    }
    return html + self.html(blocks[end...])
  }

  private static func isAboveBody(_ block: FrameBlock) -> Bool {
    switch block {
    case .line(let listed, let isHidden): isHidden || listed.line.kind == .fact
    case .part(let part, _): part == .bar
    }
  }

  private func html(_ blocks: ArraySlice<FrameBlock>) -> String {
    var html = ""
    var rest = blocks
    while let block = rest.first {
      // Undrawn lines share an element.
      let hidden = rest.prefix { $0.isHidden && $0.sign == block.sign }
      rest = rest.dropFirst(max(1, hidden.count))
      switch block {
      case .line(_, isHidden: true):
        let isNote = block.sign != .kept && hidden.contains { $0.isNote }
        html += Self.signed(
          block.sign, "<u class=\"\(isNote ? "n d" : "n")\">\(hidden.map(Self.hidden).joined())</u>")
      case .line(let listed, _):
        if listed.isAtGap { html += Self.signed(sign.other, "") }
        html += Self.signed(block.sign, LineHTML(listed).html(drawn))
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
  /// The markup of the pictures that are drawn later.
  var shapes = LineShapes()
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
