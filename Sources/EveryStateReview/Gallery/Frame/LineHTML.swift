import EveryStateGoldens

/// One line of a frame: the golden's marks in hidden `u`, and the blanks between items in `i` of the same width.
struct LineHTML {
  let listed: ListedLine
  private let items: [LineItem]
  private let columns: Int

  init(_ listed: ListedLine) {
    self.listed = listed
    items = LineItem.all(in: listed)
    columns = listed.reading.columns ?? 50
  }

  private var spans: [GoldenSpan] { listed.line.spans }
  private var bytes: [UInt8] { listed.reading.bytes }

  func html(_ drawn: DrawnSoFar) -> String {
    switch listed.line.kind {
    case .presentation: ownWords("k") + newline + "</p>"
    case .fact: ownWords(isOfScreen ? "fact up" : "fact") + newline + "</p>"
    case _ where listed.reading.isTimeline: timeline + newline + "</p>"
    case .blank: "<p class=\"v\">" + newline + "</p>"
    default: drawing(drawn)
    }
  }

  private var newline: String { listed.line.range.upperBound < bytes.count ? "\n" : "" }

  /// `~ screen  refresh`
  private var isOfScreen: Bool { bytes[listed.line.range].starts(with: "~ screen".utf8) }

  private func drawing(_ drawn: DrawnSoFar) -> String {
    let first = items.first?.spans.lowerBound ?? spans.count
    // Blanks at the beginning of a line are dropped.
    let isHidden = spans[..<first].contains {
      $0.role == .note || $0.role != .blank && bytes[$0.range.lowerBound] != UInt8(ascii: " ")
    }
    var html = "<p\(classes)>" + (isHidden ? hidden(0..<first) : "\(text: bytes[range(0..<first)])")
    let isOfTexts = isFlowing
    for (index, item) in items.enumerated() {
      if index > 0 { html += gap(index) }
      html += ItemHTML(listed: listed, item: item, extra: isOfTexts ? "" : extra(index)).html(drawn)
    }
    let end = items.last?.spans.upperBound ?? first
    guard end < spans.count else { return html + newline + "</p>" }
    let range = spans[end].range.lowerBound..<spans[spans.count - 1].range.upperBound
    let note = PieceHTML(listed: listed).text(range)
    // A difference shows the note if it has changed: below the line, which stays as it is drawn without it.
    return listed.changes.contains { $0.overlaps(range) }
      ? html + "</p><u class=\"n d\">\(note)</u>" + newline : html + "<u class=\"n\">\(note)</u>" + newline + "</p>"
  }

  /// A single text wraps if the browser's letters are wider than expected.
  private var isFlowing: Bool { items.count == 1 && (items[0].kind == .text || items[0].kind == .symbol) }

  private var classes: String {
    var classes: [String] = []
    switch listed.line.kind {
    case .title where items.count == 1 && items[0].kind == .text: classes.append("t")
    case .title: classes.append("ti")
    case .section: classes.append("s")
    case .footer: classes.append("f")
    case .bottom where items.contains { $0.kind == .chosen }: classes.append("tabs")
    default: break
    }
    if !isFlowing { classes.append(isSegmented ? "l seg" : "l") }
    if let place { classes.append(place) }
    if let tightness { classes.append("fit q\(tightness)") }
    return classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
  }

  /// Whether it is in the middle of the width, which one text or button may fill: the drawing's `PlaceNotes` has the same rule.
  var isCentred: Bool {
    guard let first = items.first, let last = items.last,
      first.column < 2 ? columns - last.end <= 2 : place == "ce"
    else { return false }
    let isOne = items.count == 1 && [.text, .symbol, .button, .chosen, .disabled].contains(first.kind)
    return (last.end - first.column) * 4 <= columns * 3 || isOne
  }

  private var isSegmented: Bool {
    listed.line.kind != .bottom && items.count > 1 && items.contains { $0.kind == .chosen }
      && items.allSatisfy { $0.kind == .chosen || $0.kind == .button || $0.kind == .disabled }
  }

  /// The start of the line's content: in the middle, at the end, or after a number of columns.
  private var place: String? {
    guard let first = items.first, let last = items.last, first.column > 0, !isInMiddleOfBar(0) else { return nil }
    let rest = columns - last.end
    if first.column >= 2, abs(first.column - rest) <= max(1, min(5, first.column / 2)) { return "ce" }
    if rest <= 1, first.column > 6 { return "en" }
    // Letters that do not fit behind their column have room before it, as in a screen from right to left.
    if first.column * 4 > columns, rest * 2 < first.column, share(of: columns - first.column) < 1 {
      return "en e\(max(rest, 0))"
    }
    return "m\(min(first.column, ColumnStyle.limit))"
  }

