import SwiftUI

@testable import EveryState

/// `Bundle.main` of an app that is tested as a package: the resources of the app's target, in the frame's language.
@MainActor struct AppBundleTests {
  // MARK: Texts

  /// A way to look a text up by a key that is a variable's.
  struct Way: Sendable, CustomStringConvertible {
    let description: String
    let text: @MainActor @Sendable (String) -> String
    init(_ description: String, _ text: @escaping @MainActor @Sendable (String) -> String) {
      (self.description, self.text) = (description, text)
    }
  }

  nonisolated static let ways = [
    Way("NSLocalizedString") { NSLocalizedString($0, comment: "A greeting") },
    Way("NSLocalizedString of a bundle") {
      NSLocalizedString($0, tableName: nil, bundle: Bundle(for: Marker.self), value: "", comment: "")
    },
    Way("localizedString") { Bundle.main.localizedString(forKey: $0, value: nil, table: nil) },
    Way("String") { String(localized: String.LocalizationValue($0)) },
    Way("String of a bundle") { String(localized: String.LocalizationValue($0), table: "Localizable", bundle: .main) },
    Way("String of a resource") { String(localized: LocalizedStringResource(String.LocalizationValue($0))) },
    Way("String of a class's bundle") {
      String(localized: LocalizedStringResource(String.LocalizationValue($0), bundle: .forClass(Marker.self)))
    },
    Way("AttributedString") { String(AttributedString(localized: String.LocalizationValue($0)).characters) },
  ]

  nonisolated static let tables = [
    "de.lproj/Localizable.strings": Data("/* a */ \"hello\" = \"Hallo \\\"du\\\"\"; // b".utf8),
    "de.lproj/Localizable.strings in UTF-16": Data("\"hello\" = \"Hallo \\\"du\\\"\";".data(using: .utf16) ?? Data()),
    "de.lproj/Localizable.strings in XML": propertyList(["hello": "Hallo \"du\""], .xml),
    "de.lproj/Localizable.strings in binary": propertyList(["hello": "Hallo \"du\""], .binary),
    "de.lproj/Localizable.stringsdict": propertyList(
      ["hello": ["NSStringVariableWidthRuleType": ["1": "Hi", "20": "Hallo \"du\""]]], .xml),
    "de.lproj/Localizable.stringsdict of devices": propertyList(
      ["hello": ["NSStringDeviceSpecificRuleType": ["iphone": "Hallo \"du\"", "mac": "x"]]], .xml),
    "Localizable.xcstrings": Data(
      """
      { "sourceLanguage": "en", "strings": { "hello": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Hallo \\"du\\"" } } } } } }
      """.utf8),
  ]

  @Test(arguments: ways, tables.keys.sorted()) func `each way finds a text in each form of table`(
    _ way: Way, _ table: String
  ) throws {
    let app = try app([table: Self.tables[table, default: Data()]])
    expect(try drawn("de_DE", app) { way.text("hello") }, is: "Hallo \"du\"")
  }

  @Test(arguments: ways) func `each way notes a text without a translation`(_ way: Way) throws {
    let app = try app(["de.lproj/Localizable.strings": Data("\"hello\" = \"Hallo\";".utf8)])
    expect(try drawn("de_DE", app) { way.text("never written") }, contains: "never written", "{no de translation}")
  }

  @Test(arguments: ways) func `each way speaks the app's own language where the app lacks the frame's`(
    _ way: Way
  ) throws {
    let app = try app([
      "Info.plist": Self.propertyList(["CFBundleDevelopmentRegion": "fr"], .xml),
      "de.lproj/Localizable.strings": Data("\"hello\" = \"Hallo\";".utf8),
      "fr.lproj/Localizable.strings": Data("\"hello\" = \"Bonjour\";".utf8),
    ])
    expect(try drawn("sv_SE", app) { way.text("hello") }, is: "Bonjour")
  }

