import EveryStateGoldens

/// The lines of a frame in the parts that a telephone draws them in: bars, groups of rows, what is presented over them.
enum FrameBlock {
  case line(ListedLine, isHidden: Bool)
  case part(Part, [FrameBlock])

  enum Part: Equatable {
    /// The bar at the top, and those at the bottom.
    case bar, foot
    /// Rows that stand together, and one of them.
    case group
    case row(isSelected: Bool)
    /// What is presented: `alert`, `sheet`.
    case over(String)
  }

  /// - Parameter lines: those of a frame or of a storyboard's moment.
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
        // The space between groups is the style's.
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
      // A changed first line is there twice, in one row.
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
}

extension FrameBlock {
  /// Whether it is a line of which nothing is drawn.
  var isHidden: Bool {
    if case .line(_, true) = self { true } else { false }
  }

  /// The sign that all of its lines have; kept where they differ.
  var sign: ListedLine.Sign {
    switch self {
    case .line(let line, _): line.sign
    case .part(_, let blocks): blocks.allSatisfy { $0.sign == blocks[0].sign } ? blocks[0].sign : .kept
    }
  }
}
