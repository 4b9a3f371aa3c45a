/// The languages of an app that serve a locale: `de-AT`, then `de`. A locale that has none gets the language that the app is written in.
struct LanguageMatch {
  /// Best first.
  let languages: [String]
  /// Whether no language of the app is the locale's.
  let isDevelopment: Bool

  /// - Parameter development: the language that the app is written in.
  init(_ available: some Sequence<String>, for locale: Locale, development: String?) {
    let available = available.sorted()
    let own: Set<String?> = [locale.identifier.replacing("_", with: "-"), locale.language.languageCode?.identifier]
    // `zh` and `zh-Hans` are the same language; the locale's own name for it is first.
    let byName = available.sorted { own.contains($0) && !own.contains($1) }
    var found: [String] = []
    for language in Self.withParents(locale.language) {
      found += byName.filter { Self.language($0).minimalIdentifier == language && !found.contains($0) }
    }
    if found.isEmpty {
      // `pt-BR` for `pt_PT`.
      found = available.filter { Self.script(Self.language($0)) == Self.script(locale.language) }
    }
    isDevelopment = found.isEmpty
    languages = found.isEmpty ? available.filter { $0 == development } : found
  }

  private static func language(_ name: String) -> Locale.Language { Locale(identifier: name).language }

  /// `es-MX`, `es-419`, `es`.
  private static func withParents(_ language: Locale.Language) -> [String] {
    var names: [String] = []
    var next: Locale.Language? = language
    // The parent of the root is the root.
    while let language = next, names.last != "root" {
      names.append(language.minimalIdentifier)
      next = language.parent
    }
    return names
  }

  private static func script(_ language: Locale.Language) -> [String?] {
    let whole = Self.language(language.maximalIdentifier)
    return [whole.languageCode?.identifier, whole.script?.identifier]
  }
}
