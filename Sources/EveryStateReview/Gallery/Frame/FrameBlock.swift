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
    let bodyEnd = lines.lastIndex { $0.line.kind != .blank }.map { $0 + 1 } ?? lines.startIndex
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
    let starts = lines.indices.filter { isList(lines[$0]) }
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

  /// Where the note of its first line says that it is on the screen.
  enum Place: String {
    case top = "at the top"
    case middle = "in the middle"
    case bottom = "at the bottom"
  }

  var place: Place? {
    switch self {
    case .line(let listed, _):
      guard let note = listed.line.spans.last, note.role == .note, !listed.line.isNote else { return nil }
      return GoldenNote.facts(in: listed.reading.text(note.range)).lazy.compactMap { Place(rawValue: $0) }.first
    case .part(_, let blocks): return blocks.first?.place
    }
  }

  /// Whether it is a bar at the bottom, or presented over the body.
  var isBesideBody: Bool {
    switch self {
    case .line: false
    case .part(.foot, _), .part(.over, _): true
    case .part: false
    }
  }

  /// Whether all of its lines are in the middle of the width, or say nothing about it.
  var isCentred: Bool {
    guard case .line(let listed, let isHidden) = self else { return false }
    return isHidden || listed.line.kind == .blank || listed.line.kind == .fact
      || listed.line.kind == .plain && LineHTML(listed).isCentred
  }

  var isHidden: Bool { if case .line(_, true) = self { true } else { false } }

  var isNote: Bool { if case .line(let listed, _) = self { listed.line.isNote } else { false } }

  /// The sign that all of its lines have; kept where they differ.
  var sign: ListedLine.Sign {
    switch self {
    case .line(let line, _): line.sign
    case .part(_, let blocks): blocks.allSatisfy { $0.sign == blocks[0].sign } ? blocks[0].sign : .kept
    }
  }
}

/// A text with columns side by side, column by column: each is drawn as a screen.
struct SplitLines {
  /// From the top: a list for each column, or one list for full-width lines.
  let parts: [[(lines: [ListedLine], width: Int)]]
  /// Whether the other text has no such columns, so that nothing in them is marked.
  let isUnlike: Bool

  init(_ lines: [ListedLine], against other: [ListedLine]?, as sign: ListedLine.Sign) {
    let text = Self.text(lines)
    let (own, others) = (GoldenColumns.parts(of: text), other.map { GoldenColumns.parts(of: Self.text($0)) })
    let isAlike = others.map { $0.map(\.count) == own.map(\.count) } ?? false
    isUnlike = other != nil && !isAlike
    let total = lines.first?.reading.columns ?? 104
    let widths = GoldenColumns.widths(of: text, in: total)
    parts = own.enumerated().map { row, columns in
      zip(columns, columns.count > 1 ? widths : [total]).enumerated().map { place, column in
        let reading = Self.reading(column.0, column.1)
        let against = isAlike ? others.map { Self.reading($0[row][place], column.1) } : nil
        return (ListedLine.all(reading, against: against, as: sign), column.1)
      }
    }.filter { !$0.allSatisfy { $0.lines.allSatisfy { $0.isOurs || $0.line.kind == .blank } } }
  }

  static func has(_ line: ListedLine) -> Bool {
    line.line.spans.contains { $0.role == .divider && $0.range.count == 4 }
  }

  private static func text(_ lines: [ListedLine]) -> String {
    lines.map { $0.reading.text($0.line.range) }.joined(separator: "\n")
  }

  /// A column under its own header with its width.
  private static func reading(_ lines: [String], _ width: Int) -> GoldenReading {
    GoldenReading(Array((["# (\(width) columns)"] + lines).joined(separator: "\n").utf8))
  }
}
