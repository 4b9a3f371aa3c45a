extension LocalizedStringKey {
  /// Appends the text in the environment's language, with the arguments in their places and its simple markdown told as
  /// looks.
  func append(
    to styled: inout StyledText, _ outer: EnvironmentValues, _ tables: StringTables?, table: String?,
    readingMarkdown: Bool = true
  ) {
    var environment = outer
    var format = key
    switch tables?.lookUp(self, table: table, outer.locale) {
    case .translated(let text): format = text
    case .missing(let language): environment.builtIn.controlNames.append("no \(language) translation")
    case .unknown, nil: break
    }
    let hasMarkdown = readingMarkdown && Markdown.mayBeIn(format)
    if arguments.isEmpty, !hasMarkdown {
      return styled.append(
        format.utf8.contains(UInt8(ascii: "%")) ? format.replacing("%%", with: "%") : format, environment)
    }
    var pieces: [Markdown.Piece] = []
    for piece in FormatPieces(format) {
      switch piece {
      case .literal(let text): pieces.append(.text(text))
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else {
          pieces.append(.text(specifier))
          continue
        }
        switch arguments[index] {
        case .text(let text): pieces.append(.argument { text.append(to: &$0, $1) })
        case .string(let format): pieces.append(.argument { $0.append(format($1), $1) })
        case .number(let value, _, let own):
          // A translation may format the number in its own way; `%arg` of plurals is the argument as it is.
          let specifier = specifier == "%a" ? own : specifier
          pieces.append(.argument { $0.append(WholeNumbers.format(value, specifier, $1.locale), $1) })
        }
      }
    }
    Markdown.append(pieces, to: &styled, environment, reading: hasMarkdown)
  }
}
