import Foundation

/// A new golden is accepted only if it is sound, and a digest only fits the goldens that were shown with it.
struct RefusedAcceptanceTests {
  /// A package whose goldens all change, but for a frame without a golden; one of them has a finding.
  private func package(finding state: String, level: RuleLevel = .error) throws -> ReviewedPackage {
    let package = try ReviewedPackage()
    try FileManager.default.removeItem(atPath: package.package.root + "/__Snapshots__/App.Snapshots/Watchlist/own.txt")
    var finding = MadeFinding("kind", rank: 0, try frame("Watchlist", state))
    finding.level = level
    try package.run(finding: [finding]) { $1 + "more\n" }
    return package
  }

  private func accept(_ state: String, in package: ReviewedPackage) throws {
    let review = try package.review()
    let frame = try #require(review.frames.first { $0.name.state == state })
    try review.accept(frame, unless: review.unacceptable())
  }

  @Test func `a new golden with an error of soundness is refused`() throws {
    let package = try package(finding: "own")
    let refusal = #expect(throws: Review.Refusal.self) { try accept("own", in: package) }
    expect(refusal?.reason, is: "Watchlist / own: it is wrong.")
    expect(package.golden("Watchlist/own"), is: nil)
  }

  @Test func `a new golden with a warning is accepted`() throws {
    let package = try package(finding: "own", level: .warning)
    try accept("own", in: package)
    expect(package.golden("Watchlist/own") != nil)
  }

  @Test func `a new golden is accepted if another frame is unsound`() throws {
    let package = try package(finding: "failed")
    try accept("own", in: package)
    expect(package.golden("Watchlist/own") != nil)
  }

  @Test func `a changed golden with an error of soundness is accepted`() throws {
    let package = try package(finding: "failed")
    try accept("failed", in: package)
    expect(package.golden("Watchlist/failed")?.hasSuffix("more\n"), is: true)
  }

  @Test(arguments: ["", "0", "false"]) func `an agent's variable that says no is not an agent`(_ value: String) {
    expect(CodingAgent.variable(in: ["CLAUDECODE": value]), is: nil)
  }

  @Test func `the digest of equal new texts differs with the goldens that they replace`() throws {
    let package = try ReviewedPackage()
    func digest() throws -> String? {
      try package.run { "\($0)\n" + $1 }
      let review = try package.review()
      return review.digest(of: review.frames)
    }
    let first = try #require(try digest())
    try package.run(record: "all") { $1 + "another golden\n" }
    let second = try #require(try digest())
    expect(first != second, first)
  }
}
