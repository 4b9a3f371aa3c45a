import EveryStateGoldens

/// The lines of a frame in the parts that a phone draws: bars, groups of rows, presented content.
enum FrameBlock {
  case line(ListedLine, isHidden: Bool)
  case part(Part, [FrameBlock])

  enum Part: Equatable {
    /// The bar at the top, and those at the bottom.
    case bar, foot
    /// A group of rows, and one of them.
    case group
    case row(isSelected: Bool)
    case over(String)
  }

  static func all(in lines: ArraySlice<ListedLine>) -> [FrameBlock] {
    let bodyEnd = (lines.lastIndex { $0.line.kind != .blank } ?? lines.startIndex) + 1
    let head = lines[..<bodyEnd].prefix { $0.line.kind == .header || $0.line.kind == .moment || $0.line.kind == .blank }
    return head.map { .line($0, isHidden: true) } + blocks(lines[head.endIndex..<bodyEnd], depth: 0)
      + lines[bodyEnd...].map { .line($0, isHidden: true) }
  }

  private static func blocks(_ lines: ArraySlice<ListedLine>, depth: Int) -> [FrameBlock] {
    var blocks: [FrameBlock] = []
    var rest = lines
    while let first = rest.first {
      let end: Int
      switch first.line.kind {
      case .presentation:
        end = rest.dropFirst().firstIndex { $0.line.depth <= depth && !$0.isOurs } ?? rest.endIndex
        blocks.append(
          .part(
            .over(kind(first)),
            [.line(first, isHidden: false)] + Self.blocks(rest[(rest.startIndex + 1)..<end], depth: depth + 1)))
      case .title, .bottom:
        let kind = first.line.kind
        end = rest.firstIndex { $0.line.kind != kind && $0.line.kind != .fact } ?? rest.endIndex
        blocks.append(.part(kind == .title ? .bar : .foot, rest[..<end].map { .line($0, isHidden: $0.isOurs) }))
      case .row, .selectedRow:
        end =
          rest.firstIndex { line in
            switch line.line.kind {
            case .row, .selectedRow, .plain, .fact: false
            default: true
            }
          } ?? rest.endIndex
        blocks.append(.part(.group, rows(rest[..<end])))
      case .blank:
        end = rest.startIndex + 1
        // The style sets the space between groups.
        let isBesideRows = isList(rest.dropFirst().first) || isList(lines[..<rest.startIndex].last)
        blocks.append(.line(first, isHidden: isBesideRows))
      default:
        end = rest.startIndex + 1
        blocks.append(.line(first, isHidden: first.isOurs))
      }
      rest = rest[end...]
    }
    return blocks
  }

  private static func isList(_ line: ListedLine?) -> Bool {
    switch line?.line.kind {
    case .row, .selectedRow, .section, .footer: true
    default: false
    }
  }

  private static func rows(_ lines: ArraySlice<ListedLine>) -> [FrameBlock] {
    var starts: [Int] = []
    for index in lines.indices where isList(lines[index]) {
      // A changed first line occurs twice, in one row.
      if let last = starts.last, last == index - 1, lines[last].sign == .removed, lines[index].sign == .added {
        continue
      }
      starts.append(index)
    }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      .part(
        .row(isSelected: lines[start].line.kind == .selectedRow),
        lines[start..<end].map { .line($0, isHidden: $0.isOurs) })
    }
  }

  /// The first word behind `! `.
  private static func kind(_ listed: ListedLine) -> String {
    let words = listed.reading.text(listed.line.range).split(separator: " ")
    let known = ["alert", "dialog", "menu", "sheet", "cover", "popover"]
    return words.compactMap { word in known.first { $0 == word } }.first ?? "sheet"
  }

  var isHidden: Bool { if case .line(_, true) = self { true } else { false } }

  /// The sign that all of its lines have; kept where they differ.
  var sign: ListedLine.Sign {
    switch self {
    case .line(let line, _): line.sign
    case .part(_, let blocks): blocks.allSatisfy { $0.sign == blocks[0].sign } ? blocks[0].sign : .kept
    }
  }
}

