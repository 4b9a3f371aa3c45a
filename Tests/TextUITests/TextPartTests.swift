import Foundation
import TestSupport
import Testing

@testable import TextUI

/// Texts whose parts say how they look, and texts that are looked up by resources.
@MainActor
@Suite struct TextPartTests {
  private func note(_ text: AttributedString) -> String {
    let drawn = draw { Text(text) }
    return drawn.firstIndex(of: "{").map { String(drawn[$0...]) } ?? ""
  }

  /// A part that its attributes change.
  private func part(_ change: (inout AttributedString) -> Void) -> AttributedString {
    var text = AttributedString("part")
    change(&text)
    return text
  }

  @Test @MainActor func `What a part says of its letters is told as of a text`() {
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
    // The tracking goes before the kerning.
    expect(
      note(
        part {
          $0.swiftUI.kern = 2
          $0.swiftUI.tracking = 3
        }), is: "{tracking 3}")
  }

  @Test @MainActor func `The colour behind a part is told of it`() {
    let marked = part { $0.swiftUI.backgroundColor = .yellow }
    expect(note(marked), is: "{on yellow}")
    expect(note(AttributedString("plain ") + marked), is: "{- | on yellow}")
    expect(note(part { $0.swiftUI.backgroundColor = .yellow.opacity(0.5) }), contains: "yellow 50%")
    expect(note(part { $0.swiftUI.backgroundColor = .clear }), is: "")
    expect(note(part { $0.swiftUI.backgroundColor = .primary }), is: "{on primary}")
  }

  @Test @MainActor func `A resource's default value stands where the language that is shown has no text`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everystate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
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
