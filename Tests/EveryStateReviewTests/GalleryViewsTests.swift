@testable import EveryStateGoldens
@testable import EveryStateReview

/// The list of screens, the order of names, and pictures that are drawn later.
@Suite struct GalleryViewsTests {
  private func catalog(_ cells: [GalleryCell]) -> GalleryCatalog {
    GalleryCatalog(name: "App.Snapshots", screens: [GalleryScreen(name: "Cart <1>", cells: cells, map: nil)])
  }

  private func cell(_ state: String, _ verdict: Verdict, _ content: GalleryCell.Content = .undeclared) -> GalleryCell {
    GalleryCell(state: state, content: content, verdict: verdict, facts: .init())
  }

  @Test func `names are in the order that users expect`() throws {
    let expected = ["", "a", "a 02", "a 2", "a 10", "a 10 b", "A 11", "ab", "B", "b", "é"]
    expect(expected.reversed().sorted(by: NaturalOrder.precedes), is: expected)
    for name in expected { expect(!NaturalOrder.precedes(name, name), "\(name)") }
  }

  @Test func `a large page leaves most pictures to the browser, until they are needed`() throws {
    let golden = "# A / b (50 columns)\n\n* Milk </noscript> \u{1F95B}\n* Milk </noscript> \u{1F95B}\n"
    let cell = GalleryCell(
      state: "b", content: .texts(golden: Array(golden.utf8), new: nil), verdict: .matched,
      facts: .init(lines: [("Calls", ["items()"])]))
    let drawn = DrawnSoFar()
    drawn.roomAtOnce = 1
    let atOnce = CardHTML(catalog: "C", screen: "A", cell: cell).html(drawn)
    expect(atOnce, lacks: "noscript>")
    expect(drawn.isForLater)
    let later = CardHTML(catalog: "C", screen: "A", cell: cell).html(drawn)
    // The name and the verdict are present; the golden's text is readable, and the picture is drawn later.
    expect(
      later,
      contains: "</header><noscript><pre data-shapes=\"0 1 2 3\"># A / b (50 columns)\n\n* Milk &lt;/noscript&gt;")
    expect(later, ends: "</dl></noscript></article></li>\n")
    expect(later.components(separatedBy: "</noscript>").count, is: 2, "no golden's text ends it")
    expect(
      drawn.shapes.woven(later).replacing("<noscript>", with: "").replacing("</noscript>", with: "")
        .replacing(" later", with: ""), is: atOnce)
  }

  @Test func `lines with the same markup share it, whatever their words`() {
    var shapes = LineShapes()
    let pictures = ["Milk", "Bread"].map { shapes.text(Array("\($0)\n".utf8), drawnAs: "<p class=\"a b\">\($0)\n</p>") }
    expect(pictures, is: ["<pre data-shapes=\"0 1\">Milk\n</pre>", "<pre data-shapes=\"2 1\">Bread\n</pre>"])
    expect(shapes.all, is: ["<p class=\"a b\"><5>", "</p>", "<p class=\"a b\"><6>"])
  }

  @Test func `the list of screens counts frames to look at`() {
    let html = SidebarHTML(catalogs: [
      catalog([
        cell("a", .matched), cell("b", .matched), cell("c", .notChecked), cell("d", .changed), cell("e", .missing),
      ])
    ]).html
    expect(
      html,
      contains:
        "Cart &lt;1&gt; <span class=\"n\">2<span class=\"sr\"> to look at</span></span></a><span class=\"marks\" aria-hidden=\"true\">"
        + "<b class=\"verdict fine\" title=\"a, matched\"></b>")
  }

  @Test func `a stopped storyboard shows how far it got`() throws {
    let reached = "# A / b (50 columns)\n\n# 1  shown\n  One\n"
    var frame = FrameHTML(Array(reached.utf8), DrawnSoFar())
    frame.isStopped = true
    expect(frame.html, contains: "One\n</p></div></li><li class=\"halt\"><p>It stopped here.</p></li>")
  }
}

extension LineShapes {
  /// Draws the texts, as the page's script does.
  fileprivate func woven(_ markup: String) -> String {
    markup.replacing(#/<pre data-shapes="(.*?)">((?:.|\n)*?)<\/pre>/#) { picture in
      var rest = String(picture.output.2).utf16[...]
      return picture.output.1.split(separator: " ").map { number in
        all[Int(number, radix: 36) ?? 0].replacing(#/<(\d+)>/#) { length in
          defer { rest = rest.dropFirst(Int(length.output.1) ?? 0) }
          return String(rest.prefix(Int(length.output.1) ?? 0)) ?? ""
        }
      }.joined()
    }
  }
}
