import Synchronization

/// The app's string tables: its `.xcstrings` catalogs and `.strings` files, as its resources have them.
package struct StringTables: Sendable {
  enum Entry: Equatable, Sendable {
    case text(String)
    case plural([String: String])
    /// A text with parts that have forms of their own, by their names.
    case parts(String, [String: Part])
  }

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
    for language in Self.candidates(locale) {
      guard let entries = languages[language] else { continue }
      guard let entry = entries[key.key] else {
        // The broader language may have it.
        if language != sourceLanguage, !key.isOfSystem, FormatPieces(key.key).hasWords { missing = language }
        continue
      }
      switch entry {
      case .text(let text): return .translated(text)
      case .plural(let forms):
        let count = key.arguments.lazy.compactMap(\.count).first ?? 0
        guard let text = Self.form(of: forms, count, locale, language) else { return .missing(language: language) }
        return .translated(text)
      case .parts(var text, let parts):
        for (name, part) in parts {
          let count = key.arguments.indices.contains(part.argument) ? key.arguments[part.argument].count ?? 0 : 0
          let form = Self.form(of: part.forms, count, locale, language) ?? "%\(part.argument + 1)$a"
          text = text.replacing("%#@\(name)@", with: form)
        }
        return .translated(text)
      }
    }
    return missing.map { .missing(language: $0) } ?? .unknown
  }

  /// Whether a table has the language, as one of a translation.
  func translates(into locale: Locale) -> Bool {
    let languages = Self.candidates(locale).filter { $0 != sourceLanguage }
    return tables.values.contains { table in languages.contains { table[$0] != nil } }
  }

  private static func form(of forms: [String: String], _ count: Int, _ locale: Locale, _ language: String) -> String? {
    if count == 0, let text = forms["zero"] { return text }
    let code = locale.language.languageCode?.identifier ?? language
    return forms[PluralCategory(count, language: code).rawValue] ?? forms["other"]
  }

  /// `de-AT`, then `de`.
  private static func candidates(_ locale: Locale) -> [String] {
    let whole = locale.identifier.replacing("_", with: "-")
    guard let code = locale.language.languageCode?.identifier else { return [whole] }
    let script = locale.language.script.map { ["\(code)-\($0.identifier)"] } ?? []
    return [whole] + script + [code]
  }

  // MARK: Reading

  private static let known = Mutex<[String: StringTables?]>([:])

  /// The tables of a bundle; without one, and for the app's own, those of all resources beside the program.
  static func of(_ bundle: Bundle?) -> StringTables? { of(folders(of: bundle)) }

  static func folders(of bundle: Bundle?) -> [String] { bundle.map { $0 == .main ? [] : [$0.bundlePath] } ?? [] }

  /// Tests give the program their own.
  @TaskLocal package static var ofProgram = read(resourcesBesideProgram)

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
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(folder)/\($0)" }
  }

  package init(folders: [String]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".xcstrings"), let data = FileManager.default.contents(atPath: path) {
          StringCatalog.read(data, table: String(name.dropLast(".xcstrings".count)), into: &self)
        } else if name.hasSuffix(".lproj") {
          StringsFile.readAll(in: path, language: String(name.dropLast(".lproj".count)), into: &self)
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
