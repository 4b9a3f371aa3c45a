import EveryStateGoldens
import TestPackages
import TestSupport
import Testing

@testable import EveryStateReview

@Suite struct BranchCoverageTests {
  private static func branch(
    _ kind: SourceBranch.Kind, _ file: String, _ line: Int, at place: String, in enclosing: String = "",
    _ subject: String
  ) -> SourceBranch {
    SourceBranch(
      kind: kind, file: file, line: line, place: SourcePlace(place) ?? SourcePlace(line: 0, column: 0),
      enclosing: SourcePlace(enclosing), subject: subject)
  }

  private let branches = [
    branch(.case, "Sources/App/List/Basket.swift", 4, at: "5.9", "case .empty:"),
    branch(.taken, "Sources/App/List/Basket.swift", 6, at: "7.9", "isBusy"),
    branch(.rows, "Sources/App/List/Basket.swift", 6, at: "6.15", in: "7.9", "ForEach(items)"),
    branch(.skipped, "Sources/App/List/Basket.swift", 6, at: "7.9", "isBusy"),
    branch(.otherwise, "Sources/App/Row.swift", 5, at: "5.20", "a"),
    branch(.taken, "Sources/App/Row.swift", 5, at: "5.7", "a"),
    branch(.rows, "Sources/App/Row.swift", 8, at: "8.7", "ForEach(rows)"),
    branch(.taken, "Sources/Core/Row.swift", 5, at: "5.20", "b"),
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
      "loaded": ["App/Basket.swift:-7.9", "App/Row.swift:5.20,*8.7"],
      "empty": ["App/Basket.swift:5.9,-7.9", "Other/Basket.swift:7.9", "App/Row.swift:8.7"],
    ])
    expect(
      coverage.sides.map { $0.frames.map(\.state) },
      is: [
        ["empty"], [], [], ["empty", "loaded"], ["loaded"], [], ["loaded"], [],
      ])
    expect(coverage.undrawn.map(\.branch.line), is: [6, 6, 5, 5])
    expect(coverage.sides.map(\.isInsideUndrawn), is: [false, false, true, false, false, false, false, false])
  }

  @Test func `a run that tells no branches is not one that draws none`() throws {
    expect(try !coverage(["loaded": []]).isKnown)
    expect(try coverage(["loaded": ["App/Row.swift:5.20"]]).isKnown)
  }
}
