/// Commands that refuse do nothing, and say so by their status.
struct CommandRefusalTests {
  private func everystate(_ words: String..., in package: ReviewedPackage) throws -> ProcessRun {
    try ProcessRun(BuiltProduct.everystate, words, folder: package.package.root)
  }

  @Test func `a refused acceptance ends with 1`() throws {
    let package = try ReviewedPackage()
    // A new state that looks like another one.
    try package.rename(state: "own", to: "mine") { name, text in
      name.state == "mine" ? text.replacingOccurrences(of: "own", with: "failed") : text
    }
    let run = try everystate("accept", "Watchlist/mine", in: package)
    expect(run.errors, contains: "Watchlist / mine: not accepted: ")
    expect(run.status, is: 1)
  }

  @Test func `prune without --yes removes nothing, and ends with 1`() throws {
    let package = try ReviewedPackage()
    try package.rename(state: "own", to: "mine")
    expect(try everystate("prune", in: package).status, is: 1)
    expect(package.golden("Watchlist/own") != nil)
  }

  @Test func `prune waits for the end of a run`() throws {
    let package = try ReviewedPackage()
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    try package.check(session) { $1 }
    let run = try everystate("prune", "--yes", in: package)
    expect(run.errors, contains: "the newest run is still in progress")
    expect(run.status, is: 2)
    session.end()
  }

  @Test(arguments: [("--reprot", " Did you mean '--report'?"), ("--zzzzzzzzzz", ""), ("--foo", "")])
  func `an unknown option names a similar one, if there is one`(option: String, suggestion: String) throws {
    let run = try everystate("status", option, in: try ReviewedPackage())
    expect(run.errors, contains: "has no option '\(option)'.\(suggestion) Help:")
  }
}
