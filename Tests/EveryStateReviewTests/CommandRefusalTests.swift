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

  @Test(arguments: [[], ["--package-path", "."], ["--report", ".build/everystate"]])
  func `prune without --yes removes nothing, and ends with the line to type`(_ options: [String]) throws {
    let package = try ReviewedPackage()
    try package.rename(state: "own", to: "mine")
    let run = try ProcessRun(BuiltProduct.everystate, ["prune"] + options, folder: package.package.root)
    let line = (["swift run everystate prune"] + options + ["--yes"]).joined(separator: " ")
    expect(run, status: 1, ends: "\nRemove what is listed: \(line)\n")
    expect(package.golden("Watchlist/own") != nil)
  }

  private static let unfit: [(package: @Sendable () throws -> ReviewedPackage, words: String)] = [
    (
      { try ReviewedPackage.changed() },
      "Nothing was tried: Detail / loaded is changed in the newest run, so no change could be detected."
    ),
    (
      {
        let package = try ReviewedPackage()
        try package.run(finding: [MadeFinding("deaf", rank: 0, try frame("Watchlist", "own"))])
        return package
      },
      "Nothing was tried: the newest run fails with a finding, so no change could be detected. Watchlist"
    ),
  ]

  @Test(arguments: unfit.indices)
  func `mutate says before it builds that the newest run fails`(_ row: Int) throws {
    let run = try everystate("mutate", in: Self.unfit[row].package())
    expect(run, status: 2, output: "", warns: Self.unfit[row].words)
    expect(run.errors, lacks: "Building a copy")
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
