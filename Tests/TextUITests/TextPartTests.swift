@testable import TextUI

@MainActor struct TextPartTests {
  private func note(_ text: AttributedString) -> String { draw { Text(text) }.note }

  private func part(_ change: (inout AttributedString) -> Void) -> AttributedString {
    var text = AttributedString("part")
    change(&text)
    return text
  }

  @Test func `A part's attributes are written like those of a text`() {
    let cases: [(AttributedString, Text)] = [
      (part { $0.swiftUI.kern = 2 }, Text("part").kerning(2)),
      (part { $0.swiftUI.tracking = 2 }, Text("part").tracking(2)),
      (part { $0.swiftUI.baselineOffset = 4 }, Text("part").baselineOffset(4)),
      (part { $0.swiftUI.kern = 0 }, Text("part").kerning(0)),
      (part { $0.swiftUI.font = .headline }, Text("part").font(.headline)),
      (part { $0.swiftUI.foregroundColor = .red }, Text("part").foregroundColor(.red)),
    ]
    for (attributed, text) in cases { expect(draw { Text(attributed) }, is: draw { text }) }
    expect(note(part { $0.swiftUI.kern = 2 }), is: "{tracking 2}")
    expect(note(part { $0.swiftUI.baselineOffset = 4 }), is: "{raised 4}")
  }

  @Test func `The tracking goes before the kerning`() {
    expect(
      note(
        part {
          $0.swiftUI.kern = 2
          $0.swiftUI.tracking = 3
        }), is: "{tracking 3}")
  }

  @Test func `The part's note shows the color behind it`() {
    let marked = part { $0.swiftUI.backgroundColor = .yellow }
    expect(note(marked), is: "{on yellow}")
    expect(note(AttributedString("plain ") + marked), is: "{- | on yellow}")
    expect(note(part { $0.swiftUI.backgroundColor = .yellow.opacity(0.5) }), contains: "yellow 50%")
    expect(note(part { $0.swiftUI.backgroundColor = .clear }), is: "")
    expect(note(part { $0.swiftUI.backgroundColor = .primary }), is: "{on primary}")
  }

  @Test @MainActor func `A resource's default value replaces a missing translation`() throws {
    let folder = URL(filePath: TestFolder.ofProcess).appendingPathComponent("everystate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
    try "greeting = \"Hallo\";".write(
      to: folder.appendingPathComponent("de.lproj/Localizable.strings"), atomically: true, encoding: .utf8)
    for (made, shown, text) in [
      ("en", "de", "Hallo"), ("de", "en", "Hello"), ("de", "de", "Hallo"), ("en", "en", "Hello"),
    ] {
      let resource = LocalizedStringResource(
        "greeting", defaultValue: "Hello", locale: Locale(identifier: made), bundle: .atURL(folder))
      let drawn = draw(environment: { $0.locale = Locale(identifier: shown) }) {
        Text(resource).frame(maxWidth: .infinity, alignment: .leading)
      }
      expect(drawn, is: "  \(text)", "made in \(made), shown in \(shown)")
      expect(resource.key, is: "greeting")
      // A string has no surroundings: it is in the resource's own language.
      expect(String(localized: resource), is: (made == "de" ? "Hallo" : "Hello"))
    }
  }
}

@MainActor struct InvisibleTests {
  private func shown(_ text: String) -> String {
    draw(columns: 200, height: 1) { Text(verbatim: text).frame(maxWidth: .infinity, alignment: .leading) }.untilNote
  }

