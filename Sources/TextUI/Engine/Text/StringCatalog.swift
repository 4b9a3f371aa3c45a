/// Reads a string catalog (`.xcstrings`): JSON with each key's translations and their plural forms.
enum StringCatalog {
  private typealias Object = [String: Any]

  static func read(_ data: Data, table: String, into tables: inout StringTables) {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? Object,
      let source = file["sourceLanguage"] as? String, let strings = file["strings"] as? [String: Object]
    else { return }
    tables.setSource(source)
    let translations = strings.mapValues { $0["localizations"] as? [String: Object] ?? [:] }
    let languages = Set(translations.values.flatMap(\.keys))
    for (key, entry) in strings {
      for (language, localization) in translations[key] ?? [:] {
        if let read = self.entry(localization, key) { tables.add(read, key, language, table: table) }
      }
      // An untranslatable text is the same in all languages.
      if entry["shouldTranslate"] as? Bool == false {
        for language in languages { tables.add(.text(key), key, language, table: table) }
      }
    }
  }

  private static func entry(_ localization: Object, _ key: String) -> StringTables.Entry? {
    if let unit = localization["stringUnit"] as? Object {
      guard let text = unit["value"] as? String, !text.isEmpty, unit["state"] as? String != "new" else { return nil }
      // Parts of the text that have plural forms of their own: `%#@items@`.
      let parts = (localization["substitutions"] as? [String: Object] ?? [:]).mapValues { part in
        let number = part["argNum"] as? Int ?? 1
        let forms = forms(
          variations("plural", of: part) ?? [:], argument: "%\(number)$\(part["formatSpecifier"] as? String ?? "a")")
        return StringTables.Part(argument: number - 1, forms: forms)
      }
      return parts.isEmpty ? .text(text) : .parts(FormatPieces(text).positioned, parts)
    }
    if let plural = variations("plural", of: localization) {
      let number = FormatPieces(key).lazy.compactMap(\.number).first
      let forms = forms(plural, argument: number ?? "%a")
      return forms.isEmpty ? nil : .plural(forms)
    }
    // A frame is a phone's.
    let devices = variations("device", of: localization)
    return (devices?["iphone"] ?? devices?["other"]).flatMap { entry($0, key) }
  }

  private static func variations(_ kind: String, of object: Object) -> [String: Object]? {
    (object["variations"] as? Object)?[kind] as? [String: Object]
  }

  private static func forms(_ plural: [String: Object], argument: String) -> [String: String] {
    plural.compactMapValues { form in
      ((form["stringUnit"] as? Object)?["value"] as? String)?.replacing("%arg", with: argument)
    }
  }
}
