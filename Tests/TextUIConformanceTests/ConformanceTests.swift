import Foundation
import Testing

@MainActor @Suite struct ConformanceTests {
  @Test(arguments: Fact.all) func `SwiftUI's facts hold`(_ fact: Fact) async throws {
    let stage = Stage()
    try await fact.observe(stage)
    let said = stage.said
    stage.clear()
    guard let reason = Fact.failing[fact.name] else {
      #expect(said == fact.expected, "\(fact.name), by \(fact.source)")
      return
    }
    #expect(said != fact.expected, "\(fact.name) holds now. Remove it from Fact.failing, where its reason is \(reason)")
  }

  @Test func `Every fact has a name of its own, and each failing one is a fact`() {
    let names = Fact.all.map(\.name)
    #expect(
      Set(names).count == names.count,
      "\(Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys.sorted())")
    #expect(Fact.failing.keys.filter { !names.contains($0) }.sorted() == [])
  }
}

// The page describes the output of the repository's compiler.
#if !canImport(AppKit) && compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
  @Suite struct ConformancePageTests {
    @Test func `The page has the number of facts, and lists those that fail`() throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      let page = try String(
        contentsOf: root.appending(path: "Sources/TextUI/TextUI.docc/Conformance.md"), encoding: .utf8)
      #expect(page.contains("holds \(Fact.all.count) facts"), "Conformance.md: there are \(Fact.all.count) facts now.")
      let listed = page.split(separator: "\n").filter { $0.hasPrefix("- ") }
      let failing = Fact.failing.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "- \($0.key): \($0.value)." }
      #expect(
        listed.sorted().map { String($0) } == failing.sorted(),
        "Conformance.md: the failing facts are\n\(failing.joined(separator: "\n"))")
    }
  }
#endif
