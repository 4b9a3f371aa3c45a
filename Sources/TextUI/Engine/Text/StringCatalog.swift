/// Reads a string catalog (`.xcstrings`): JSON with each key's translations and their plural forms.
enum StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Key]
  }
  private struct Key: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }
  /// A part of the text that has plural forms of its own: `%#@items@`.
  private struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }
  private struct Unit: Decodable {
    var state: String?
    var value: String
  }
  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  static func read(_ data: Data, table: String, into tables: inout StringTables) {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return }
    tables.setSource(file.sourceLanguage)
    let languages = Set(file.strings.values.flatMap { ($0.localizations ?? [:]).keys })
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let read = self.entry(localization) { tables.add(read, key, language, table: table) }
      }
      // What is not to be translated is the same in all languages.
      if entry.shouldTranslate == false {
        for language in languages { tables.add(.text(key), key, language, table: table) }
      }
    }
  }

  private static func entry(_ localization: Localization) -> StringTables.Entry? {
    if let unit = localization.stringUnit {
      if unit.value.isEmpty || unit.state == "new" { return nil }
      let parts = (localization.substitutions ?? [:]).mapValues { substitution in
        let number = substitution.argNum ?? 1
        let forms = forms(substitution.variations?.plural ?? [:], argument: "%\(number)$a")
        return StringTables.Part(argument: number - 1, forms: forms)
      }
      return parts.isEmpty ? .text(unit.value) : .parts(unit.value, parts)
    }
    if let plural = localization.variations?.plural {
      let forms = forms(plural, argument: "%a")
      return forms.isEmpty ? nil : .plural(forms)
    }
    // A frame is a phone's.
    let devices = localization.variations?.device
    return (devices?["iphone"] ?? devices?["other"]).flatMap(entry)
  }

  private static func forms(_ plural: [String: Localization], argument: String) -> [String: String] {
    plural.compactMapValues { $0.stringUnit.map { $0.value.replacing("%arg", with: argument) } }
  }
}
