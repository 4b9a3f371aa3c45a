import EveryStateGoldens

/// A line for a terminal: pieces of text with their roles. Colours are added last, if at all.
package struct ShownLine: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The raw values are parameters of "select graphic rendition" (ECMA-48, 8.3.117).
  package enum Role: String, Sendable {
    case plain = ""
    case faint = "2"
    case title = "1"
    case warning = "33"
    case removed = "31"
    case added = "32"
    /// The part of a line that differs.
    case removedPart = "7;31"
    case addedPart = "7;32"
  }

  /// A piece of text. Control characters and others that a terminal would obey are written out.
  package struct Piece: Equatable, Sendable {
    package let text: String
    package let role: Role

    package init(_ text: String, _ role: Role = .plain) {
      self.text = TerminalText.harmless(text)
      self.role = role
    }

    /// A part of a line, which may have one isolate of a pair.
    init(_ text: String, _ role: Role, of line: String) {
      self.text = TerminalText.harmless(line) == line ? text : TerminalText.harmless(text)
      self.role = role
    }

    var width: Int { CellWidth.of(text) }
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package init(_ text: String, _ role: Role = .plain) { pieces = [Piece(text, role)] }

  package init(stringLiteral text: String) { self.init(text) }

  package var text: String { pieces.map(\.text).joined() }

  var width: Int { pieces.reduce(0) { $0 + $1.width } }

  /// The line for a terminal, with or without colours (the eight that every terminal has).
  package func text(isColoured: Bool) -> String {
    guard isColoured else { return TerminalText.lines(text) }
    if let uncolored = TerminalText.uncolored(text) { return uncolored }
    return pieces.map { piece in
      piece.role == .plain || piece.text.isEmpty ? piece.text : "\u{1B}[\(piece.role.rawValue)m\(piece.text)\u{1B}[0m"
    }.joined()
  }

  /// The line with blanks behind it up to `width` cells.
  func padded(to width: Int) -> ShownLine {
    let missing = width - self.width
    return missing > 0 ? ShownLine(pieces + [Piece(String(repeating: " ", count: missing))]) : self
  }

  /// The line in lines of at most `columns` cells, broken at blanks if possible; further lines are indented by two cells.
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
      // The blanks at a break are not visible.
      while start < cells.count, cells[start].character == " " { start += 1 }
    }
    return lines
  }

  private static func end(of characters: [Character], room: Int) -> Int {
    var width = 0
    var blank: Int?
    for (index, character) in characters.enumerated() {
      width += Piece(String(character)).width
      if width > room { return max(1, blank ?? index) }
      // A break before the first word would have no effect.
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
