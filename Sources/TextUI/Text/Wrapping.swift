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
    let columns = max(1, columns)
    lines = Self.wrap(text, columns)
    if let limit, lines.count > max(1, limit) { truncate(to: max(1, limit), columns, text, truncation) }
  }

  private static func wrap(_ text: StyledText, _ columns: Int) -> [Line] {
    var lines: [Line] = []
    var line: [Cell] = []
    var width = 0
    // Where the line may break: after this many cells.
    var opportunity: Int?
    func end(_ cells: ArraySlice<Cell>) { lines.append(join(cells)) }
    for span in text.spans {
      for character in span.text {
        if character == "\n" || character == "\r\n" {
          end(line[...])
          (line, width, opportunity) = ([], 0, nil)
          continue
        }
        let cell = Cell(character: character, width: CellWidth.of(character), style: span.style)
        if width + cell.width > columns, !line.isEmpty {
          if character == " " {
            end(line[...])
            (line, width, opportunity) = ([], 0, nil)
            continue
          }
          if cell.width == 2 { opportunity = line.count }
          let cut = opportunity ?? line.count
          var head = line[..<cut]
          while head.last?.character == " " { head.removeLast() }
          end(head)
          line = Array(line[cut...])
          width = line.reduce(0) { $0 + $1.width }
          opportunity = nil
        }
        line.append(cell)
        width += cell.width
        if character == " " || cell.width == 2 || character == "-" { opportunity = line.count }
      }
    }
    end(line[...])
    return lines
  }

  private mutating func truncate(to limit: Int, _ columns: Int, _ text: StyledText, _ mode: Text.TruncationMode) {
    let rest = lines[(limit - 1)...].flatMap(Self.cells)
    lines = Array(lines[..<(limit - 1)])
    guard let style = rest.first?.style else { return }
    let mark = "...".prefix(columns).map { Cell(character: $0, width: 1, style: style) }
    let room = columns - mark.count
    switch mode {
    case .tail:
      var head = Self.head(rest, room)
      while head.last?.character == " " { head.removeLast() }
      lines.append(Self.join((head + mark)[...]))
    case .head:
      lines.append(Self.join((mark + Self.tail(rest, room))[...]))
    case .middle:
      lines.append(Self.join((Self.head(rest, (room + 1) / 2) + mark + Self.tail(rest, room / 2))[...]))
    }
  }

  private struct Cell {
    var character: Character
    var width: Int
    var style: Style
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

  private static func cells(_ line: Line) -> [Cell] {
    line.flatMap { piece in
      piece.text.map { Cell(character: $0, width: CellWidth.of($0), style: piece.style) }
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
