extension LocalizedStringKey {
  /// The text in the environment's language, where no part of it has looks of its own; nil elsewhere.
  func plainText(_ environment: EnvironmentValues, _ tables: StringTables?, table: String?) -> String? {
    var format = key
    switch tables?.lookUp(self, table: table, environment.locale) {
    case .translated(let text): format = text
    case .missing: return nil
    case .unknown, nil: break
    }
    if Markdown.mayBeIn(format) { return nil }
    if arguments.isEmpty { return Self.unescaped(format) }
    var plain = ""
    for piece in FormatPieces(format) {
      switch piece {
      case .argument(let index, let specifier) where arguments.indices.contains(index):
        guard let text = arguments[index].plainText(environment, specifier) else { return nil }
        plain += text
      case .literal(let text), .argument(_, let text): plain += text
      }
    }
    return plain
  }

  private static func unescaped(_ format: String) -> String {
    format.utf8.contains(UInt8(ascii: "%")) ? format.replacing("%%", with: "%") : format
  }

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
      return styled.append(Self.unescaped(format), environment)
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
    if case .text(let text) = self { text.append(to: &styled, environment) }
    if let text = plainText(environment, specifier) { styled.append(text, environment) }
  }

  /// nil for a text: it has looks of its own.
  fileprivate func plainText(_ environment: EnvironmentValues, _ specifier: String) -> String? {
    switch self {
    case .text: return nil
    case .string(let format): return format(environment)
    case .number(let value, _, let own):
      // A translation may format the number in its own way; `%arg` of plurals is the argument as it is.
      return WholeNumbers.format(value, specifier == "%a" ? own : specifier, environment.locale)
    }
  }
}