/// Pictures and fills of several lines: which lines belong together.
enum PictureLines {
  /// Marks the lines of each picture. Lines of the golden and of the new text have separate pictures.
  static func marking(_ lines: ArraySlice<ListedLine>) -> [ListedLine] {
    guard lines.contains(where: { $0.line.spans.contains { $0.role == .area(isOpening: true) } }) else {
      return Array(lines)
    }
    var marked = Array(lines)
    for passedOver in [ListedLine.Sign.added, .removed]
    where passedOver == .removed || lines.contains(where: { $0.sign == .removed }) {
      mark(marked.indices.filter { marked[$0].sign != passedOver }, of: &marked)
    }
    return marked
  }

  private struct Picture {
    let kind: String
    let first: Int
    var last: Int
    var height = 1

    func mark(_ lines: inout [ListedLine], column: Int) {
      lines[first].heights[column] = height
      for line in first..<last { lines[line].isAmidPicture = true }
    }
  }

  private static func mark(_ indices: [Int], of lines: inout [ListedLine]) {
    var open: [Int: Picture] = [:]
    for index in indices where lines[index].line.kind != .fact {
      let listed = lines[index]
      let areas = LineItem.all(in: listed).filter { $0.kind == .area }
      // A picture of one line has no second edge; nor has one whose end is covered.
      for (column, picture) in open where !areas.contains(where: { $0.column == column }) {
        picture.mark(&lines, column: column)
        open[column] = nil
      }
      for item in areas {
        let isEdge = item.isEdge(listed)
        guard var picture = open[item.column] else {
          if isEdge { open[item.column] = Picture(kind: item.areaKind(listed), first: index, last: index) }
          continue
        }
        picture.height += 1
        picture.last = index
        lines[index].areas[item.column] = .init(kind: picture.kind, isClosing: isEdge)
        open[item.column] = isEdge ? nil : picture
        if isEdge { picture.mark(&lines, column: item.column) }
      }
    }
    for (column, picture) in open { picture.mark(&lines, column: column) }
  }

  /// The lines of a picture that begins with the first block and has a remark between them; empty without such a picture.
  static func whole(_ blocks: ArraySlice<FrameBlock>) -> ArraySlice<FrameBlock> {
    let inner = blocks.prefix {
      if case .line(let listed, _) = $0 { listed.isAmidPicture } else { false }
    }
    let isCut = inner.contains {
      if case .line(let listed, false) = $0 { listed.line.kind == .fact } else { false }
    }
    return isCut ? blocks.prefix(inner.count + 1) : []
  }
}

/// The lines of a frame with columns side by side, column by column: each is drawn as a screen.
struct SplitLines {
  /// From the top: a list for each column, or one list for full-width lines.
  let parts: [[[ListedLine]]]

  /// - Returns: nil without columns, or where two texts differ in their columns.
  init?(_ lines: ArraySlice<ListedLine>) {
    guard lines.contains(where: { $0.line.spans.contains { $0.role == .divider && $0.range.count == 4 } }) else {
      return nil
    }
    func text(_ sign: ListedLine.Sign) -> String? {
      let own = lines.filter { $0.sign == .kept || $0.sign == sign }
      return own.isEmpty ? nil : own.map { $0.reading.text($0.line.range) }.joined(separator: "\n")
    }
    let isChanged = lines.contains { $0.sign != .kept }
    guard let new = text(.added) ?? text(.removed) else { return nil }
    let parts = GoldenColumns.parts(of: new)
    let total = lines.lazy.compactMap(\.reading.columns).first ?? 104
    let widths = GoldenColumns.widths(of: new, in: total)
    func width(_ part: [[String]]) -> [Int] { part.count > 1 ? widths : [total] }
    guard isChanged, let old = text(.removed).map(GoldenColumns.parts), text(.added) != nil else {
      self.parts = parts.map { zip($0, width($0)).map { ListedLine.all(Self.reading($0, $1)) } }
      return
    }
    guard old.map(\.count) == parts.map(\.count) else { return nil }
    self.parts = zip(old, parts).map { old, new in
      zip(zip(old, new), width(new)).map { texts, width in
        ListedLine.all(Self.reading(texts.0, width), Self.reading(texts.1, width))
      }
    }
  }

  /// A column under its own header with its width.
  private static func reading(_ lines: [String], _ width: Int) -> GoldenReading {
    GoldenReading(Array((["# (\(width) columns)"] + lines).joined(separator: "\n").utf8))
  }
}
