import Synchronization

/// The app's string tables: its `.xcstrings` catalogs and `.strings` files, as its resources have them.
package struct StringTables: Sendable {
  enum Entry: Equatable, Sendable {
    case text(String)
    case plural([String: String])
    /// A text with parts that have forms of their own, by their names.
    case parts(String, [String: Part])
  }

  /// A part of a text, by the number of an argument. It may name further parts.
  struct Part: Equatable, Sendable {
    let argument: Int
    let forms: [String: String]
  }

  enum Answer: Equatable {
    case translated(String)
    /// The tables have the language, but not this key.
    case missing(language: String)
    case unknown
  }

  /// By table name, then language, then key.
  private(set) var tables: [String: [String: [String: Entry]]] = [:]
  private(set) var sourceLanguage: String?
  /// The language that the app is written in: a locale without one of its own gets it.
  private var development = "en"
  private let matches = Matches()

  static let defaultTable = "Localizable"
  /// What a drawing says of a text after the language: `no de translation`.
  static let noTranslation = " translation"

  mutating func add(_ entry: Entry, _ key: String, _ language: String, table: String) {
    // The first one stays: resources are read in the order of their names.
    if tables[table, default: [:]][language, default: [:]][key] == nil {
      tables[table, default: [:]][language, default: [:]][key] = entry
    }
  }

  mutating func setSource(_ language: String) { sourceLanguage = sourceLanguage ?? language }

  func lookUp(_ key: LocalizedStringKey, table: String?, _ locale: Locale) -> Answer {
    guard let languages = tables[table ?? Self.defaultTable] else { return .unknown }
    var missing: String?
    let match = match(locale)
    for language in match.languages {
      guard let entries = languages[language] else { continue }
      guard let entry = entries[key.key] else {
        // The broader language may have it.
        if language != sourceLanguage, !match.isDevelopment, !key.isOfSystem, FormatPieces(key.key).hasWords,
          !SystemWords.isSame(key.key, in: language)
        {
          missing = language
        }
        continue
      }
      guard let text = entry.format(language, key.arguments.map(\.count)) else { return .missing(language: language) }
      return .translated(text)
    }
    return missing.map { .missing(language: $0) } ?? .unknown
  }

  /// A text that has plural forms, with its language.
  func plural(_ key: String, table: String?, _ locale: Locale) -> (Entry, String)? {
    let languages = tables[table ?? Self.defaultTable] ?? [:]
    let found = match(locale).languages.lazy.compactMap { language in languages[language]?[key].map { ($0, language) } }
    guard let first = found.first else { return nil }
    if case .text = first.0 { return nil }
    return first
  }

  /// The plain texts of a table.
  func texts(of table: String, _ locale: Locale) -> [String: String] {
    match(locale).languages.reversed().reduce(into: [:]) { texts, language in
      for case (let key, .text(let text)) in tables[table]?[language] ?? [:] { texts[key] = text }
    }
  }

  /// Whether a table has the language, as one of a translation.
  func translates(into locale: Locale) -> Bool {
    let match = match(locale)
    return !match.isDevelopment && match.languages.contains { $0 != sourceLanguage }
  }

  private func match(_ locale: Locale) -> LanguageMatch {
    matches.known.withLock { known in
      if let match = known[locale.identifier] { return match }
      let match = LanguageMatch(languages, for: locale, development: sourceLanguage ?? development)
      known[locale.identifier] = match
      return match
    }
  }

  /// Those of all tables.
  var languages: Set<String> { Set(tables.values.flatMap(\.keys)) }

  private final class Matches: Sendable { let known = Mutex<[String: LanguageMatch]>([:]) }

  // MARK: Reading

  private static let known = Mutex<[String: StringTables?]>([:])

  /// The tables of a bundle; without one, and for the app's own, those of all resources beside the program.
  static func of(_ bundle: Bundle?) -> StringTables? { of(folders(of: bundle)) }

  static func folders(of bundle: Bundle?) -> [String] { bundle.map { $0 == .main ? [] : [$0.bundlePath] } ?? [] }

  /// Those of the app's own bundle, in a package those of all resources beside the program. Tests give the program their own.
  @TaskLocal package static var ofProgram = read(AppBundle.current.map { [$0.folder] } ?? resourcesBesideProgram)

  /// The tables in some folders; none: all resources beside the program.
  static func of(_ folders: [String]) -> StringTables? { folders.isEmpty ? ofProgram : read(folders) }

  /// They are read once.
  private static func read(_ folders: [String]) -> StringTables? {
    let name = folders.joined(separator: "\n")
    if let known = known.withLock({ $0[name] }) { return known }
    let tables = StringTables(folders: folders)
    let found = tables.tables.isEmpty ? nil : tables
    known.withLock { $0[name] = found }
    return found
  }

  /// A package's resources are in folders named `Package_Target.resources`.
  static var resourcesBesideProgram: [String] {
    let folder = AppBundle.folderOfProgram
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(folder)/\($0)" }
      .filter(AppBundle.isOfProgram)
  }

  package init(folders: [String]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let region = PropertyList.read("\(folder)/Info.plist")?["CFBundleDevelopmentRegion"] as? String
      if let region, folder == folders.first { development = region }
      for name in names.sorted() {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".xcstrings"), let data = FileManager.default.contents(atPath: path) {
          StringCatalog.read(data, table: String(name.dropLast(".xcstrings".count)), into: &self)
        } else if name.hasSuffix(".lproj") {
          let language = String(name.dropLast(".lproj".count))
          StringsFile.readAll(in: path, language: language == "Base" ? region ?? "en" : language, into: &self)
        }
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether a text that cannot be localized is to be noted: in a pseudo-locale, and in a language that the app has.
  var isAskingForTranslation: Bool {
    if builtIn.isPseudoLocalized { return true }
    return !builtIn.locale.identifier.hasPrefix("en") && StringTables.of(nil)?.translates(into: builtIn.locale) == true
  }
}

extension StringTables.Entry {
  /// The text as a format, in the forms that the arguments ask for, without arguments in the form for any number; nil without a form.
  /// - Parameter counts: the arguments; nil for one that is not a whole number.
  func format(_ language: String, _ counts: [Int?]) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      return Self.form(of: forms, counts.isEmpty ? nil : counts.lazy.compactMap(\.self).first ?? 0, language)
    case .parts(var text, let parts):
      // Once for each part, as a form may name another part.
      for _ in parts where text.contains("%#@") {
        for (name, part) in parts {
          let count = counts.indices.contains(part.argument) ? counts[part.argument] : 0
          let form = Self.form(of: part.forms, counts.isEmpty ? nil : count ?? 0, language)
          text = text.replacing("%#@\(name)@", with: form ?? "%\(part.argument + 1)$a")
        }
      }
      return text
    }
  }

  private static func form(of forms: [String: String], _ count: Int?, _ language: String) -> String? {
    guard let count else { return forms["other"] }
    if count == 0, let text = forms["zero"] { return text }
    let code = language.prefix { $0.isLetter }
    return forms[PluralCategory(count, language: String(code)).rawValue] ?? forms["other"]
  }
}
