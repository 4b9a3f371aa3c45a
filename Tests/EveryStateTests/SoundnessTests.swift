import SwiftUI

@testable import EveryState

struct SoundnessTests {
  @Test(arguments: PlantedBug.all.sampled(every: 3)) @MainActor
  func `a bug as old as its goldens is found, and its look-alike is not`(_ planted: PlantedBug) throws {
    let found = try findings(in: planted.bug)
    expect(found, is: planted.findings, "\(found.joined(separator: "\n"))")
    let ofLookAlike = try findings(in: planted.lookAlike)
    expect(ofLookAlike, is: [], "\(ofLookAlike.joined(separator: "\n"))")
  }

  @Test func `each rule has a planted bug`() throws {
    let planted = Set(
      PlantedBug.all.map(\.rule) + ControlAuditTests.rules + FlowTests.rules + StrictScreenTests.rules
        + AccessibilityAuditTests.rules + WriteTests.rules + AskingAgainTests.rules + WayOutTests.rules
        + RowRuleTests.rules + OwnAccountTests.rules + WordAuditTests.rules + [.brokenWorld, .brokenProperty])
    expect(SoundnessRule.allCases.filter { !planted.contains($0) }, is: [])
  }

  @Test func `a rule's sentence says what must be, not a fact that reads as its opposite`() {
    expect(SoundnessRule.allCases.map(\.sentence).filter { !$0.contains(" must ") || !$0.hasSuffix(".") }, is: [])
  }

  @Test @MainActor func `a rule has the level of its screen, else of its catalog, else its own`() throws {
    typealias State = SnapshotState<ShelfWorld>
    let cases: [(screen: [State], catalog: SoundnessLevel?, is: RuleLevel?)] = [
      ([], nil, .error), ([], .warning, .warning), ([.rule(.unsupportedEmpty, is: .error)], .off, .error),
      ([.rule(.unsupportedEmpty, is: .off)], .warning, nil), ([], .off, nil),
      // A waiver takes what the message quotes.
      ([.waives(.unsupportedEmpty, of: "No books yet", because: "a test")], nil, nil),
      ([.waives(.unsupportedEmpty, of: "books", because: "a test"), .rule(.unneededWaiver, is: .off)], nil, .error),
    ]
    for (index, (states, level, expected)) in cases.enumerated() {
      var catalog = SnapshotCatalog(suite: "Levels") {
        let screen = library(states) { library in
          switch library.phase {
          case .idle, .loading: BookList(titles: [])
          case .loaded, .failed: PhaseView(library: library)
          }
        }
        return [screen]
      }
      if let level { catalog = catalog.rule(.unsupportedEmpty, is: level) }
      if let level {
        expect(
          CoverageMatrix.text(of: catalog.claims),
          contains: "# unsupported empty is \(level == .off ? "off" : "a warning")\n")
      }
      let found = try catalog.soundness(isExploring: false).filter { $0.rule == .unsupportedEmpty }
      expect(found.first?.level, is: expected, "\(index): \(found)")
    }
    expect(
      SoundnessRule.allCases.filter { $0.level == .suggestion },
      is: [.needlessReload, .unusedControl, .undeclaredWrite, .undeclaredFirstLook, .undeclaredError])
  }

  @Test @MainActor func `a waiver silences its rule`() throws {
    try expect(findings(in: PlantedBug.emptyAtFirst(.waives(.unsupportedEmpty, because: "a test"))), is: [])
    let inOne = try findings(in: PlantedBug.emptyAtFirst(.waives(.unsupportedEmpty, in: "failed", because: "a test")))
    expect(inOne.count, is: 1, "\(inOne)")
    expect(inOne.first ?? "", contains: "in 'loaded', 'loading', 'empty', 'idle'\n")
  }

  @Test @MainActor func `a failure shown in one state must be shown in all`() throws {
    try expect(
      findings(in: PlantedBug.alertWithoutReason),
      is: [
        """
        Library / failed after a refresh: the screen does not say why books failed, but another state of the screen does: "The shelf is locked." (silent failure)
        Fix the screen, or add a waiver to its states: .waives(.silentFailure, in: "failed after a refresh", because: "...")
        """
      ])
  }
}
