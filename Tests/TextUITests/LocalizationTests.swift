@testable import TextUI

@MainActor struct LocalizationTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
        "de-AT": { "stringUnit": { "state": "translated", "value": "Servus" } } } },
      "Hello %@": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo **%@**" } } } },
      "%@ of %@": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "%2$@: %1$@" } } } },
      "%lld items": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
          "zero": { "stringUnit": { "state": "translated", "value": "Nothing" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%arg Ding" } },
          "other": { "stringUnit": { "state": "translated", "value": "%arg Dinge" } } } } },
        "ru": { "variations": { "plural": {
          "many": { "stringUnit": { "state": "translated", "value": "%lld вещей" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld вещи" } } } } } } },
      "%@ has %lld files": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%@: %#@files@" },
        "substitutions": { "files": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
          "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } } } } } },
      "%lld wrong": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%@ and %#@x@" } } } },
      "%lf wrong": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%d, %Lf, %s" } } } },
      "%lf long": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%Lf" } } } },
      "%lld long": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%Ld" } } } },
      "Only here": {},
      "Draft": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "Draft" } } } },
      "Brand": { "shouldTranslate": false } } }
    """

  @Test @MainActor func `Keys are looked up in the environment's language, and missing ones are reported`() throws {
    let folder = URL(filePath: TestFolder.ofProcess).appendingPathComponent("everystate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("fr.lproj"), withIntermediateDirectories: true)
    try Self.catalog.write(
      to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    try """
    /* greeting // not a comment */
    "Hello" = "Bonjour \\"toi\\"\\n\\U00e9";  // at the end
    "bad" ;
    """.write(to: folder.appendingPathComponent("fr.lproj/Localizable.strings"), atomically: true, encoding: .utf8)
    try "Title = \"Titre\";".write(
      to: folder.appendingPathComponent("fr.lproj/Other.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    func text(_ locale: String, _ key: LocalizedStringKey, table: String? = nil) -> String {
      draw(columns: 30, environment: { $0.locale = Locale(identifier: locale) }) {
        Text(key, tableName: table, bundle: bundle).frame(maxWidth: .infinity, alignment: .leading)
      }.untilNote
    }
    let bar = draw(columns: 30, environment: { $0.locale = Locale(identifier: "de_DE") }) {
      NavigationStack {
        Text("x").navigationTitle(Text("Only here", bundle: bundle)).navigationSubtitle(Text("Draft", bundle: bundle))
      }
    }
    expect(
      bar.split(separator: "\n").prefix(2).map { String($0).note },
      is: ["{no de translation}", "{secondary no de translation}"], "\(bar)")
    let dialog = draw(columns: 40, environment: { $0.locale = Locale(identifier: "de_DE") }) {
      Text(verbatim: "x").confirmationDialog(Text(verbatim: "y"), isPresented: .constant(true)) {
        Button(role: .destructive, action: {}, label: { Text("Only here", bundle: bundle) })
      }
    }
    expect(dialog, contains: "destructive no de translation", comment: dialog)
    let cases: [(String, LocalizedStringKey, String)] = [
      ("en_US", "Hello", "Hello"), ("de_DE", "Hello", "Hallo"), ("de_AT", "Hello", "Servus"),
      ("de_AT", "Hello \("Ada")", "Hallo Ada  {- | semibold}"), ("de_DE", "\("1") of \("2")", "2: 1"),
      ("en_US", "\(0) items", "Nothing"), ("en_US", "\(1) items", "1 item"), ("en_US", "\(1200) items", "1,200 items"),
      ("de_DE", "\(1) items", "1 Ding"), ("de_DE", "\(2) items", "2 Dinge"), ("ru_RU", "\(12) items", "12 вещей"),
      ("en_US", "\("Ada") has \(1) files", "Ada: 1 file"), ("en_US", "\("Ada") has \(3) files", "Ada: 3 files"),
      // A specifier that does not match its argument would end the process in Foundation.
      ("en_US", "\(7) wrong", "7 and %#@x@"), ("en_US", "\(0.5) wrong", "0.500000, %Lf, %s"),
      ("en_US", "\(0.5) long", "0.500000"), ("en_US", "\(7) long", "7"),
      ("de_DE", "Only here", "Only here  {no de translation}"), ("de_DE", "Draft", "Draft  {no de translation}"),
      ("de_DE", "Never extracted", "Never extracted  {no de translation}"), ("de_DE", "Brand", "Brand"),
      ("de_DE", "\(1) / \(2)", "1 / 2"), ("en_US", "Only here", "Only here"), ("sv_SE", "Hello", "Hello"),
    ]
    for (locale, key, expected) in cases { expect(text(locale, key), is: expected, "\(locale) \(key.key)") }
    expect(text("fr_FR", "Title", table: "Other"), is: "Titre")
    expect(
      String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "fr")), is: "Bonjour \"toi\"\né")
    expect(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "de")), is: "Hallo")
    expect(String(localized: "\(2) items", bundle: bundle, locale: Locale(identifier: "de")), is: "2 Dinge")
    let resource = LocalizedStringResource("Hello", locale: Locale(identifier: "de"), bundle: .atURL(folder))
    expect(String(localized: resource), is: "Hallo")
  }
}
