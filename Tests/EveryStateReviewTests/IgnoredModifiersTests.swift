@Suite struct IgnoredModifiersTests {
  @Test(.enabled(if: isLongRun)) func `the modifiers that mutate leaves alone are declared in TextUI`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let list = try String(
      contentsOf: sources.appendingPathComponent("EveryStateCommand/Mutate/IgnoredModifiers.swift"), encoding: .utf8)
    let names = try #require(list.firstMatch(of: /"""([^"]+)"""/)).1.split(whereSeparator: \.isWhitespace)
    expect(names.count > 30)
    let files = FileManager.default.enumerator(
      at: sources.appendingPathComponent("TextUI/API"), includingPropertiesForKeys: nil)
    let texts = try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    for name in names {
      let declarations = ["func \(name)(", "func \(name)<"]
      expect(texts.contains { text in declarations.contains { text.contains($0) } }, "\(name)")
    }
  }
}
