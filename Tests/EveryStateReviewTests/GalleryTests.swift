@testable import EveryStateReview

@Suite struct GalleryTests {
  private let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: [
      ScreenClaims(
        screen: "Cart & \"Co\"", declaredAt: SourceLine(file: "T.swift", line: 3),
        states: ["loaded", "failed", "page 2"].map { FrameClaim($0) }, storyboards: [FrameClaim("retry")],
        waivers: [Waiver(state: "empty", reason: "a cart is <never> empty")])
    ])
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }
  private func text(_ name: GoldenName, _ body: String) -> String { "# \(name) (40 columns)\n\n\(body)" }

  private func run(_ package: TemporaryPackage, record: String, body: [String: String] = [:]) throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let bodies = [
        "loaded": "= Cart\n* One                         $1  {headline | red}\n  [Buy]\n",
        "retry": "# 1  shown\n  <...>\n\n# 2  press \"Retry\"\n  Done\n",
      ].merging(body) { $1 }
      let place = SourceLine(file: package.root + "/T.swift", line: 7)
      session.begin(claim.name, declaredAt: place)
      _ = session.verify(
        claim.name, text: text(claim.name, bodies[claim.name.state] ?? "  \(claim.name.state)\n"), declaredAt: place,
        notes: FrameNotes(callLog: ["cart() read \(package.root)/x <1>"]))
    }
    _ = session.completeness(of: claims)
    session.end()
  }

  private func gallery(_ package: TemporaryPackage) throws -> Gallery {
    try Gallery(packageRoot: package.root, environment: [:])
  }

  private func article(_ id: String, _ html: String) -> String {
    guard let start = html.range(of: "id=\"\(id)\""),
      let end = html.range(of: "</article>", range: start.upperBound..<html.endIndex)
    else { return "" }
    return String(html[start.upperBound..<end.lowerBound])
  }

  /// States, and parts of their cells.
  private static let cells = #"""
    loaded ¦ data-verdict="matched" ¦ <p class="t"><u>= </u>Cart⏎</p> ¦ <u>* </u><b class="w3 h">One</b> ¦ <b class="c-red">$1</b><u class="n">  {headline | red}</u> ¦ <b class="btn"><u>[</u>Buy<u>]</u></b> ¦ <u class="n"># Cart &amp; &quot;Co&quot; / loaded (40 columns)⏎⏎</u> ¦ <dd>T.swift:7</dd> ¦ <dd>cart() read x &lt;1&gt;</dd>
    loading ¦ data-verdict="undeclared" ¦ neither declares this state nor waives it ¦¦ empty ¦ data-verdict="waived" ¦ no empty ¦ a cart is &lt;never&gt; empty
    failed ¦ data-verdict="missing" ¦ <p>  failed⏎</p> ¦¦ old ¦ data-verdict="orphaned"
    page%202 ¦ <ins><p>  page <mark>II</mark>⏎</p></ins> ¦ <template> ¦ <del><p>  page <mark>2</mark>⏎</p></del> ¦ <code>swift run everystate accept &#39;Cart &amp; %22Co%22/page 2&#39;</code>
    retry ¦ card wide ¦ phone k40 film ¦ <span class="no">1</span> shown ¦ <span class="no">2</span> press &quot;Retry&quot; ¦ aria-label="in progress"
    """#.exactRows

  @Test func `every declared, waived, required, changed, missing and orphaned state has its cell`() throws {
    let folder = "__Snapshots__/App.Snapshots/Cart & %22Co%22/"
    try run(package, record: "all")
    try FileManager.default.removeItem(atPath: package.root + "/" + folder + "failed.txt")
    try package.write("# x\n\n  [Old]\n", to: folder + "old.txt")
    try run(package, record: "never", body: ["page 2": "  page II\n"])
    let gallery = try gallery(package)
    expect(gallery.frameCount, is: 6)
    expect(gallery.attentionCount, is: 4)
    for row in Self.cells {
      let article =
        article("App.Snapshots/Cart%20%26%20%22Co%22/" + row[0], gallery.html)
        + (row[0] == "page%202" || row[0] == "retry" ? gallery.html : "")
      for part in row.dropFirst() {
        expect(article, contains: part, comment: "\(row[0]): \(part) in \(article.prefix(2000))")
      }
    }
    expect(gallery.html, lacks: package.root, "http:", "https:")
    try expect(self.gallery(package).html, is: gallery.html, "the same input, the same bytes")
  }

  @Test func `goldens alone are enough for a gallery; without them it is an error`() throws {
    #expect(throws: NothingToShow.self) { try gallery(package) }
    try run(package, record: "all")
    try FileManager.default.removeItem(atPath: package.root + "/.build/everystate")
    try package.write("not a name\n", to: "__Snapshots__/App.Snapshots/x/y/z.txt")
    try package.write("format x\n", to: "__Snapshots__/index.txt")
    let html = try gallery(package).html
    expect(
      html, contains: "No run has left a report", "not checked", "z.txt is not a golden file name",
      "is not a single format version")
  }

  @Test func `text from outside is escaped and visible`() throws {
    let cases = [
      Row("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), Row("\"'&", "&quot;&#39;&amp;"),
      Row("a\u{2028}b\u{202E}c", "a\\u{2028}b\\u{202E}c"),
      Row("\u{0}\u{1B}[1m\r\u{7F}", "\\u{0}\\u{1B}[1m\\u{D}\\u{7F}"),
      Row("\u{2068}a\u{2069}\u{2067}", "\u{2068}a\u{2069}\\u{2067}"),
      Row("\u{61C}\u{85}\u{FEFF}", "\\u{61C}\\u{85}\\u{FEFF}"),
      Row("é\u{1F469}\u{200D}\u{1F52C} ا ß\n\t", "é\u{1F469}\u{200D}\u{1F52C} ا ß\n\t"),
    ]
    for (row, (text, expected)) in cases.rows() { expect("\(text: text)", is: expected, at: row) }
    expect(TerminalText.harmless("\u{2068}a\u{2069}\u{2067}"), is: "\u{2068}a\u{2069}\\u{2067}")
    expect(HTMLText.escaped([0xE2, 0x80, 0x3C, 0xC2]), is: "\u{FFFD}&lt;\u{FFFD}")
    expect(HTMLText.fragment("a/b", "c d%", "é~x"), is: "a%2Fb/c%20d%25/%C3%A9~x")
    let root = "/home/me/app"
    expect(GallerySheet.withoutRoot("\(root)/x \(root) \(root)2", root), is: "x . .2")
  }

  @Test func `the content policy has the hashes of the page's style and scripts`() throws {
    // The hashes in the page are constants, so the system's own program checks them.
    let cases = [
      Row("style", PageStyle.text, PageStyle.hash), Row("script", PageScript.text, PageScript.hash),
    ]
    for (row, (what, text, hash)) in cases.rows() {
      try package.write(text, to: "page.txt")
      let program = try #require(["/usr/bin/sha256sum", "/bin/sha256sum"].first(where: FileManager.default.fileExists))
      let run = try ProcessRun(program, ["page.txt"], folder: package.root)
      let digest = stride(from: 0, to: 64, by: 2).compactMap { place in
        let start = run.output.index(run.output.startIndex, offsetBy: place)
        return UInt8(run.output[start..<run.output.index(start, offsetBy: 2)], radix: 16)
      }
      expect(Data(digest).base64EncodedString(), is: hash, "the \(what)'s hash", at: row)
    }
  }

  @Test(.enabled(if: isLongRun)) func `gallery writes a page where it is asked to, and no empty one`() throws {
    try expect(package.everystate("gallery"), status: 2, warns: "A gallery would be empty")
    try run(package, record: "all")
    let cases = [Row([], ".build/everystate/gallery.html"), Row(["--output", "site/g.html"], "site/g.html")]
    for (row, (words, path)) in cases.rows() {
      let result = try package.everystate(["gallery"] + words)
      expect(result, status: 0, ends: "/\(path)\n", errors: "4 frames: 4 recorded. 1 to look at.\n", at: row)
      expect(package.text(path) ?? "", begins: "<!doctype html>", at: row)
    }
  }

  @Test(.enabled(if: isLongRun)) func `show prints colors on request`() throws {
    try run(package, record: "all")
    func show(_ words: [String], _ variables: [String: String] = [:]) throws -> ProcessRun {
      try ProcessRun(BuiltProduct.everystate, ["show"] + words, folder: package.root, environment: variables)
    }
    let screen = "Cart & %22Co%22"
    let plain = try show(["\(screen)/loaded"])
    expect(plain.output, contains: "$1  {headline | red}")
    expect(plain.output, lacks: "\u{1B}")
    let styled = try show([screen, "loaded"], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
    expect(styled.output, contains: "\u{1B}[1mOne\u{1B}[0m", "\u{1B}[31m$1\u{1B}[0m", "\u{1B}[1mCart\u{1B}[0m")
    expect(styled.output, contains: "\u{1B}[34mBuy\u{1B}[0m")
    expect(styled.output.replacing(/\u{1B}\[[0-9;]+m/, with: ""), is: plain.output)
    for variables in [["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], ["CLICOLOR_FORCE": "0"]] {
      try expect(show([screen, "loaded"], variables).output, is: plain.output)
    }
    expect(try show([screen, "nowhere"]).errors, contains: "no frame 'nowhere'")
  }
}
