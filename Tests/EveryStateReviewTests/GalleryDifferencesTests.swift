@testable import EveryStateGoldens
@testable import EveryStateReview

@Suite struct GalleryDifferencesTests {
  @Test func `the page opens on its differences`() throws {
    let package = try ReviewedPackage.changed()
    let html = try Gallery(packageRoot: package.package.root, environment: [:]).html
    expect(html, contains: "<a href=\"#different\">2 changes</a>")
    let list = try #require(html.ranges(of: "id=\"different\" open>").first)
    let firstScreen = try #require(html.ranges(of: "<section class=\"catalog\"").first)
    expect(list.lowerBound < firstScreen.lowerBound)
    expect(
      html,
      contains: "<li><p><span class=\"n\">5</span> <b>&quot;Try Again&quot; -&gt; &quot;Retry&quot;</b></p><p>"
        + " <a href=\"#App.Snapshots/Detail/loaded\">Detail / loaded</a>",
      comment: "\(html[list.lowerBound...].prefix(700))")
    expect(
      html,
      contains: "<p class=\"accepts\">To accept them: <code>swift run everystate accept "
        + "Detail/loaded,Watchlist/failed,Watchlist/loaded,Watchlist/loading,Watchlist/own</code></p><div class=\"sample\">"
    )
    expect(html, contains: "<dt>Changes</dt><dd>&quot;Try Again&quot; -&gt; &quot;Retry&quot;</dd>")
  }

  @Test func `the map and the findings that follow from a change are below it`() throws {
    let name = try frame("Watchlist", "loaded")
    let finding = ReportFinding(
      catalog: "App.Snapshots", verdict: .unsound, severity: .failure, headline: "Watchlist: cut", names: [name],
      paths: [],
      soundness: .init(rule: BrokenRule(name: "cut", sentence: "It is cut", rank: 1), evidence: [], waiver: nil))
    let change = GalleryChange(
      words: "a -> b", edits: [.init(head: Array("# A / b (50 columns)".utf8), removed: ["  a"], added: ["  b"])],
      goldens: [name, try GoldenName.map(catalog: "App.Snapshots")],
      accept: nil, findings: [try #require(GalleryFinding(finding, root: "/"))])
    let item = DifferencesHTML(changes: [change], drawn: DrawnSoFar()).html
    expect(
      item, contains: "Watchlist / loaded</a> <span>map of App.Snapshots</span>",
      "<p class=\"says\">Watchlist: cut</p>", "<del><p>", "<ins><p>")
  }

  @Test func `a page without differences has no trace of the view`() throws {
    let package = try ReviewedPackage()
    try package.run { _, text in text }
    expect((try Gallery(packageRoot: package.package.root, environment: [:])).html, lacks: "id=\"different\"")
  }
}

@Suite struct ChangedWordsTests {
  /// Lines with the marked words between `«` and `»`.
  private static let lines = #"""
    a word for another ¦ Banana «split» ¦ Banana «bread» ¦¦ a letter of a word ¦ «Banana» split ¦ «Banane» split
    a number and a style ¦ * AAPL      «$189.84»  {headline | «red»} ¦ * AAPL       «$99.10»  {headline | «green»}
    a style alone ¦   Total  {headline | «red»} ¦   Total  {headline | «green»} ¦¦ a style that comes ¦   Total ¦   Total  «{red}»
    a button's words ¦    [«Try Again»] ¦    [«Retry»] ¦¦ a button that is disabled ¦   [Save] ¦   [«~»Save«~»] ¦¦ words in a row ¦ see «the first one» here ¦ see «another» here
    words with a gap between them ¦ «left»      «right» ¦ «links»      «rechts» ¦¦ words that come and go ¦ all «old» markets ¦ all markets «now»
    everything ¦ «Apples and pears» ¦ «Plums» ¦¦ only blanks ¦   Markets ¦   «  »Markets ¦¦ blanks between words ¦ a  b ¦ a  «  »b
    blanks beside a changed word ¦   «Markets» ¦       «News» ¦¦ characters of a script without blanks ¦ * 日本の«株» ¦ * 日本の«本» ¦¦ nothing ¦ the same ¦ the same
    """#.exactRows + [
      ["nothing is left", "«Apples»", ""], ["an accent in another form", "«caf\u{E9}»", "«cafe\u{301}»"],
      ["a no-break space", "«3 items» left", "«3\u{A0}items» left"],
    ]

  @Test(arguments: lines) func `whole words are marked, and no others`(_ row: [String]) {
    func plain(_ line: String) -> String { line.filter { $0 != "«" && $0 != "»" } }
    func shown(_ parts: [ChangedWords.Part]) -> String {
      parts.map { $0.isChanged ? "«\($0.text)»" : $0.text }.joined()
    }
    let words = ChangedWords(plain(row[1]), plain(row[2]))
    expect(shown(words.old), is: row[1])
    expect(shown(words.new), is: row[2])
  }

  @Test func `the parts of a line add up to the line`() {
    for (old, new) in [("", ""), ("[a|b] {x}", "a b"), ("  a  ", "a"), ("e\u{301}\u{200D}x", "\u{301}"), ("日 a", "a日")]
    {
      let words = ChangedWords(old, new)
      expect(words.old.map(\.text).joined(), is: old)
      expect(words.new.map(\.text).joined(), is: new)
    }
  }
}

@Suite struct GalleryFindingsTests {
  /// The states of `Detail` that are neither declared nor waived.
  private static let undeclared = 3

  private func html(_ found: [MadeFinding]) throws -> (gallery: Gallery, html: String) {
    let package = try ReviewedPackage()
    try package.run(finding: found)
    let gallery = try Gallery(packageRoot: package.package.root, environment: [:])
    return (gallery, gallery.html)
  }

  @Test func `findings appear at their frame and in a list with counts`() throws {
    let (gallery, html) = try html(MadeFinding.hundred())
    expect(gallery.attentionCount, is: Self.undeclared + 4, "four frames match and still need attention")
    expect(html, contains: "<a href=\"#unsound\">108 findings</a>")
    expect(html, contains: "data-verdict=\"unsound\">with findings <span class=\"n\">4</span>")
    expect(html.ranges(of: "<li><details><summary><span class=\"n\">").count, is: 12)
    expect(
      html.contains(
        """
        <li>Watchlist / loaded: control 0 is wrong. <a href="#App.Snapshots/Watchlist/loaded">loaded</a><p>seen at 0 s</p>\
        <code>.waives(.someRule, of: &quot;control 0&quot;, in: &quot;loaded&quot;, because: &quot;...&quot;)</code></li>
        """), "\(html.ranges(of: "<li>Watchlist").first.map { html[$0.lowerBound...].prefix(400) } ?? "")")
    expect(html, contains: "<span class=\"verdict fine\">matched</span><span class=\"verdict bad\"")
    expect(
      html,
      contains: "<dt>Problems</dt><dd>Watchlist / own: control 3 is wrong. (kind 0)</dd><dd>seen at 0 s</dd>")
  }

  @Test func `one finding has a list with one kind`() throws {
    let (_, few) = try self.html([MadeFinding("deaf", rank: 1, frame("Detail", "loaded"))])
    expect(few, contains: "<li><details><summary><span class=\"n\">1</span> <b>deaf</b>", "data-unsound=\"deaf\"")
    expect(few, contains: ">deaf</span></header>")
  }

  @Test func `a page without findings has no trace of them`() throws {
    let (gallery, none) = try self.html([])
    expect(gallery.attentionCount, is: Self.undeclared)
    expect(none, lacks: "id=\"unsound\"", "data-unsound=\"")
  }
}
