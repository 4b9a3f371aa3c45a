import EveryStateGoldens

/// A line for a terminal: pieces of text with what they stand for. Colours come last, where there are any.
package struct ShownLine: Equatable, Sendable, ExpressibleByStringLiteral {
  /// What a piece of text stands for.
  package enum Role: Equatable, Sendable {
    case plain, faint, title, warning, removed, added
    /// The part of a line that makes the difference.
    case removedPart, addedPart
  }

  /// A piece of text. Control characters and others that could steer a terminal are written out.
  package struct Piece: Equatable, Sendable {
    package let text: String
    package let role: Role

    package init(_ text: String, _ role: Role = .plain) {
      self.text = TerminalText.harmless(text)
      self.role = role
    }

    var width: Int { CellWidth.of(text) }
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package init(_ text: String, _ role: Role = .plain) { pieces = [Piece(text, role)] }

  package init(stringLiteral text: String) { self.init(text) }

  /// The line without colours.
  package var text: String { pieces.map(\.text).joined() }

  /// The cells that the line takes.
  var width: Int { pieces.reduce(0) { $0 + $1.width } }

  /// The line for a terminal, with colours (the eight that every one has) or without.
  package func text(isColoured: Bool) -> String {
    guard isColoured else { return text }
    return pieces.map { piece in
      guard let code = piece.role.code, !piece.text.isEmpty else { return piece.text }
      return "\u{1B}[\(code)m\(piece.text)\u{1B}[0m"
    }.joined()
  }

  /// The line with blanks behind it up to `width` cells.
  func padded(to width: Int) -> ShownLine {
    let missing = width - self.width
    return missing > 0 ? ShownLine(pieces + [Piece(String(repeating: " ", count: missing))]) : self
  }
}

extension ShownLine.Role {
  /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117); nil for none.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .faint: "2"
    case .title: "1"
    case .warning: "33"
    case .removed: "31"
    case .added: "32"
    case .removedPart: "7;31"
    case .addedPart: "7;32"
    }
  }
}