  @Test(arguments: [
    ("/b/Shop_App.resources", "ShopPackageTests.xctest", true),
    ("/b/My_Shop_App.resources", "ShopPackageTests.xctest", false),
    ("/b/Shop_App.resources", "Shop", true),
  ]) func `the app's resources are those of the program's package`(folder: String, program: String, isOwn: Bool) {
    expect(AppBundle.isOfPackage(folder, program: program), is: isOwn)
  }

  @Test func `a value stands in for a missing key, of another table`() throws {
    let app = try app(["en.lproj/Other.strings": Data("\"title\" = \"Other\";".utf8)])
    let text = { NSLocalizedString($0, tableName: "Other", bundle: .main, value: "Value", comment: "") }
    expect(try drawn("en_US", app) { text("title") }, is: "Other")
    expect(try drawn("en_US", app) { text("no key") }.prefix(5), is: "Value")
  }

  // MARK: Numbers

  struct Counting: Sendable, CustomStringConvertible {
    let description: String
    let text: @MainActor @Sendable (Int) -> String
    init(_ description: String, _ text: @escaping @MainActor @Sendable (Int) -> String) {
      (self.description, self.text) = (description, text)
    }
  }

  nonisolated private static var format: String { NSLocalizedString("%lld items", comment: "") }
  nonisolated static let countings = [
    Counting("localizedStringWithFormat") { .localizedStringWithFormat(format, $0) },
    Counting("format") { String(format: format, $0) },
    Counting("format with an array") { String(format: format, arguments: [$0]) },
    Counting("format in a locale") { String(format: format, locale: .current, $0) },
    Counting("format with an array in a locale") { String(format: format, locale: .current, arguments: [$0]) },
    Counting("String") { String(localized: "\($0) items") },
    Counting("AttributedString") { String(AttributedString(localized: "\($0) items").characters) },
  ]

