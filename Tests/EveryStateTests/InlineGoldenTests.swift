import EveryStateGoldens
import Foundation
import SwiftUI
import Synchronization
import TestPackages

@testable import EveryState

private struct Badge: View {
  let count: Int
  var isUrgent = false

  init(_ count: Int, isUrgent: Bool = false) { (self.count, self.isUrgent) = (count, isUrgent) }

  var body: some View { Text("\(count) new").foregroundStyle(isUrgent ? .red : .primary) }
}

/// Goldens of components: beside the test, and as a table.
@MainActor @Suite struct InlineGoldenTests {
  private static func issue(_ body: @MainActor () -> Void) -> (message: String, line: Int)? {
    let found = Mutex<(String, Int)?>(nil)
    withKnownIssue {
      body()
    } matching: { issue in
      found.withLock { $0 = (issue.comments.first?.rawValue ?? "", issue.sourceLocation?.line ?? 0) }
      return true
    }
    return found.withLock { $0 }
  }

  @Test func `a golden beside the test is compared, in a function and in a macro`() async {
    // The process's own session reads the settings of the caller.
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter()
      await Self.compare()
    }
  }

  private static func compare() {
    expectFrame(Badge(3)) {
      """
      3 new
      """
    }
    #expectFrame(Badge(3)) {
      """
      3 new
      """
    }
    let line = #line + 2
    let changed = issue {
      #expectFrame(Badge(4)) {
        """
        3 new
        """
      }
    }
    expect(changed?.line, is: line)
    expect(
      changed?.message,
      is: """
        Tests/EveryStateTests/InlineGoldenTests.swift:\(line): changed: "3 new" -> "4 new"
        Record it: SNAPSHOT_TESTING_RECORD=failed swift test --filter InlineGoldenTests.swift
        @@ -1,1 +1,1 @@
        -3 new
        +4 new
        """)
    let long = issue { expectFrame(VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } }) }
    expect(long?.message.contains("too long: a golden in source code has at most 40 lines."), is: true)
  }

  @Test func `a table has a row for each combination`() throws {
    let all = DeclaredScreen(Combinations("Badge", of: [0, 12], [true, false]) { Badge($0, isUrgent: $1) })
    expect(
      try only(only(all.frames).drive().moments).lines,
      is: [
        "  0, true    0 new                                    {- | red}", "  0, false   0 new",
        "  12, true   12 new                                   {- | red}", "  12, false  12 new",
      ])
  }

  @Test func `a table of two hundred combinations has as many rows`() throws {
    let many = DeclaredScreen(Combinations("Badge", of: Array(0..<200)) { Badge($0) })
    try expect(only(only(many.frames).drive().moments).lines.count, is: 200)
  }

  @Test func `a run that records writes the golden into the call, wherever earlier ones have moved it`() throws {
    let package = try TemporaryPackage()
    let file = package.root + "/Tests/BadgeTests.swift"
    let source = ##"""
      @Test func one() { expectFrame(0) { "" }; expectFrame(Badge("a) { \(b ? "c" : "d") // e"), environment: .init(columns: 20)) }
      @Test func two() {
        if isOn { /* { */
          #expectFrame(Badge(2))
        }
        expectFrame(Badge(3)) {
          """
          } old
          """
        }
        #expectFrame(Badge(4)) // { }
      }
      """##
    try package.write(source, to: "Tests/BadgeTests.swift")
    for (line, column, text) in [(11, 3, "a\n\n  b"), (1, 54, "one"), (6, 14, ##"\(3) """"##), (6, 14, ##"\(3) """"##)]
    {
      try InlineSource.record(text, at: SourceLine(file: file, line: line), column: column)
    }
    expect(
      package.text("Tests/BadgeTests.swift"),
      is: ##"""
        @Test func one() { expectFrame(0) { "" }; expectFrame(Badge("a) { \(b ? "c" : "d") // e"), environment: .init(columns: 20)) {
          """
          one
          """
        } }
        @Test func two() {
          if isOn { /* { */
            #expectFrame(Badge(2))
          }
          expectFrame(Badge(3)) {
            #"""
            \(3) """
            """#
          }
          #expectFrame(Badge(4)) {
            """
            a

              b
            """
          } // { }
        }
        """##)
    for (line, column, text, part) in [
      (6, 14, "other", "it is called with several texts"), (1, 31, "one", "another call is on the same line"),
      (2, 14, "none", "its source has changed"), (99, 1, "none", "its source has changed"),
    ] {
      let error = #expect(throws: (any Error).self) {
        try InlineSource.record(text, at: SourceLine(file: file, line: line), column: column)
      }
      expect("\(error!)".contains(part), is: true)
    }
  }
}
