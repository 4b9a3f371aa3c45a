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
      case .argument(let index, let specifier) where arguments.indices.contains(index):
        guard hasMarkdown else {
          arguments[index].append(to: &styled, environment, specifier)
          continue
        }
        pieces.append(.argument { arguments[index].append(to: &$0, $1, specifier) })
      case .literal(let text), .argument(_, let text):
        if hasMarkdown { pieces.append(.text(text)) } else { styled.append(text, environment) }
      }
    }
    if hasMarkdown { Markdown.append(pieces, to: &styled, environment) }
  }
}

extension TextArgument {
  fileprivate func append(to styled: inout StyledText, _ environment: EnvironmentValues, _ specifier: String) {
    switch self {
    case .text(let text): text.append(to: &styled, environment)
    case .string(let format): styled.append(format(environment), environment)
    case .number(let value, _, let own):
      // A translation may format the number in its own way; `%arg` of plurals is the argument as it is.
      let specifier = specifier == "%a" ? own : specifier
      styled.append(WholeNumbers.format(value, specifier, environment.locale), environment)
    }
  }
}
