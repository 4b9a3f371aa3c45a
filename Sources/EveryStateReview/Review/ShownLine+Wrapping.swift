extension ShownLine {
  /// The line in lines of at most `columns` cells, broken at blanks where there are any; what goes on stands in by two cells.
  func wrapped(to columns: Int) -> [ShownLine] {
    guard width > columns, columns > 8 else { return [self] }
    let cells = pieces.flatMap { piece in piece.text.map { (character: $0, role: piece.role) } }
    var lines: [ShownLine] = []
    var start = 0
    while start < cells.count {
      let indent = lines.isEmpty ? 0 : 2
      let end = Self.end(of: cells[start...].map(\.character), room: columns - indent) + start
      lines.append(Self.line(cells[start..<end], indent: indent))
      start = end
      // The blanks at a break are not seen.
      while start < cells.count, cells[start].character == " " { start += 1 }
    }
    return lines
  }

  /// How many characters a line takes of those that are left.
  private static func end(of characters: [Character], room: Int) -> Int {
    var width = 0
    var blank: Int?
    for (index, character) in characters.enumerated() {
      width += Piece(String(character)).width
      if width > room { return max(1, blank ?? index) }
      // A break in front of the first word would be none.
      if character == " ", characters[..<index].contains(where: { $0 != " " }) { blank = index }
    }
    return characters.count
  }

  private static func line(_ cells: ArraySlice<(character: Character, role: Role)>, indent: Int) -> ShownLine {
    var pieces = indent > 0 ? [Piece(String(repeating: " ", count: indent))] : []
    var text = ""
    var role = cells.first?.role ?? .plain
    for cell in cells {
      if cell.role != role {
        pieces.append(Piece(text, role))
        (text, role) = ("", cell.role)
      }
      text.append(cell.character)
    }
    return ShownLine(pieces + [Piece(text, role)])
  }
}
