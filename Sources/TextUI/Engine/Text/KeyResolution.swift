extension LocalizedStringResource {
  private var arguments: [TextArgument] { named.arguments }

  /// The text in the environment's language, where no part of it has looks of its own; nil elsewhere.
  func plainText(_ environment: EnvironmentValues) -> String? {
    let (format, missing) = lookUp(environment)
    if missing != nil || Markdown.mayBeIn(format) { return nil }
    if arguments.isEmpty { return Self.unescaped(format) }
    if let text = inOrder(format, environment) { return text }
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

  /// The format in the environment's language: the tables' own, else the default value, else the key. With the language that lacks it.
  func lookUp(_ environment: EnvironmentValues) -> (text: String, missing: String?) {
    var (format, missing) = ((defaultValue ?? named).key, nil as String?)
    if let word = named.isOfSystem ? SystemWords.translated(key, environment.builtIn.locale) : nil {
      format = word
    } else {
      switch StringTables.of(tables)?.lookUp(named, table: table, environment.builtIn.locale) {
      case .translated(let text): format = text
      case .missing(let language): missing = language
      case .unknown, nil: break
      }
    }
    return (environment.builtIn.isPseudoLocalized ? PseudoLocale.text(of: format) : format, missing)
  }

  /// The forms of a text that has some, with their language.
  func plural(_ locale: Locale) -> (StringTables.Entry, String)? {
    StringTables.of(tables)?.plural(key, table: table, locale)
  }

  /// The text where the arguments are in their order, each with its own specifier, as in an untranslated literal;
  /// nil elsewhere. By bytes and without its pieces: most texts with an argument are such.
  private func inOrder(_ format: String, _ environment: EnvironmentValues) -> String? {
    var result: [UInt8] = []
    var next = 0
    let isInOrder = format.utf8.withContiguousStorageIfAvailable { format in
      result.reserveCapacity(format.count + 16)
      var index = 0
      while index < format.count {
        let byte = format[index]
        guard byte == UInt8(ascii: "%") else {
          result.append(byte)
          index += 1
          continue
        }
        if index + 1 < format.count, format[index + 1] == UInt8(ascii: "%") {
          result.append(byte)
          index += 2
          continue
        }
        guard next < arguments.count, let specifier = arguments[next].specifier,
          format[index...].starts(with: specifier.utf8), let text = arguments[next].plainText(environment, specifier)
        else { return false }
        result += text.utf8
        index += specifier.utf8.count
        next += 1
      }
      return true
    }
    return isInOrder == true ? String(decoding: result, as: UTF8.self) : nil
  }

  private static func unescaped(_ format: String) -> String {
    format.hasByte { $0 == UInt8(ascii: "%") } ? format.replacing("%%", with: "%") : format
  }

  /// Appends the text in the environment's language, with the arguments in their places and its simple markdown written as looks.
  func append(to styled: inout StyledText, _ outer: EnvironmentValues, readingMarkdown: Bool = true) {
    let (format, missing) = lookUp(outer)
    let environment = outer.lacking(missing)
    let hasMarkdown = readingMarkdown && Markdown.mayBeIn(format)
    if arguments.isEmpty, !hasMarkdown { return styled.append(Self.unescaped(format), environment) }
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
    case .string(let text): Text(verbatim: text).append(to: &styled, environment)
    default: if let text = plainText(environment, specifier) { styled.append(text, environment) }
    }
  }

  /// nil for a `Text`, which has looks of its own, and for a string without a translation.
  fileprivate func plainText(_ environment: EnvironmentValues, _ specifier: String) -> String? {
    switch self {
    case .text: return nil
    case .string(let text):
      guard let texts = environment.builtIn.texts else { return text }
      return texts.missingLanguage(of: text) == nil ? texts.argument(text) : nil
    case .formatted(let format): return format(environment)
    // A translation may format the number in its own way; `%arg` of plurals is the argument as it is.
    case .whole(let number, let own):
      let isFit = Self.conversions(of: specifier, are: "dDiuUxXoOcC")
      return WholeNumbers.format(number, isFit ? specifier : own, environment.builtIn.locale)
    case .number(let value, let own):
      let isFit = Self.conversions(of: specifier, are: "fFeEgG")
      return String(format: isFit ? specifier : own, locale: environment.builtIn.locale, value)
    }
  }

  /// Whether a specifier fits such an argument: Foundation trusts a translation's, and reads a number as an address where it says `%@`.
  private static func conversions(of specifier: String, are fit: String) -> Bool {
    guard let last = specifier.utf8.last, !specifier.utf8.contains(UInt8(ascii: "L")) else { return false }
    return fit.utf8.contains(last)
  }

  /// As the key has it; nil for a text.
  fileprivate var specifier: String? {
    switch self {
    case .text: nil
    case .string, .formatted: "%@"
    case .whole(_, let specifier), .number(_, let specifier): specifier
    }
  }
}
