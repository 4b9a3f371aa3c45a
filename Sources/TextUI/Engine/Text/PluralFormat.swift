import Synchronization

/// A format with plural forms that the app has looked up without its numbers: `NSLocalizedString("%d items", comment: "")`.
struct PluralFormat {
  private let entry: StringTables.Entry
  private let language: String
  private let resource: LocalizedStringResource
  /// By the text that the app got.
  private static let known = Mutex<[String: PluralFormat]>([:])

  /// Remembers the forms of a text that has some.
  static func note(_ text: String, of resource: LocalizedStringResource, _ locale: Locale) {
    guard let (entry, language) = resource.plural(locale) else { return }
    known.withLock { $0[text] = PluralFormat(entry: entry, language: language, resource: resource) }
  }

  /// A format in the form that the arguments ask for, with the arguments; nil of a format without forms.
  fileprivate static func fill(_ format: String, _ arguments: [any CVarArg], in locale: Locale?) -> String? {
    guard let known = known.withLock({ $0[format] }) else { return nil }
    let counts = arguments.map { ($0 as? any BinaryInteger).map { Int(clamping: $0) } }
    guard let form = known.entry.format(known.language, counts) else { return nil }
    LocalizedTexts.ofThisDrive.map { $0.note(form, lookedUpAs: known.resource, EnvironmentValues(lookingUp: $0), nil) }
    // Foundation finds an argument by the sizes of those before it: only those that the form has are passed.
    let (text, used) = FormatPieces(form).renumbered
    guard used.allSatisfy(arguments.indices.contains) else { return nil }
    return withVaList(used.map { arguments[$0] }) { NSString(format: text, locale: locale as NSLocale?, arguments: $0) }
      as String
  }
}

// formats.c calls these before a `String` is made by a format.
@_silgen_name("textui_filled") @usableFromInline func filled(
  _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
) -> String? { PluralFormat.fill(format, arguments, in: locale) }

@_silgen_name("textui_filled_in_current_locale") @usableFromInline func filledInCurrentLocale(
  _ format: String, _ arguments: [any CVarArg]
) -> String? { PluralFormat.fill(format, arguments, in: .current) }
