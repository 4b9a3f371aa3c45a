/// Breaks text into lines of at most a number of columns.
///
/// A line breaks after a blank or between wide characters; a word longer than the line breaks anywhere (a plain form of
/// Unicode Annex 14).
struct WrappedText {
  struct Piece {
    var text: String
    var width: Int
    var style: Style
  }
  typealias Line = [Piece]
  private(set) var lines: [Line] = []

  var width: Int { lines.map(Self.width).max() ?? 0 }

  static func width(_ line: Line) -> Int { line.reduce(0) { $0 + $1.width } }

  init(_ text: StyledText, columns: Int, limit: Int?, truncation: Text.TruncationMode = .tail) {
    let cells = Self.cells(text)
    let columns = max(1, columns)
    let ranges = Self.wrap(cells, columns)
    guard let limit, ranges.count > max(1, limit) else {
      lines = ranges.map { Self.join(cells[$0]) }
      return
    }
    let last = max(1, limit) - 1
    lines = ranges[..<last].map { Self.join(cells[$0]) }
    let rest = cells[ranges[last].lowerBound...].prefix { !$0.isNewline }
    lines.append(Self.truncated(rest, columns, truncation))
  }

  /// The cells of each line; blanks at which a line breaks belong to none.
  private static func wrap(_ cells: [Cell], _ columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var width = 0
    // Where the line may break: before this cell.
    var opportunity: Int?
    func end(_ end: Int) {
      var end = end
      while end > start, cells[end - 1].character == " " { end -= 1 }
      lines.append(start..<end)
    }
    for (index, cell) in cells.enumerated() {
      if cell.isNewline {
        lines.append(start..<index)
        (start, width, opportunity) = (index + 1, 0, nil)
        continue
      }
      if width + cell.width > columns, index > start {
        if cell.character == " " {
          end(index)
          (start, width, opportunity) = (index + 1, 0, nil)
          continue
        }
        if cell.width == 2 { opportunity = index }
        let cut = opportunity ?? index
        end(cut)
        start = cut
        width = cells[start..<index].reduce(0) { $0 + $1.width }
        opportunity = nil
      }
      width += cell.width
      if cell.character == " " || cell.width == 2 || cell.character == "-" { opportunity = index + 1 }
    }
    lines.append(start..<cells.count)
    return lines
  }

  private static func truncated(_ rest: ArraySlice<Cell>, _ columns: Int, _ mode: Text.TruncationMode) -> Line {
    guard let style = rest.first?.style else { return [] }
    let mark = "...".prefix(columns).map { Cell(character: $0, width: 1, style: style) }
    let room = columns - mark.count
    let rest = Array(rest)
    switch mode {
    case .tail:
      var head = head(rest, room)
      while head.last?.character == " " { head.removeLast() }
      return join((head + mark)[...])
    case .head: return join((mark + tail(rest, room))[...])
    case .middle: return join((head(rest, (room + 1) / 2) + mark + tail(rest, room / 2))[...])
    }
  }

  private struct Cell {
    var character: Character
    var width: Int
    var style: Style

    var isNewline: Bool { character.isNewline }
  }

  private static func head(_ cells: [Cell], _ room: Int) -> [Cell] {
    var width = 0
    return Array(
      cells.prefix { cell in
        width += cell.width
        return width <= room
      })
  }

  private static func tail(_ cells: [Cell], _ room: Int) -> [Cell] { head(cells.reversed(), room).reversed() }

  private static func cells(_ text: StyledText) -> [Cell] {
    text.spans.flatMap { span in
      span.text.map { Cell(character: $0, width: CellWidth.of($0), style: span.style) }
    }
  }

  private static func join(_ cells: ArraySlice<Cell>) -> Line {
    var line: Line = []
    for cell in cells {
      if let last = line.last, last.style == cell.style {
        line[line.count - 1].text.append(cell.character)
        line[line.count - 1].width += cell.width
      } else {
        line.append(Piece(text: String(cell.character), width: cell.width, style: cell.style))
      }
    }
    return line
  }
}
