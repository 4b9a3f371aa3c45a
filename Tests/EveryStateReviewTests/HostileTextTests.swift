@testable import EveryStateReview

/// Names, goldens and errors contain text of an app, a fixture or a pull request. No such text reaches a terminal or a CI as a
/// command.
@Suite struct HostileTextTests {
  @Test func `a text for a terminal keeps its lines and loses control characters`() throws {
    let cases = [
      Row("plain # [text]\n\nnext\n", "plain # [text]\n\nnext\n"), Row("  ::error::x", "  \\u{3A}:error::x"),
      Row("\u{A0}::error::x", "\u{A0}\\u{3A}:error::x"), Row("::\u{301}x", "\\u{3A}:\u{301}x"), Row("a::b", "a::b"),
      Row("a\r\nb", "a\\u{D}\nb"), Row("x ##[error]y ##[z", "x ##\\u{5B}error]y ##\\u{5B}z"), Row("##", "##"),
      Row("##vso[x", "##vso\\u{5B}x"), Row("a ##teamcity[x ##b", "a ##teamcity\\u{5B}x ##b"), Row("## [x]", "## [x]"),
      Row("a travis_fold:end:x", "a travis_fold\\u{3A}end:x"), Row("section_end:0:x", "section_end\\u{3A}0:x"),
      Row("My_Test.swift:1:2: x", "My_Test.swift:1:2: x"), Row("--- x", "\\u{2D}-- x"), Row("+++ x", "\\u{2B}++ x"),
      Row("~~~ x", "\\u{7E}~~ x"), Row("^^^ +++", "\\u{5E}^^ +++"),
      Row("--- a/__Snapshots__/x", "--- a/__Snapshots__/x"),
      Row("+++ b/__Snapshots__/x", "+++ b/__Snapshots__/x"), Row("--- /dev/null", "--- /dev/null"), Row("---", "---"),
      Row("\u{1B}[31mé", "\\u{1B}[31mé"), Row("\n::a", "\n\\u{3A}:a"), Row(": Holdings", ": Holdings"),
      Row(
        "\u{2067}-1 ₪\u{2069}  \u{2067}a\u{2066}2\u{2069}\u{2069}",
        "\u{2067}-1 ₪\u{2069}  \u{2067}a\u{2066}2\u{2069}\u{2069}"),
      Row("\u{2067}a\n\u{2069}b", "\\u{2067}a\nb"), Row("\u{2069}a\u{2067}\u{2068}", "a\\u{2067}"),
      Row("\u{2066}\u{202E}\u{200F}a\u{2069}", "\u{2066}\\u{202E}\\u{200F}a\u{2069}"),
      Row("\u{2067}a\u{2067}b\u{2069}", "\\u{2067}a\u{2067}b\u{2069}"),
    ]
    for (row, (text, expected)) in cases.rows() {
      expect(TerminalText.lines(text), is: expected, at: row)
      expect(Obeyed.parts(of: TerminalText.lines(text)), is: [], at: row)
      var document = JSONDocument("x", exitStatus: 0)
      document[text] = text
      expect(Obeyed.parts(of: document.text), is: [], at: row)
      let read = try JSONSerialization.jsonObject(with: Data(document.text.utf8)) as? [String: Any]
      expect(read?[text] as? String, is: text, at: row)
    }
  }

  @Test(arguments: ["gallery", "gallery --output ##vso[x].html", "adopt --agents ##vso[x]"])
  func `a printed path is escaped`(_ command: String) throws {
    let package = try ReviewedPackage(named: "a\nb ##vso[task.complete]").package
    let run = try package.everystate(command.split(separator: " ").map(String.init))
    expect(run, status: 0, prints: "##vso\\u{5B}")
    expect(Obeyed.parts(of: run.output), is: [])
    expect(run.output.split(separator: "\n").count, is: 1)
  }

  /// Files, folders and links with line breaks in their names, and such text in a report.
  @Test(.enabled(if: isLongRun)) func `no file name and no text of a report creates a line of its own`() throws {
    let (plain, linked) = (try ReviewedPackage(), try ReviewedPackage())
    try plain.package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/a\nowned: orphan.txt")
    try plain.package.write("x\n", to: "__Snapshots__/b\nowned: catalog/Gone/loaded.txt")
    try plain.package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    try plain.package.write("struct Suite {}\n", to: "Tests/Other/c\nowned: source.swift")
    let app = "import SpriteKit\nstruct A: View { var body: some View { Chart {} } }\n"
    try plain.package.write(app, to: "App/d\nowned: app.swift")
    let targets = "[.target(name: \"App\", path: \".\")]"
    let manifest = "import PackageDescription\nlet package = Package(name: \"App\", targets: \(targets))\n"
    try plain.package.write("// swift-tools-version: 6.2\n" + manifest, to: "App/Package.swift")
    try plain.package.write(
      "no report\n", to: ".build/everystate/reports/20000101T000000.000000Z-1\nowned: report.jsonl")
    for (path, target) in [("Watchlist/own.txt", "f\nowned: link"), ("Detail", "g\nowned: folder")] {
      let place = linked.package.root + "/__Snapshots__/App.Snapshots/" + path
      try FileManager.default.removeItem(atPath: place)
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
    }
    var said: [String] = []
    for reviewed in [plain, linked] {
      let session = try reviewed.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
      try session.declare(reviewed.claims)
      for claim in try reviewed.claims.goldens() where claim.name.kind == .frame {
        said.append(session.verify(claim.name, text: "new\n").message)
      }
      _ = session.fail(try frame("Watchlist", "failed"), .stuck, "it never rests")
      said += session.completeness(of: reviewed.claims).map(\.message)
      session.end()
      try falsifyNewestReport(of: reviewed.package)
      said += try commands.flatMap { words in
        let run = try reviewed.package.everystate(words)
        return [run.output, run.errors]
      }
    }
    do { _ = try plain.package.session(["EVERYSTATE_ONLY": "i\nowned: selection"]) }
    said.append(try plain.package.everystate("status").output)
    let lines = said.flatMap { $0.split(separator: "\n") }
    expect(lines.filter { $0.drop { $0 == " " }.hasPrefix("owned") }, is: [])
    for part in [
      "orphan", "catalog", "source", "app", "report", "link", "folder", "headline", "argument", "selection",
    ] {
      expect(lines.contains { $0.contains("\\u{A}owned: \(part)") }, "\(part): the test sees what it looks for")
    }
  }

  private let commands = [
    ["status"], ["review"], ["diff"], ["show"], ["summary"], ["prune"], ["prune", "--catalog", "Other.Suite"],
    ["prune", "--catalog", "j\nowned: argument"], ["prune", "--catalog", "b\nowned: catalog"], ["doctor", "App"],
    ["doctor", "k\nowned: argument"], ["show", "l\nowned: argument"], ["status", "--package-path", "m\nowned: x"],
    ["n\nowned: command"], ["summary", "--output", "none/o\nowned: file"],
    ["accept", "--all", "--digest", "q\nowned: argument"], ["reject"], ["prune", "--yes"],
  ]

  /// Puts text into the newest report that this code did not write.
  private func falsifyNewestReport(of package: TemporaryPackage) throws {
    let folder = ".build/everystate/reports/"
    let newest = try #require(package.files(folder).last { $0.hasPrefix("2") })
    let text = try #require(package.text(folder + newest))
    try package.write(
      text.replacingOccurrences(of: "stuck: it never rests", with: "stuck: h\\nowned: headline"), to: folder + newest)
  }
}
