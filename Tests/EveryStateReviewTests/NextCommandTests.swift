@testable import EveryStateReview

/// The next command that a message suggests can be copied from the terminal and run.
@Suite struct NextCommandTests {
  /// Runs a line as a shell does, with stand-ins for `swift run everystate` and `git`; fails for a line that is not such a command.
  private func paste(_ line: String, in folder: String) throws -> ProcessRun {
    let script = """
      everystate=$1
      swift() {
        [ "$1" = run ] || exit 97; shift
        [ "$1" != --package-path ] || { cd "$2" || exit 96; shift 2; }
        [ "$1" = everystate ] || exit 97; shift
        "$everystate" "$@"
      }
      git() {
        case $1 in
          add) [ $# = 2 ] && [ -e "$2/index.txt" ] ;;
          commit) [ $# = 1 ] ;;
          *) exit 98 ;;
        esac
      }
      \(line)
      """
    return try ProcessRun("/bin/sh", ["-c", script, "sh", BuiltProduct.everystate], folder: folder)
  }

  private func commands(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      ["Next: ", "Then: "].first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) }
    }
  }

  @Test(arguments: (isLongRun ? [nil] : []) + ["it's \"my\" $HOME & `app`"])
  func `every next command can be pasted in the current folder`(_ name: String?) throws {
    typealias Change = (GoldenName, String) -> String?
    let cases: [Row<(String, String, Change, Set<String>)>] = [
      Row("changed", "never", { $1 + "more\n" }, ["review"]),
      Row("not driven", "never", { $0.state == "own" ? nil : $1 }, ["status"]),
      Row("recorded", "failed", { $1 + "more\n" }, ["show", "git"]), Row("orphaned", "never", { $1 }, ["review"]),
    ]
    for (row, (what, record, change, verbs)) in cases.sampled(every: 2).rows() {
      let reviewed = try ReviewedPackage(named: name)
      let root = reviewed.package.root
      if what == "orphaned" { try reviewed.package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt") }
      try reviewed.package.write("", to: "Sources/App/x.swift")
      let folders = [root + "/Sources/App", root, "/"].sampled(every: 2)
      let ends = try withRun(of: reviewed, record, change) { session in
        folders.map { EndSummary(session, in: WorkingFolder(path: $0)).lines }
      }
      for (folder, end) in zip(folders, ends) {
        let here = WorkingFolder(path: folder)
        let summary = try RunSummary(reviewed.review())
        var found = commands(end)
        found += commands(
          WatchedRun(RunMoves(from: nil, to: summary.review.report), summary, isFirst: true, in: here).lines)
        let status = ["status", "--package-path", root]
        found += commands(
          try ProcessRun(BuiltProduct.everystate, status, folder: folder).output.split(separator: "\n").map(String.init)
        )
        let words = found.map { $0.hasPrefix("git ") ? "git" : String($0.split(separator: " ").last ?? "") }
        expect(Set(words), is: verbs, "\(what) in \(folder)", at: row)
        for command in found {
          let run = try paste(command, in: folder)
          expect(0...1, contains: run.status, comment: "\(what) in \(folder): \(command): \(run)", at: row)
          expect(run.errors, is: "", "\(command)", at: row)
        }
      }
    }
  }

  private func withRun<Value>(
    of reviewed: ReviewedPackage, _ record: String, _ change: (GoldenName, String) -> String?,
    _ body: (GoldenSession) -> Value
  ) throws -> Value {
    let session = try reviewed.package.session(["SNAPSHOT_TESTING_RECORD": record])
    try reviewed.check(session, change)
    session.end()
    return body(session)
  }

  @Test func `the command that commits accepted goldens works in any folder`() throws {
    let reviewed = try ReviewedPackage(named: "it's \"my\" app")
    for folder in [reviewed.package.root, "/"] {
      try reviewed.run { _, text in text + folder + "\n" }
      let review = try reviewed.review()
      var walk = try ReviewWalk(review, frames: review.frames)
      expect(commands(walk.ending().map(\.text)), is: [], "nothing was accepted")
      _ = walk.take("a")
      let commands = commands(walk.ending(in: WorkingFolder(path: folder)).map(\.text))
      try expect(paste(only(commands), in: folder).status, is: 0, "\(commands)")
    }
  }

  @Test func `a frame's own commands can be pasted, whatever its name`() throws {
    let names = ["it's", "\"quoted\"", "$HOME", "a  b", "`id`", "x; y", "a/b, c", "größe", "*", "--all", "#1"]
    for name in names.sampled(every: 4) {
      let package = try TemporaryPackage()
      let golden = try frame(name, name)
      try package.write("old\n", to: golden.path.text)
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": "never"])
      let message = session.verify(golden, text: "new\n").message
      session.end()
      let review = try Review(packageRoot: package.root, environment: [:])
      let accept = try #require(message.split(separator: "\n")[at: 1]?.split(separator: "Accept: ").last)
      expect(String(accept), is: review.acceptCommand(for: try only(review.frames)))
      let run = try paste(String(accept), in: package.root)
      expect(run, status: 0, comment: "\(accept)")
      expect(package.text(golden.path.text), is: "new\n", "\(accept): \(run)")
    }
  }
}
