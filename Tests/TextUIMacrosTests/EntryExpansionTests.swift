import TestSupport

@Suite struct EntryExpansionTests {
  @Test func `an entry is a getter, a setter and a key with the default value as written`() throws {
    let entry = try EntryExpansion("@Entry var accent: String = \"blue\"")
    expect(
      entry.accessors,
      is: """
        get { self[__Key_accent.self] }
        set { self[__Key_accent.self] = newValue }
        """)
    expect(
      entry.key,
      is: """
        private struct __Key_accent: EnvironmentKey {
        static var defaultValue: String
        {
        "blue"
        }
        }
        """)
    // The default value is taken as it is written.
    let table: [(declaration: String, value: String)] = [
      ("@Entry var a = 1", "static let defaultValue = 1"),
      ("@Entry var a: Int = 1", "static var defaultValue: Int { 1 }"),
      ("@Entry var a: Int?", "static var defaultValue: Int? { nil }"),
      ("@Entry var a: [String: Int] = [:]", "static var defaultValue: [String: Int] { [:] }"),
      ("@Entry var a: (Int) -> Bool = { $0 == 1 }", "static var defaultValue: (Int) -> Bool { { $0 == 1 } }"),
      ("@Entry var a: Box<Int, [String]> = Box()", "static var defaultValue: Box<Int, [String]> { Box() }"),
      ("@Entry var a: @MainActor () -> Void = {}", "static var defaultValue: @MainActor () -> Void { {} }"),
      ("@Entry var a = 1 == 2", "static let defaultValue = 1 == 2"),
      ("@Entry var a = Model(title: \"a: b = c\")", "static let defaultValue = Model(title: \"a: b = c\")"),
      ("@Entry var a = \"var b = 2\"", "static let defaultValue = \"var b = 2\""),
      ("@Entry var a = URL(string: \"https://a.b\")", "static let defaultValue = URL(string: \"https://a.b\")"),
      ("@Entry var a\n  = 1", "static let defaultValue = 1"),
      ("@Entry var a :  Int  =  1  ", "static var defaultValue: Int { 1 }"),
    ]
    for (declaration, expected) in table { try expect(value(declaration), is: expected, "\(declaration)") }
  }

  /// The key's value, on one line.
  private func value(_ declaration: String) throws -> String {
    let lines = try EntryExpansion(declaration).key.split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: " ")
  }

  @Test func `attributes, modifiers and comments around the name are ignored`() throws {
    // Attributes, modifiers and comments before the name are passed over.
    let declarations = [
      "@Entry var name = 1", "\n  @Entry\n  var name = 1", "@Entry public var name = 1",
      "@Entry public private(set) var name = 1", "@available(iOS 17, *) @Entry var name = 1",
      "@MainActor\n@Entry fileprivate nonisolated var name = 1", "/// A name; var other = 2\n@Entry var name = 1",
      "/// Written as `@Entry var other = 2`.\n@Entry var name = 1", "// @Entry var other = 2\n@Entry var name = 1",
      "/* @Entry var other = 2 /* static */ */ @Entry var name = 1", "@Entry /* static */ var name = 1",
      "@Entry var `name` = 1", "@Entry var name/* = 2 */ = 1",
    ]
    for declaration in declarations {
      let entry = try EntryExpansion(declaration)
      expect(entry.accessors, begins: "get { self[__Key_name", comment: "\(declaration)")
      expect(entry.key, contains: "defaultValue = 1", comment: "\(declaration)")
    }
    // A comment behind the variable takes nothing of the key along.
    for declaration in ["@Entry var a: Int? // b = c", "@Entry var a: Int? /* b = c */"] {
      try expect(EntryExpansion(declaration).key, ends: "\n{\nnil\n}\n}", comment: "\(declaration)")
    }
    try expect(EntryExpansion("@Entry var a = 1 // one").key, ends: "= 1 // one\n}")
    try expect(EntryExpansion("@Entry var a: Int = 1 // one").key, ends: "{\n1 // one\n}\n}")
  }

  @Test func `an entry is a variable of a value, in an extension with entries`() throws {
    // Declarations other than a variable with a value are refused.
    let table: [(declaration: String, message: String)] = [
      ("@Entry let a = 1", "@Entry makes a var: write `@Entry var name: Type = value`"),
      ("@Entry func a() {}", "@Entry makes a var: write `@Entry var name: Type = value`"),
      ("@Entry struct A { var b = 1 }", "@Entry makes a var: write `@Entry var name: Type = value`"),
      ("@Entry", "@Entry makes a var: write `@Entry var name: Type = value`"),
      ("", "@Entry makes a var: write `@Entry var name: Type = value`"),
      ("@Entry static var a = 1", "@Entry makes a var of each value, and this one is the type's: leave out `static`"),
      (
        "@Entry public static var a = 1",
        "@Entry makes a var of each value, and this one is the type's: leave out `static`"
      ),
      (
        "@Entry var a: Int { 3 }",
        "@Entry writes the getter itself: put a default value in place of the braces, `= value`"
      ),
    ]
    for (declaration, message) in table {
      let error = #expect(throws: EntryRefusal.self, "\(declaration)") { _ = try EntryExpansion(declaration) }
      expect(error?.description, is: message, "\(declaration)")
    }
    // An entry is in an extension of a type with entries.
    let places = [
      "extension EnvironmentValues {}", "\npublic extension Transaction {}", "extension SwiftUI.ContainerValues {}",
      "/// extension Other {}\nextension FocusedValues {}", "@available(iOS 17, *)\nextension EnvironmentValues {}",
    ]
    for place in places {
      #expect(throws: Never.self, "\(place)") { try EntryExpansion("@Entry var a = 1", in: place) }
    }
    let elsewhere = [
      ("struct Model {}", "struct Model"), ("extension Model {}", "extension Model"),
      ("public final class Store: Base {}", "class Store"), ("\nenum EnvironmentValues {}", "enum EnvironmentValues"),
      ("extension EnvironmentValues.Inner {}", "extension EnvironmentValues.Inner"), ("func draw() {}", "func draw"),
    ]
    for (place, named) in elsewhere {
      let error = #expect(throws: EntryRefusal.self, "\(place)") { try EntryExpansion("@Entry var a = 1", in: place) }
      expect(
        error?.description,
        is:
          "@Entry belongs into an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues, not into \(named)"
      )
    }
  }
}
