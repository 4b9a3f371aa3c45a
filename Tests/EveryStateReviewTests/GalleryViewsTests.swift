@testable import EveryStateGoldens
@testable import EveryStateReview

/// The views beside the sheet, and the order of their entries.
@Suite struct GalleryViewsTests {
  private func catalog(_ cells: [GalleryCell]) -> GalleryCatalog {
    GalleryCatalog(name: "App.Snapshots", screens: [GalleryScreen(name: "Cart <1>", cells: cells, map: nil)])
  }

  private func cell(_ state: String, _ verdict: Verdict, _ content: GalleryCell.Content = .undeclared) -> GalleryCell {
    GalleryCell(state: state, content: content, verdict: verdict, facts: .init())
  }

  @Test func `the matrix has a cell for each required, own and variant state`() {
    let html = MatrixHTML(catalogs: [
      catalog([
        cell("loaded", .matched), cell("loading, empty", .waived, .waived(reason: "never \"so\"")),
        cell("retry", .changed),
      ])
    ]).html
    let link = "href=\"#App.Snapshots/Cart%20%3C1%3E"
    for part in [
      "<th class=\"cat\" colspan=\"6\" scope=\"rowgroup\">App \u{203A} Snapshots</th>",
      "<th scope=\"row\"><a \(link)\">Cart &lt;1&gt;</a></th>",
      "<td><a class=\"verdict fine\" \(link)/loaded\">matched</a></td>",
      "<td><a class=\"verdict quiet\" \(link)/loading%2C%20empty\" title=\"never &quot;so&quot;\">waived</a></td>",
      "<td><span class=\"says\">not required</span></td>",
      "<td class=\"own\"><a class=\"verdict change\" \(link)/retry\">retry<span class=\"sr\">, changed</span></a></td>",
    ] { expect(html.contains(part), "\(part) in \(html)") }
    expect(html.components(separatedBy: ">waived</a>").count, is: 3, "one for each of the two states")
    let withoutRun = MatrixHTML(catalogs: [catalog([cell("loaded", .recorded)])], hasRun: false).html
    expect(withoutRun.components(separatedBy: ">unknown<").count, is: 4, "the goldens do not say what is required")
    // The matrix marks a variant that looks like its screen, and counts findings.
    let same = GalleryCell.Content.texts(golden: Array("# A\n\n~ same as Cart / loaded\n".utf8), new: nil)
    var odd = cell("failed", .matched, same)
    odd.findings = [
      ReportFinding(
        catalog: "App.Snapshots", verdict: .unsound, severity: .failure, headline: "Cart: cut", names: [], paths: [],
        soundness: ReportFinding.Soundness(
          rule: BrokenRule(name: "cut text", sentence: "It is cut", rank: 1), evidence: [], waiver: nil))
    ].compactMap { GalleryFinding($0, root: "/") }
    let secondHtml = MatrixHTML(catalogs: [
      catalog([cell("loaded", .matched, same), odd, cell("retry", .matched, same)])
    ]).html
    for part in [
      "/loaded\">=<span class=\"sr\">, looks as its screen, matched</span></a>",
      "/failed\">matched =, 1 finding<span class=\"sr\">, looks as its screen, matched</span></a>",
      "/retry\">retry =<span class=\"sr\">, looks as its screen, matched</span></a>",
      "<p class=\"says\"><code>=</code> looks as the screen does of which it is a variant</p>",
    ] { expect(secondHtml.contains(part), "\(part) in \(secondHtml)") }
  }

  @Test func `views are left out when empty, sorted by name, and drawn when needed`() throws {
    let package = try ReviewedPackage()
    try package.run { _, text in text }
    let html = try Gallery(packageRoot: package.package.root, environment: [:]).html
    expect(
      html.contains(
        "<nav class=\"views\" aria-label=\"Views\"><ul><li><a href=\"#screens\" aria-current=\"page\">Screens</a></li>"
          + "<li><a href=\"#matrix\">Matrix</a></li></ul></nav>"))
    expect(html.contains("<section class=\"view\" id=\"matrix\">") && !html.contains("id=\"map\""))
    // Names are in the order that users expect.
    let expected = ["", "a", "a 02", "a 2", "a 10", "a 10 b", "A 11", "ab", "B", "b", "é"]
    for (index, name) in expected.enumerated() {
      for other in expected[(index + 1)...] {
        expect(NaturalOrder.precedes(name, other), "\(name) before \(other)")
        expect(!NaturalOrder.precedes(other, name), "\(other) not before \(name)")
      }
      expect(!NaturalOrder.precedes(name, name))
    }
    // A large page has text in place of most pictures, which the browser draws when they are needed.
    let golden = "# A / b (50 columns)\n\n* Milk </noscript>\n"
    let cell = GalleryCell(
      state: "b", content: .texts(golden: Array(golden.utf8), new: nil), verdict: .matched,
      facts: .init(lines: [("Calls", ["items()"])]))
    let drawn = DrawnSoFar()
    drawn.roomAtOnce = 1
    let atOnce = CardHTML(catalog: "C", screen: "A", cell: cell).html(drawn)
    expect(!atOnce.contains("noscript>") && drawn.isForLater)
    let later = CardHTML(catalog: "C", screen: "A", cell: cell).html(drawn)
    expect(
      later.replacing("<noscript>", with: "").replacing("</noscript>", with: "").replacing(" later", with: ""),
      is: atOnce)
    // The name and the verdict are present; the picture and its details are drawn later.
    expect(
      later.contains("</header><noscript><div class=\"phone\">") && later.hasSuffix("</dl></noscript></article></li>\n")
    )
    expect(later.components(separatedBy: "</noscript>").count, is: 2, "no golden's text ends it")
  }

  @Test func `the list of screens counts frames to look at, and a storyboard shows where it stopped`() {
    let html = SidebarHTML(catalogs: [
      catalog([
        cell("a", .matched), cell("b", .matched), cell("c", .notChecked), cell("d", .changed), cell("e", .missing),
      ])
    ]).html
    expect(
      html.contains(
        "Cart &lt;1&gt; <span class=\"n\">2<span class=\"sr\"> to look at</span></span></a>"), "\(html)")
    // A stopped storyboard shows how far it got.
    let reached = "# A / b (50 columns)\n\n# 1  shown\n  One\n"
    var frame = FrameHTML(golden: Array(reached.utf8), new: nil, DrawnSoFar())
    frame.isStopped = true
    expect(
      frame.html().contains("One\n</p></div></li><li class=\"halt\"><p>It stopped here.</p></li>"), "\(frame.html())")
  }
}
