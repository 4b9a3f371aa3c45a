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
    expect(run.errors, contains: "the newest run is still under way")
    expect(run.status, is: 2)
    session.end()
  }

  @Test(arguments: ["", " \t\n\u{A0}"])
  func `a blank argument of any command or option is refused`(_ blank: String) throws {
    let changed = try ReviewedPackage.changed()
    let root = changed.package.root
    func run(_ words: [String]) throws -> ProcessRun { try ProcessRun(BuiltProduct.everystate, words, folder: root) }
    let commands = try run(["help"]).output.matches(of: /\n {2}([a-z]+) {2,}[A-Z]/).map { String($0.output.1) }
    try #require(commands.count == 21)
    let before = changed.package.files("")
    for command in commands {
      let usage = try run(["help", command]).output.split(separator: "\n")[0]
      let options = usage.matches(of: /\[(--[a-z-]+) [A-Z]/).map { String($0.output.1) }
      for words in [[], ["--package-path", "."], ["--report", "x"]] where words.isEmpty || options.contains(words[0]) {
        let refused = try run([command] + words + [blank])
        expect(refused.errors, contains: "has a blank argument, '", comment: "\(command) \(words)")
        expect(refused.status, is: 2, "\(command) \(words)")
      }
      for option in options {
        let refused = try run([command, option, blank])
        expect(refused.errors, contains: "\(option) needs a value: ", comment: command)
        expect(refused.status, is: 2, "\(command) \(option)")
      }
    }
    expect(changed.package.files(""), is: before)
  }

  @Test(arguments: [("--reprot", " Did you mean '--report'?"), ("--zzzzzzzzzz", "")])
  func `an unknown option names a similar one, if there is one`(option: String, suggestion: String) throws {
    let run = try everystate("status", option, in: try ReviewedPackage())
    expect(run.errors, contains: "has no option '\(option)'.\(suggestion) Help:")
  }
}
