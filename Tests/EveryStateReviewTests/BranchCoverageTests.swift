import EveryStateGoldens
import TestPackages
import Testing

@testable import EveryStateReview

@Suite struct BranchCoverageTests {
  private let branches = [
    SourceBranch(kind: .case, file: "Sources/App/List/Basket.swift", line: 4, builderLine: 5, subject: "case .empty:"),
    SourceBranch(kind: .taken, file: "Sources/App/List/Basket.swift", line: 6, builderLine: 7, subject: "isBusy"),
    SourceBranch(kind: .skipped, file: "Sources/App/List/Basket.swift", line: 6, builderLine: 7, subject: "isBusy"),
    SourceBranch(kind: .otherwise, file: "Sources/App/Row.swift", line: 5, builderLine: 5, subject: "a"),
    SourceBranch(kind: .taken, file: "Sources/Core/Row.swift", line: 5, builderLine: 5, subject: "b"),
  ]

  private func coverage(_ drawn: [String: [String]]) throws -> BranchCoverage {
    let outcomes = try drawn.sorted { $0.key < $1.key }.map { state, branches in
      ReportMatch(name: try frame("Basket", state), notes: FrameNotes(branches: branches), digest: "")
        .outcome(declaredAt: nil)
    }
    return BranchCoverage(branches, in: outcomes) { $0.hasPrefix("Sources/App/") ? "App" : "Core" }
  }

  @Test func `a side stands in the goldens of the frames that have drawn it`() throws {
    let coverage = try coverage([
      "loaded": ["App/Basket.swift:-7", "App/Row.swift:5"], "empty": ["App/Basket.swift:5,-7", "Other/Basket.swift:7"],
    ])
    #expect(coverage.sides.map { $0.frames.map(\.state) } == [["empty"], [], ["empty", "loaded"], ["loaded"], []])
    #expect(
      coverage.lines.joined(separator: "\n") == """
        Sources/App/List/Basket.swift
          Sources/App/List/Basket.swift:4: case .empty: only Basket / empty
          Sources/App/List/Basket.swift:6: if isBusy: no golden draws it

        Sources/App/Row.swift
          Sources/App/Row.swift:5: else of if a: only Basket / loaded

        Sources/Core/Row.swift
          Sources/Core/Row.swift:5: if b: no golden draws it

        5 branches: 1 in several goldens, 2 in one only, 2 in none.
        """)
  }

  @Test func `a run that tells no branches is not one that draws none`() throws {
    #expect(try !coverage(["loaded": []]).isKnown)
    #expect(try coverage(["loaded": ["App/Row.swift:5"]]).isKnown)
  }
}