  /// Whether it is a title in the middle of its bar, whatever is beside it.
  private func isInMiddleOfBar(_ index: Int) -> Bool {
    isBar && items.count > 1 && items[index].kind == .text && abs(items[index].column + items[index].end - columns) <= 3
  }

  /// The percentage at which the line's letters fit in its columns; nil if they fit as they are. A letter is about half as wide as
  /// it is high, and some fonts are larger than a column.
  private var tightness: Int? {
    guard isFlowing, let first = items.first, let last = items.last else { return nil }
    let share = share(of: place == "ce" ? columns : place?.hasPrefix("en") == true ? last.end : columns - first.column)
    return share < 1.06 ? max(Int(share * 20) * 5, 50) : nil
  }

  /// The columns' width in that of the line's letters.
  private func share(of columns: Int) -> Double {
    let isTitle = listed.line.kind == .title && items.count == 1
    let letters = items.reduce(0.0) { sum, item in
      let fonts = spans[item.spans].compactMap { $0.look.font.flatMap { PieceHTML.fonts[$0]?.size } }
      return sum + Double(item.width) * max(isTitle ? ColumnStyle.titleSize : 1, fonts.max() ?? 1)
    }
    return Double(columns) * ColumnStyle.column / (letters * 0.51)
  }

  /// The gap that takes the remaining space: the widest, if the line reaches the frame's edge.
  private var growing: Int? {
    guard let last = items.last, last.end >= columns - 1, items.count > 1 else { return nil }
    if isFull { return nil }
    return (1..<items.count).max { width(ofGap: $0) < width(ofGap: $1) }
  }

  private func width(ofGap index: Int) -> Int { items[index].column - items[index - 1].end }

  private var isFull: Bool { items.indices.contains { width($0, besideGaps: false) == "full" } }

  private func grows(_ index: Int) -> Bool { index == growing || isBar && !isFull && width(ofGap: index) > 3 }

  private var isBar: Bool { listed.line.kind == .title || listed.line.kind == .bottom }

  /// A gap that keeps its columns is an element; one that takes the remaining space is a margin of the next item.
  private func gap(_ index: Int) -> String {
    let blanks = bytes[range(items[index - 1].spans.upperBound..<items[index].spans.lowerBound)]
    if grows(index) { return "\(text: blanks)" }
    return "<i class=\"g\(min(width(ofGap: index), ColumnStyle.limit))\">\(text: blanks)</i>"
  }

  private func extra(_ index: Int) -> String {
    let width = width(index)
    if isInMiddleOfBar(index) { return "gc" }
    guard index > 0, !isFull else { return width }
    return grows(index) ? PieceHTML.joined("gx", width) : width
  }

  private func width(_ index: Int, besideGaps: Bool = true) -> String {
    let item = items[index]
    let width = "w\(min(max(item.width, 1), ColumnStyle.limit))"
    switch item.kind {
    case .area: return width
    case .field, .slider, .progress, .divider: return item.width * 5 > columns * 2 ? "full" : width
    case .button, .disabled, .chosen: return item.width * 5 > columns * 3 ? "full" : ""
    // The texts after a symbol are stacked, whatever the symbol's size.
    case .symbol where besideGaps && index + 1 < items.count && !grows(index + 1) && self.width(ofGap: index + 1) > 1:
      return width + " sl"
    case .text, .symbol, .toggle, .spinner, .badge, .pages, .grip:
      // Where letters need more columns than the frame has, nothing keeps its width.
      return besideGaps && index + 1 < items.count && !grows(index + 1) && items[items.count - 1].end <= columns
        ? width : ""
    case .step, .chevron: return ""
    }
  }

  private func range(_ spans: Range<Int>) -> Range<Int> {
    guard !spans.isEmpty else { return 0..<0 }
    return self.spans[spans.lowerBound].range.lowerBound..<self.spans[spans.upperBound - 1].range.upperBound
  }

  private func hidden(_ spans: Range<Int>) -> String {
    spans.isEmpty ? "" : PieceHTML(listed: listed).hidden(range(spans))
  }

  /// The harness's own words, which a phone does not draw: `! sheet  {medium}`, `~ hold: Copy, Delete`.
  private func ownWords(_ kind: String) -> String {
    let (range, pieces) = (listed.line.range, PieceHTML(listed: listed))
    let start = bytes[range].firstIndex { !"| !~".utf8.contains($0) } ?? range.upperBound
    return "<p class=\"own \(kind)\">" + pieces.hidden(range.lowerBound..<start) + pieces.text(start..<range.upperBound)
  }

  private var timeline: String {
    "<p>"
      + spans.map { span in
        let text = "\(text: bytes[span.range])"
        return span.role == .event ? "<b class=\"ev\">\(text)</b>" : text
      }.joined()
  }
}
