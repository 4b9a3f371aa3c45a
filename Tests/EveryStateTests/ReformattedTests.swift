import SwiftUI

@testable import EveryState

@MainActor struct ReformattedTests {
  @Test func `a renderer that draws the same screen differently reformats goldens, and changes none`() throws {
    let package = try TemporaryPackage()
    let catalog = SnapshotCatalog(suite: "Reformatted") { Shelf(.loads(\.books, failure: ShelfError())) }

    func run(
      _ record: String, format: Int, doctoring isDoctored: @escaping @Sendable (String) -> Bool = { _ in true }
    ) throws -> (verdicts: [String: Verdict], findings: [Verdict]) {
      try verify(catalog, in: package, record, format: format, isWhole: true, doctoring: isDoctored)
    }
    func all(_ verdict: Verdict) -> [String: Verdict] {
      Dictionary(uniqueKeysWithValues: catalog.screens[0].frames.map { ($0.name, verdict) })
    }
    let (old, new) = (GoldenText.format, GoldenText.format + 1)
    try expect(run("all", format: old).verdicts, is: all(.recorded))
    try expect(run("never", format: old) == (all(.matched), []))
    // Unchanged drawings of the new renderer still match; no difference counts as the app's change.
    try expect(run("never", format: new) == (all(.reformatted), []))
    let some = try run("never", format: new) { $0 != "empty" }
    expect(some.verdicts, is: all(.reformatted).merging(["empty": .matched]) { $1 })
    // A record run for the app's changes leaves reformatted goldens; mode `all` records them, and raises the index.
    try expect(run("failed", format: new).verdicts, is: all(.reformatted))
    try expect(run("all", format: new).verdicts, is: all(.recorded))
    try expect(run("never", format: new) == (all(.matched), []))
    // From now on a difference is the app's again.
    try expect(
      run("never", format: new) { $0 != "empty" }.verdicts, is: all(.matched).merging(["empty": .changed]) { $1 })
  }

  @Test @MainActor
  func `goldens of the first format are reformatted, accepted in one go, and the index has the new format`() throws {
    let package = try TemporaryPackage()
    let catalog = SnapshotCatalog(suite: "Shelves") { Shelf(.loads(\.books, failure: ShelfError())) }
    // Goldens of the first format, at 20 columns of 10 points.
    let old = [
      "loading": "       (...)", "loaded": "        Dune\n        Emma", "empty": "      No books  {red}",
      "failed": "  The shelf is locked.\n      [Try Again]",
    ]
    for (state, drawing) in old {
      let golden = "# Shelf / \(state) (20 columns)\n\n\(drawing)\n"
      try package.write(golden, to: "__Snapshots__/\(catalog.name)/Shelf/\(state).txt")
    }
    let index = "# The catalogs with goldens here. Record runs keep this file; commit it.\nformat 1\n\(catalog.name)\n"
    try package.write(index, to: "__Snapshots__/index.txt")

    func run() throws -> [String: Verdict] { try verify(catalog, in: package, "never").verdicts }
    try expect(run(), is: old.mapValues { _ in .reformatted }, "nothing counts as the app's change")
    let review = try Review(packageRoot: package.root, environment: [:])
    let frames = review.frames.filter { $0.isReformatted }
    expect(frames.count, is: 4)
    // Accepting the app's changes leaves reformatted goldens.
    for frame in frames { #expect(throws: (any Error).self) { try review.accept(frame) } }
    try expect(review.raiseFormatIfSettled() == nil)
    for frame in frames {
      try expect(review.raiseFormatIfSettled() == nil, "as long as one is left")
      try review.accept(frame, reformatted: true)
    }
    try expect(review.raiseFormatIfSettled(), is: GoldenText.format)
    expect(
      package.text("__Snapshots__/index.txt"), is: index.replacing("format 1", with: "format \(GoldenText.format)"))
    expect(package.text("__Snapshots__/\(catalog.name)/Shelf/loading.txt")?.contains("<...>"), is: true)
    try expect(run(), is: old.mapValues { _ in .matched })
  }

  /// A run of a renderer that writes `format`, and in a newer one than ours an altered text: verdicts by state, and a
  /// whole run's failing findings.
  private func verify(
    _ catalog: SnapshotCatalog, in package: TemporaryPackage, _ record: String, format: Int = GoldenText.format,
    isWhole: Bool = false, doctoring isDoctored: @escaping @Sendable (String) -> Bool = { _ in true }
  ) throws -> (verdicts: [String: Verdict], findings: [Verdict]) {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record], textFormat: format)
    defer { session.end() }
    try session.declare(catalog.claims)
    var verdicts: [String: Verdict] = [:]
    for frame in catalog.screens[0].frames {
      let name = try GoldenName(catalog: catalog.name, screen: "Shelf", state: frame.name)
      let outcome = try FrameVerification(name: name, frame: frame, session: session) { name, columns, moments in
        let text = GoldenText.text(name, columns: columns, moments: moments)
        return format > GoldenText.format && isDoctored(name.state)
          ? text.replacingOccurrences(of: "(20 columns)", with: "(20x6)") : text
      }.run()
      verdicts[frame.name] = outcome.verdict
      expect(outcome.isFailure, is: ![.matched, .recorded].contains(outcome.verdict))
    }
    let findings = isWhole ? session.completeness(of: catalog.claims) : []
    return (verdicts, findings.filter(\.isFailure).map(\.verdict))
  }
}