  @Test func `Invisible characters are written out`() {
    let cases = [
      ("a joiner", "a\u{200D}b", #"a\u{200D}b"#), ("a joiner at the end", "\u{1F469}\u{200D}", "\u{1F469}\\u{200D}"),
      ("a joiner at the start", "\u{200D}\u{1F469}", "\\u{200D}\u{1F469}"),
      ("a joiner between emoji that do not combine", "\u{1F600}\u{200D}\u{1F601}", "\u{1F600}\\u{200D}\u{1F601}"),
      ("two joiners", "\u{1F469}\u{200D}\u{200D}\u{1F4BB}", "\u{1F469}\\u{200D}\\u{200D}\u{1F4BB}"),
      ("a non-joiner", "a\u{200C}b", #"a\u{200C}b"#),
      ("tags after a letter", "a\u{E0068}\u{E0069}", #"a\u{E0068}\u{E0069}"#),
      (
        "tags after another emoji", "\u{1F600}\u{E0067}\u{E0062}\u{E0065}\u{E007F}",
        "\u{1F600}\\u{E0067}\\u{E0062}\\u{E0065}\\u{E007F}"
      ), ("tags without an end", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}", "\u{1F3F4}\\u{E0067}\\u{E0062}\\u{E0065}"),
      ("a selector after a letter", "a\u{FE0F}", #"a\u{FE0F}"#),
      ("a selector after a digit", "1\u{FE0F}", #"1\u{FE0F}"#), ("a selector at the start", "\u{FE0E}a", #"\u{FE0E}a"#),
      ("two selectors", "\u{2764}\u{FE0F}\u{FE0F}", "\u{2764}\u{FE0F}\\u{FE0F}"),
      ("a selector of ideographs after a letter", "a\u{E0100}", #"a\u{E0100}"#),
      ("a hidden message", "\u{1F600}\u{E0101}\u{E0102}", "\u{1F600}\\u{E0101}\\u{E0102}"),
      ("a soft hyphen", "a\u{AD}b", #"a\u{AD}b"#),
      ("word joiner and operators", "a\u{2060}\u{2061}\u{2064}b", #"a\u{2060}\u{2061}\u{2064}b"#),
      ("fillers of Hangul", "\u{115F}\u{1160}\u{3164}\u{FFA0}", #"\u{115F}\u{1160}\u{3164}\u{FFA0}"#),
      ("a blank of Braille", "\u{2800}\u{2801}", "\\u{2800}\u{2801}"),
      ("a grapheme joiner", "a\u{34F}b", #"a\u{34F}b"#), ("a byte order mark", "\u{FEFF}a", #"\u{FEFF}a"#),
      ("a language tag", "a\u{E0001}", #"a\u{E0001}"#),
      ("Khmer vowels that are not written", "\u{1780}\u{17B4}", "\u{1780}\\u{17B4}"),
      ("a Mongolian selector after a letter", "a\u{180B}", #"a\u{180B}"#),
    ]
    for (name, text, expected) in cases { expect(shown(text), is: expected, "\(name)") }
  }

  @Test func `Emoji, flags and ligatures stay as they are`() {
    let whole = [
      "\u{1F469}\u{200D}\u{1F4BB}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
      "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", "\u{1F3F4}\u{200D}\u{2620}\u{FE0F}",
      "\u{2764}\u{FE0F}\u{200D}\u{1F525}", "\u{1F575}\u{FE0F}\u{200D}\u{2640}\u{FE0F}",
      "\u{1F9D1}\u{1F3FB}\u{200D}\u{1F91D}\u{200D}\u{1F9D1}\u{1F3FF}", "\u{1F642}\u{200D}\u{2194}\u{FE0F}",
      "\u{1F43B}\u{200D}\u{2744}\u{FE0F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "\u{1F3F4}\u{E0075}\u{E0073}\u{E0063}\u{E0061}\u{E007F}!", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}",
      "\u{2764}\u{FE0F}", "\u{2764}\u{FE0E}", "\u{A9}\u{FE0F}", "\u{845B}\u{E0100}", "\u{2229}\u{FE00}",
      "\u{1820}\u{180B}", "\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}", "e\u{301}", "\u{1112}\u{1161}\u{11AB}",
    ]
    for text in whole { expect(shown(text), is: text) }
  }

  @Test func `A frame contains no invisible character`() {
    let noted = Set<UInt32>([0x200E, 0x200F, 0x61C]).union(0x202A...0x202E).union(0x2066...0x2069)
    for value in [0xA0...0xFFFF, 0x1BC00...0x1BCFF, 0x1D100...0x1D1FF, 0xE0000...0xE0FFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), !noted.contains(scalar.value),
        scalar.properties.isDefaultIgnorableCodePoint
      else { continue }
      let code = String(value, radix: 16, uppercase: true)
      expect(AppText.visible("a\(scalar)b"), is: "a\\u{\(code)}b")
    }
  }
}