  nonisolated static let plurals = [
    "de.lproj/Localizable.stringsdict": propertyList(
      [
        "%lld items": [
          "NSStringLocalizedFormatKey": "%#@n@",
          "n": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
            "one": "Ein Ding", "other": "%lld Dinge",
          ],
        ]
      ], .xml),
    "Localizable.xcstrings": Data(
      """
      { "sourceLanguage": "en", "strings": { "%lld items": { "localizations": { "de": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "Ein Ding" } },
        "other": { "stringUnit": { "state": "translated", "value": "%arg Dinge" } } } } } } } } }
      """.utf8),
  ]

  @Test(arguments: countings, plurals.keys.sorted()) func `each way has the form of a number`(
    _ counting: Counting, _ table: String
  ) throws {
    let app = try app([table: Self.plurals[table, default: Data()]])
    expect(try drawn("de_DE", app) { counting.text(1) }, is: "Ein Ding")
    expect(try drawn("de_DE", app) { counting.text(3) }, is: "3 Dinge")
  }

  @Test func `parts of a text have the forms of their own arguments, also parts inside parts`() throws {
    let rule = { (one: String, other: String) in
      ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": one, "other": other]
    }
    let app = try app([
      "en.lproj/Localizable.stringsdict": Self.propertyList(
        [
          "%d in %d by %@": [
            "NSStringLocalizedFormatKey": "%#@files@ by %3$@",
            "files": rule("one file in %2$#@folders@", "%d files in %2$#@folders@"),
            "folders": rule("one folder", "%d folders"),
          ]
        ], .xml)
    ])
    let texts = [(1, 1), (2, 1), (1, 2), (5, 6)]
    let drawn = try drawn("en_US", app, lines: 4) {
      texts.map { String.localizedStringWithFormat(NSLocalizedString("%d in %d by %@", comment: ""), $0, $1, "Ada") }
        .joined(separator: "\n")
    }
    expect(
      drawn,
      is:
        "one file in one folder by Ada\n2 files in one folder by Ada\none file in 2 folders by Ada\n5 files in 6 folders by Ada"
    )
  }

  // MARK: Files

  struct Asked: Sendable, CustomStringConvertible {
    let description: String
    let locale: String
    let read: @MainActor @Sendable () -> String?
    init(_ description: String, _ locale: String = "en_US", _ read: @escaping @MainActor @Sendable () -> String?) {
      (self.description, self.locale, self.read) = (description, locale, read)
    }
  }

  nonisolated private static func text(_ url: URL?) -> String? {
    url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
  nonisolated private static func text(_ path: String?) -> String? {
    path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }

  nonisolated static let found: [(asked: Asked, answer: String?)] = [
    (Asked("a URL") { text(Bundle.main.url(forResource: "notes", withExtension: "html")) }, "all"),
    (Asked("a URL with a dot") { text(Bundle.main.url(forResource: "notes", withExtension: ".html")) }, "all"),
    (Asked("a whole name") { text(Bundle.main.url(forResource: "notes.html", withExtension: nil)) }, "all"),
    (Asked("no name") { text(Bundle.main.url(forResource: nil, withExtension: "html")) }, "all"),
    (Asked("a path") { text(Bundle.main.path(forResource: "notes", ofType: "html")) }, "all"),
    (
      Asked("a path in a folder") { text(Bundle.main.path(forResource: "a", ofType: "json", inDirectory: "Data")) }, "a"
    ),
    (Asked("a folder in the name") { text(Bundle.main.url(forResource: "Data/a", withExtension: "json")) }, "a"),
    (Asked("a path below the bundle") { text(Bundle.main.bundlePath + "/notes.html") }, "all"),
    (Asked("below the resources") { text(Bundle.main.resourceURL?.appendingPathComponent("notes.html")) }, "all"),
    (
      Asked("a class's bundle") { text(Bundle(for: Marker.self).url(forResource: "notes", withExtension: "html")) },
      "all"
    ),
    (Asked("an unknown file") { text(Bundle.main.url(forResource: "none", withExtension: "html")) }, nil),
    (Asked("the frame's language", "de_AT") { text(Bundle.main.url(forResource: "help", withExtension: "txt")) }, "de"),
    (Asked("the app's language", "sv_SE") { text(Bundle.main.url(forResource: "help", withExtension: "txt")) }, "en"),
    (
      Asked("a named language") {
        text(Bundle.main.path(forResource: "help", ofType: "txt", inDirectory: nil, forLocalization: "de"))
      }, "de"
    ),
    (
      Asked("all of a kind", "de_DE") {
        Bundle.main.urls(forResourcesWithExtension: "txt", subdirectory: nil)?.compactMap { text($0 as URL) }.joined()
      }, "de"
    ),
    (
      Asked("all paths of a kind") {
        Bundle.main.paths(forResourcesOfType: "json", inDirectory: "Data").compactMap { text($0) }.joined()
      }, "ab"
    ),
    (Asked("languages") { Bundle.main.localizations.joined(separator: " ") }, "de en"),
    (
      Asked("the best of some languages", "pt_PT") {
        Bundle.preferredLocalizations(from: ["en", "de", "pt-BR"]).joined(separator: " ")
      }, "pt-BR"
    ),
    (Asked("the frame's languages", "de_AT") { Bundle.main.preferredLocalizations.joined(separator: " ") }, "de"),
  ]

  @Test(arguments: found.indices) func `files are found in the app's resources`(_ row: Int) throws {
    let app = try app([
      "notes.html": Data("all".utf8), "Data/a.json": Data("a".utf8), "Data/b.json": Data("b".utf8),
      "de.lproj/help.txt": Data("de".utf8), "en.lproj/help.txt": Data("en".utf8),
    ])
    let (asked, answer) = Self.found[row]
    expect(try drawn(asked.locale, app) { asked.read() ?? "nil" }, is: answer ?? "nil", asked.description)
  }

  // MARK: The property list

  nonisolated static let values: [(asked: Asked, answer: String)] = [
    (Asked("a dictionary") { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String }, "2.5"),
    (Asked("a value") { Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String }, "17"),
    (Asked("the identifier") { Bundle.main.bundleIdentifier }, "org.example.shop"),
    (Asked("a list") { (Bundle.main.object(forInfoDictionaryKey: "Schemes") as? [String])?.first }, "shop"),
    (Asked("the name") { Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String }, "Shop"),
    (
      Asked("the name in a language", "de_DE") {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      }, "Laden"
    ),
    (Asked("the language") { Bundle.main.developmentLocalization }, "en"),
    (Asked("a bundle by its name") { Bundle(identifier: "org.example.shop")?.bundleIdentifier }, "org.example.shop"),
    (Asked("a class's") { Bundle(for: Marker.self) == .main ? "the same" : "another" }, "the same"),
  ]

  @Test(arguments: values.indices) func `the app's property list is the bundle's`(_ row: Int) throws {
    let app = try app(["de.lproj/InfoPlist.strings": Data("CFBundleDisplayName = \"Laden\";".utf8)])
    let (asked, answer) = Self.values[row]
    expect(try drawn(asked.locale, app) { asked.read() ?? "nil" }, is: answer, asked.description)
  }

  @Test func `a class of another module has the resources and the texts of its module`() throws {
    let app = try app([:])
    let own = app.folder.replacing("Shop_Shop", with: "Shop_EveryStateTests")
    try FileManager.default.createDirectory(atPath: own + "/en.lproj", withIntermediateDirectories: true)
    try "\"hello\" = \"Of the module\";".write(
      toFile: own + "/en.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    expect(try drawn("en_US", app) { Bundle(for: Marker.self).bundlePath == own ? "own" : "other" }, is: "own")
    expect(
      try drawn("en_US", app) { String(localized: LocalizedStringResource("hello", bundle: .forClass(Marker.self))) },
      is: "Of the module")
  }

  @Test func `in a package the program's bundle is the main one`() throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    expect(Bundle.main.bundlePath, is: URL(fileURLWithPath: program).deletingLastPathComponent().path)
    expect(Bundle.main.bundleIdentifier, is: nil)
  }

  // MARK: The app

  private final class Marker {}

  nonisolated private static func propertyList(
    _ value: [String: Any], _ format: PropertyListSerialization.PropertyListFormat
  ) -> Data { (try? PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)) ?? Data() }

  /// An app with these files. A note may follow a path: `de.lproj/Localizable.strings in XML`.
  private func app(_ files: [String: Data]) throws -> AppBundle {
    let folder = URL(filePath: TestFolder.ofProcess).appending(path: "\(UUID().uuidString)/Shop_Shop.resources")
    let info: [String: Any] = [
      "CFBundleShortVersionString": "2.5", "CFBundleVersion": "17", "CFBundleIdentifier": "org.example.shop",
      "CFBundleDisplayName": "Shop", "CFBundleDevelopmentRegion": "en", "Schemes": ["shop"],
    ]
    let all = files.merging(["EveryState-Info.plist": Self.propertyList(info, .xml)]) { own, _ in own }
    for (path, data) in all {
      let file = folder.appending(path: path.split(separator: " ")[0])
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try #require(AppBundle(folder: folder.path))
  }

  /// The text that a frame of the app shows.
  private func drawn(
    _ locale: String, _ app: AppBundle, lines: Int = 1, _ text: @escaping @MainActor () -> String
  ) throws -> String {
    let screen = Plain("Text") { Told(text: text) }.variant("in \(locale)") { $0.locale = Locale(identifier: locale) }
    return try AppBundle.$current.withValue(app) {
      try StringTables.$ofProgram.withValue(StringTables(folders: [app.folder])) {
        try drawing(screen, "start").split(separator: "\n").prefix(lines)
          .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
      }
    }
  }
}

private struct Told: View {
  let text: @MainActor () -> String
  var body: some View { Text(text()) }
}
