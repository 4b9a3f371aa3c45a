import Foundation
import Testing

@MainActor @Suite struct ConformanceTests {
  @Test(arguments: Fact.all) func `SwiftUI's facts hold`(_ fact: Fact) async throws {
    let stage = Stage()
    try await fact.observe(stage)
    let said = stage.said
    stage.clear()
    guard let reason = Fact.unmet[fact.name] else {
      #expect(said == fact.expected, "\(fact.name), by \(fact.source)")
      return
    }
    #expect(said != fact.expected, "\(fact.name) is met now: take it off the list, where it stood as \(reason)")
  }

  @Test func `Every fact has a name of its own, and what is unmet is one of them`() {
    let names = Fact.all.map(\.name)
    #expect(
      Set(names).count == names.count,
      "\(Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys.sorted())")
    #expect(Fact.unmet.keys.filter { !names.contains($0) }.sorted() == [])
  }
}

// The page is of what the repository's compiler draws.
#if !canImport(AppKit) && compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
  @Suite struct ConformancePageTests {
    @Test func `The page says how many facts there are, and which do not hold`() throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      let page = try String(
        contentsOf: root.appending(path: "Sources/TextUI/TextUI.docc/Conformance.md"), encoding: .utf8)
      #expect(page.contains("holds \(Fact.all.count) facts"), "Conformance.md: there are \(Fact.all.count) facts now.")
      let listed = page.split(separator: "\n").filter { $0.hasPrefix("- ") }
      let unmet = Fact.unmet.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "- \($0.key): \($0.value)." }
      #expect(
        listed.sorted().map { String($0) } == unmet.sorted(),
        "Conformance.md: what does not hold is\n\(unmet.joined(separator: "\n"))")
    }
  }
#endif
