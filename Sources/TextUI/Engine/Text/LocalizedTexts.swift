/// The texts that one drive has looked up, by the words that it draws: what they are in the source, so that an action finds a control by the
/// same name in every language, and which of them lack a translation.
///
/// All of a drive's code runs on one thread. `String(localized:)` has no environment: it asks ``ofThisDrive``.
package final class LocalizedTexts: @unchecked Sendable {
  private struct Source {
    let text: Text
    let environment: EnvironmentValues
  }
  private let base: Locale
  fileprivate let isPseudoLocalized: Bool
  private let isInBase: Bool
  private var sources: [String: [String: Source]] = [:]
  /// The strings that the app has looked up itself, each with the language that lacks it.
  private var strings: [String: String?] = [:]
  /// Those of the strings that the app fills in itself: `String(format: NSLocalizedString("%d items", comment: ""), 3)`.
  private var formats: [String] = []
  private var names: [String: [String]] = [:]
  /// The drawn texts whose names are being read.
  private var reading: Set<String> = []

  /// - Parameter base: the locale of the screen without its variants, whose words storyboards use.
  package init(_ locale: Locale, base: Locale, isPseudoLocalized: Bool) {
    (self.base, self.isPseudoLocalized) = (base, isPseudoLocalized)
    isInBase = locale == base && !isPseudoLocalized
  }

  /// The texts of the drive that the calling code is inside; nil elsewhere.
  static var ofThisDrive: LocalizedTexts? {
    textui_texts_of_this_drive().map { Unmanaged<LocalizedTexts>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Recording

  func note(_ drawn: String, of text: Text, _ environment: EnvironmentValues) {
    guard reading.isEmpty, let key = text.sourceKey, drawn != key || !isInBase else { return }
    // By the key alone: a text that is drawn again may have arguments that cannot be compared, and draws the same.
    guard sources[drawn]?[key] == nil, FormatPieces(key).hasWords else { return }
    sources[drawn, default: [:]][key] = Source(text: text, environment: environment)
    names[drawn] = nil
  }

  /// Looks a string up for the app, in the resource's language. Outside a drive nothing is noted.
  /// - Parameter read: what the app draws of the string.
  static func string(_ resource: LocalizedStringResource, _ read: (StyledText) -> String = \.plain) -> String {
    let texts = ofThisDrive
    var environment = EnvironmentValues(lookingUp: texts, in: resource.locale)
    environment.builtIn.texts = texts
    var styled = StyledText()
    resource.append(to: &styled, environment, readingMarkdown: false)
    let drawn = read(styled)
    texts?.note(drawn, lookedUpAs: resource, environment, styled.missingLanguage)
    return styled.plain
  }

  func note(
    _ drawn: String, lookedUpAs resource: LocalizedStringResource, _ environment: EnvironmentValues, _ missing: String?
  ) {
    guard reading.isEmpty else { return }
    if strings.updateValue(missing, forKey: drawn) == nil, drawn.hasByte({ $0 == UInt8(ascii: "%") }),
      FormatPieces(drawn).hasWords
    {
      formats.append(drawn)
    }
    note(drawn, of: Text(resource), environment)
  }

  /// Forgets all texts, whose environments lead back here.
  package func end() { (sources, names, strings, formats) = ([:], [:], [:], []) }

  // MARK: Reading

  func isLookedUp(_ string: String) -> Bool {
    strings[string] != nil || sources[string] != nil || filled(string) != nil
  }

  func missingLanguage(of string: String) -> String? {
    strings.isEmpty ? nil : strings[string] ?? filled(string).flatMap { strings[$0.format] ?? nil }
  }

  private func filled(_ drawn: String) -> (format: String, arguments: [Int: Substring])? {
    for format in formats {
      if let arguments = FormatPieces(format).arguments(of: drawn) { return (format, arguments) }
    }
    return nil
  }

  /// An argument of a text: the words that the app looked up for it, in the language that is read.
  func argument(_ string: String) -> String { reading.isEmpty ? string : names(of: string).first ?? string }

  /// The names that the source gives a drawn text: in the base's language and the tables' own, by the default value, by the key with its
  /// arguments, by the key.
  /// - Parameter own: the texts of the view. Where several keys draw the same words, they say which one is meant.
  func names(of drawn: String, in own: @autoclosure () -> [Text] = []) -> [String] {
    guard let known = sources[drawn], !reading.contains(drawn) else {
      return filled(drawn).map { made in names(of: made.format).map { FormatPieces($0).text(with: made.arguments) } }
        ?? []
    }
    guard known.count > 1, case let keys = Set(own().compactMap(\.sourceKey)).intersection(known.keys), !keys.isEmpty
    else {
      let names = names[drawn] ?? known.keys.sorted().flatMap { self.names(of: known[$0], as: drawn) }
      self.names[drawn] = names
      return names
    }
    return keys.sorted().flatMap { names(of: known[$0], as: drawn) }
  }

  private func names(of source: Source?, as drawn: String) -> [String] {
    guard let source else { return [] }
    reading.insert(drawn)
    defer { reading.remove(drawn) }
    var environment = source.environment
    environment.builtIn.locale = base
    environment.builtIn.isPseudoLocalized = false
    return source.text.sourceNames(environment).filter { !$0.isEmpty }
  }
}

extension Text {
  /// What identifies the text in the source; nil for a text that is the same in all languages.
  fileprivate var sourceKey: String? {
    switch content {
    case .resource(let resource): resource.key
    case .joined(let a, let b):
      a.sourceKey == nil && b.sourceKey == nil ? nil : [a, b].map { $0.sourceKey ?? "" }.joined(separator: "\n")
    case .verbatim, .formatted, .attributed, .image: nil
    }
  }

  fileprivate func sourceNames(_ environment: EnvironmentValues) -> [String] {
    guard case .resource(let resource) = content else { return [words(environment)] }
    var source = environment
    source.builtIn.locale =
      StringTables.of(resource.tables)?.sourceLanguage.map(Locale.init) ?? environment.builtIn.locale
    // No table has the name.
    let filled = [resource.defaultValue, resource.named].compactMap { $0 }.map { key in
      Text(LocalizedStringResource(key, table: "\0", nil)).words(environment)
    }
    return [words(environment), words(source)] + filled + [resource.key]
  }
}

extension EnvironmentValues {
  /// Of a lookup by the app itself.
  init(lookingUp texts: LocalizedTexts?, in locale: Locale = .current) {
    self.init()
    builtIn.locale = locale
    builtIn.isPseudoLocalized = texts?.isPseudoLocalized ?? false
  }

  /// Whether a text is to be reported as one that cannot be localized. A string that the app has looked up is localized.
  func accuses(_ text: Text) -> Bool {
    guard case .verbatim(let string) = text.content, isAskingForTranslation else { return false }
    return builtIn.texts?.isLookedUp(string) != true
  }

  /// Whether a text is in the app's source or tables as a whole, and no part of it in an answer.
  func isOfApp(_ text: Text) -> Bool {
    switch text.content {
    case .resource(let resource): resource.named.arguments.isEmpty
    case .verbatim(let string): builtIn.texts?.isLookedUp(string) == true
    default: false
    }
  }

  /// The environment of a text that has no translation into a language.
  func lacking(_ language: String?) -> EnvironmentValues {
    guard let language else { return self }
    var environment = self
    environment.builtIn.controlWords.append("no \(language)\(StringTables.noTranslation)")
    return environment
  }
}

extension Semantics {
  /// The names that the source gives a text of the element.
  @MainActor package func sourceNames(of drawn: String) -> [String] {
    origin?.graph.environment.builtIn.texts?.names(of: drawn, in: origin?.shownTexts ?? []) ?? []
  }
}

extension _Node {
  /// The texts that the view shows, of it and of those inside.
  fileprivate var shownTexts: [Text] {
    (self as? TextNode).map { [$0.view] } ?? children.flatMap(\.shownTexts)
  }
}

extension Bundle {
  /// The text of a key: the tables' own, else the value, else the key. The name is that of bundles.c.
  @_silgen_name("textui_localized_string") @usableFromInline final func _localized(
    _ key: String, value: String?, table: String?
  ) -> String {
    let texts = LocalizedTexts.ofThisDrive
    let environment = EnvironmentValues(lookingUp: texts)
    let resource = LocalizedStringResource(
      LocalizedStringKey(key), defaultValue: value.flatMap { $0.isEmpty ? nil : LocalizedStringKey($0) },
      table: table.flatMap { $0.isEmpty ? nil : $0 }, self)
    // The arguments' places stay: the app fills them in.
    let (text, missing) = resource.lookUp(environment)
    PluralFormat.note(text, of: resource, environment.builtIn.locale)
    texts?.note(text, lookedUpAs: resource, environment, missing)
    return text
  }
}

/// Of words.c. Without an import, as every client's compiler would need the module, too.
@_silgen_name("textui_texts_of_this_drive") private func textui_texts_of_this_drive() -> UnsafeMutableRawPointer?
