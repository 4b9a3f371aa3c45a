import EveryStateConditions
import Testing

/// `#if os(iOS)` as a compiler reads it that is shown copies.
@Suite struct ConditionsTests {
  /// Source files with their conditions replaced.
  @Test(arguments: [
    ("#if os(iOS)", "#if true   "), ("  #if  !os(iOS)  // os(iOS)", "  #if  !true     // os(iOS)"),
    ("#if os( iOS ) && DEBUG", "#if true      && DEBUG"),
    (
      "#if os(macOS)\n#elseif os(iOS) || os(visionOS)\n#else\n#endif",
      "#if os(macOS)\n#elseif true    || os(visionOS)\n#else\n#endif"
    ), ("#if os(macOS) ||\n  os(iOS)\nlet os = os(iOS)", "#if os(macOS) ||\n  true   \nlet os = os(iOS)"),
    ("#if (os(iOS) && !targetEnvironment(macCatalyst))\r\n", "#if (true    && !targetEnvironment(macCatalyst))\r\n"),
    ("#if /* not os(iOS) */ os(iOS)", "#if /* not os(iOS) */ true   "),
    ("let a = 1; /* \" */ #if os(iOS)", "let a = 1; /* \" */ #if true   "),
    ("let a = \"\\\"\"\n#if os(iOS)", "let a = \"\\\"\"\n#if true   "),
    ("let a = #\"\\\"#\n#if os(iOS)", "let a = #\"\\\"#\n#if true   "),
    ("#Preview { }\n#if os(iOS)", "#Preview { }\n#if true   "),
    ("import CoreImage.CIFilters\r\nlet a = b.c", "import CoreImage          \r\nlet a = b.c"),
    ("@testable import Kit.Shapes.Round", "@testable import Kit             "),
  ]) func conditionsHoldAndEveryPlaceStays(source: String, expected: String) {
    let read = SourceForiOS(Array(source.utf8))
    #expect(String(decoding: read.bytes, as: UTF8.self) == expected)
    #expect(read.isChanged)
    #expect(read.bytes.count == source.utf8.count)
  }

  @Test(arguments: [
    "", "#", "#if", "os(iOS)", "#if os(macOS)", "#if macos(iOS)", "#if os(iOSSimulator)", "#if os(iOS",
    "// #if os(iOS)", "/* /* */\n#if os(iOS)\n*/", "\"#if os(iOS)\"", "\"\"\"\n#if os(iOS)\n\"\"\"",
    "#\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#", "#if DEBUG // os(iOS)\nos(iOS)", "#else os(iOS)",
    "import struct Kit.Shape", "\"", "\"\"\"", "/*",
  ]) func whatIsNoConditionStays(source: String) {
    let read = SourceForiOS(Array(source.utf8))
    #expect(read.bytes == Array(source.utf8))
    #expect(!read.isChanged)
  }
}
