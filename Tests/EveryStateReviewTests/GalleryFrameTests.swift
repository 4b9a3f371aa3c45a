@testable import EveryStateReview

/// Drawing a golden as a picture: bars, rows, controls and symbols, each from its marks.
@Suite struct GalleryFrameTests {
  private func html(_ text: String, unlike other: String? = nil, as sign: ListedLine.Sign = .added) -> String {
    FrameHTML(Array(text.utf8), against: other.map { Array($0.utf8) }, as: sign, DrawnSoFar()).html
  }

  /// The text of the page without its markup.
  private func text(_ html: String) -> String {
    var text = html.replacing(/<p class="step">.*?<\/p>/.dotMatchesNewlines(), with: "")
    // Columns side by side are drawn from the text above them.
    text = text.replacing(/<section class="cols">.*?<\/section>/.dotMatchesNewlines(), with: "")
    text = text.replacing(/<[^>]*>/, with: "")
    for (entity, character) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("#39", "'"), ("amp", "&")] {
      text = text.replacing("&\(entity);", with: character)
    }
    return text
  }

  @Test func `columns are drawn as a screen each, and centered content in its middle`() {
    // Each column is drawn as a screen, and the golden's text is kept.
    let golden = """
      # Mail / loaded (104 columns)

      = Inbox    <||>= Ada
      * Ada      <||>  Lunch    {bold || red}
      *>Grace    <||>

      """
    let html = html(golden)
    expect(html.hasPrefix("<div class=\"screen\"><div class=\"asis\"><u class=\"n\"># Mail / loaded (104 columns)\n"))
    expect(html.contains("*&gt;Grace    &lt;||&gt;"))
    for part in [
      "<section class=\"cols\"><div class=\"col list g9\">", "<p class=\"t\"><u>= </u>Inbox", "<div class=\"row sel\">",
      "<div class=\"col g95\">", "<p class=\"t\"><u>= </u>Ada",
    ] { expect(html.contains(part), "\(part) in \(html)") }
    expect(html.components(separatedBy: "<div class=\"col").count, is: 3, "two columns")
    expect(text(html), is: golden)
    expect(html.components(separatedBy: "<div").count, is: html.components(separatedBy: "</div>").count)
    // A change in one column is marked in that column.
    let changed = self.html(golden.replacing("Lunch", with: "Dinner"), unlike: golden)
    let columns = changed.components(separatedBy: "<section class=\"cols\">").last ?? ""
    let sides = columns.components(separatedBy: "<div class=\"col g")
    expect(sides.count == 2 && !sides[0].contains("<ins>") && sides[1].contains("<ins>"))
    // Centered content is drawn in the middle of the screen.
    let empty = self.html("# A / b (50 columns)\n\n= A\n\n                      Middle\n")
    expect(empty.contains("</div><div class=\"mid\">"))
    for other in ["  Left", "* Row", "_ Bar"] {
      expect(!self.html("# A / b (50 columns)\n\n= A\n\n                      Middle\n\(other)\n").contains("mid\""))
    }
  }

  private static let marks: [(String, String)] = [
    // Bars: a large title, a title between items, a bar at the bottom, tabs.
    ("= Shop", "<div class=\"nav\"><p class=\"t\"><u>= </u>Shop</p></div>"),
    (
      "= [<Back]                Ada",
      "<p class=\"ti l\"><u>= </u><b class=\"btn\"><u>[</u><b class=\"back\"></b><u>&lt;</u>Back<u>]</u></b>                <b class=\"gx gy\">Ada</b></p>"
    ), ("_ Up to date", "<div class=\"foot\"><p><u>_ </u>Up to date</p></div>"),
    ("_ [*Home*]  [Inbox]", "<p class=\"tabs l\">"),
    // Rows stand in groups, each with its lines.
    (
      "* A\n  b\n* C",
      "<div class=\"group\"><div class=\"row\"><p><u>* </u>A\n</p><p>  b\n</p></div><div class=\"row\"><p><u>* </u>C</p></div></div>"
    ), ("*>A", "<div class=\"row sel\">"),
    (": Fruit\n* A\n. All of them\n", "<p class=\"s\"><u>: </u>Fruit\n</p><div class=\"group\">"),
    ("* A\n\n* B", "</div></div><u class=\"n\">\n</u><div class=\"group\">"),
    // Places: in the middle, at the end, behind as many columns, in the room that is left.
    ("                      Middle", "<p class=\"ce\">                      Middle</p>"),
    ("                                                  $1", "<p class=\"en\">"),
    ("      Left", "<p class=\"m4\">      Left</p>"),
    (
      "* One                                             $1",
      "<p class=\"l\"><u>* </u>One                                             <b class=\"gx\">$1</b></p>"
    ), ("  June     $2,100", "<p class=\"l\">  <b class=\"w4\">June</b><i class=\"g5\">     </i>$2,100</p>"),
    // Controls.
    ("  (-----o----)", "<b class=\"sld w12\"><b class=\"done x55\"></b><b class=\"knob\"></b><b class=\"rest\"></b>"),
    (
      "  <####------ 40%>",
      "<b class=\"bar w16\"><b class=\"done x40\"></b><b class=\"rest\"></b><u>&lt;####------ </u>40%<u>&gt;</u></b>"
    ), ("* Inbox  <3>", "<b class=\"badge\"><u>&lt;</u>3<u>&gt;</u></b>"),
    ("  <...>", "<b class=\"spin\" role=\"img\" aria-label=\"in progress\">"),
    ("* Milk  <=>", "<b class=\"grip\" role=\"img\" aria-label=\"drag to move\">"),
    ("  8<.>  9", "<b class=\"dot\" role=\"img\""), ("  a  <|>  b", "<b class=\"vr w3\">"),
    ("  <2 of 3>", "<b class=\"pages\"><b class=\"pg\"></b><b class=\"pg on\"></b><b class=\"pg\"></b>"),
    ("  |>ada|", "<u>|&gt;</u>ada<b class=\"caret\"></b><u>|</u>"),
    ("  <empty list>", "<b class=\"own\">&lt;empty list&gt;</b>"),
    ("  Seats  [-] [~+~]", "<b class=\"btn stp\"><u>[</u>-<u>]</u></b><i class=\"g1\"> </i><b class=\"btn off stp\">"),
    ("* [-] Milk", "<b class=\"btn rm\">"), ("  [Day]   [*Week*]", "<p class=\"l seg\">"),
    ("  [Sort v]", "Sort<u> v</u><b class=\"dn\"></b>"), ("  [Terms ^]", "Terms<u> ^</u><b class=\"out\"></b>"),
    ("  [~Day~]   [~*Week*~]", "<p class=\"l seg\">"), ("  [~*Week*~]", "<b class=\"btn on off\">"),
    ("  [~v More~]", "<b class=\"opened\"></b><u>v</u> More"),
    ("  [> More]", "<b class=\"shut\"></b><u>&gt;</u> More"),
    ("  [~Pay~]", "<b class=\"btn off\">"), ("  [~Pay~]  {prominent}", "<b class=\"btn off p\">"),
    ("  [Pay]  {prominent}", "<b class=\"btn p\">"), ("  [Pay]  {bordered}", "<b class=\"btn bd\">"),
    ("  [Pay]  {plain}", "<b class=\"btn pl\">"), ("  [Pay]  {borderless}", "<b class=\"btn\">"),
    ("  [Pay]  {prominent large green}", "<b class=\"btn p lg gr-green\">"),
    ("  [Pay]  {bordered small destructive}", "<b class=\"btn bd sm x gr-red\">"),
    ("  Wi-Fi  [x]", "<b class=\"chk on\" role=\"img\" aria-label=\"on\"><u>[x]</u></b>"),
    ("  ( ) Daily", "<b class=\"rad\" role=\"img\" aria-label=\"off\">"),
    ("* Mail                                           >", "<b class=\"go\"><u>&gt;</u></b>"),
    ("  |(Search)   |", "<b class=\"fld w13\"><u>|</u><b class=\"ph\"><u>(</u>Search<u>)</u></b>"),
    ("  -----", "<b class=\"hr w5\"><u>-----</u></b>"),
    // A note without content is drawn as in the golden.
    ("          {; on yellow, 2 lines}\n  A", "<p class=\"l\"><u>          {; on yellow, 2 lines}</u></p>"),
    // Pictures with a size are drawn line by line, with the drawing on the first line.
    (
      "  <chart-->\n  <       >\n  <------->",
      "<b class=\"area top w9\" role=\"img\" aria-label=\"chart\" title=\"chart\"><svg"
    ), ("  <chart-->\n  <       >\n  <------->", "<b class=\"area end w9\">"),
    ("  <------>  A  {image:a | -}", "<b class=\"area top w8\" role=\"img\" aria-label=\"picture image:a\""),
    // Symbols with a drawing, and one without.
    (
      "  <>  {heart.fill red}",
      "<b class=\"img c-red\" role=\"img\" aria-label=\"picture heart.fill\" title=\"heart.fill\"><u>&lt;&gt;</u><svg viewBox=\"0 0 24 24\"><use href=\"#y-heart.fill\"/></svg></b>"
    ),
    (
      "  <>  {my.own}",
      "<b class=\"img un\" role=\"img\" aria-label=\"picture my.own\" title=\"my.own\"><u>&lt;&gt;</u></b>"
    ),
    // Facts are written out, and presented content covers the rest.
    ("* A\n~ hold: Copy", "<p class=\"own fact\"><u>~ </u>hold: Copy</p></div>"),
    (
      "  A\n! alert\n| Gone\n| [OK]",
      "<div class=\"over alert\"><p class=\"own k\"><u>! </u>alert\n</p><p><u>| </u>Gone\n</p><p class=\"l\"><u>| </u><b class=\"btn\">"
    ),
    (
      "  A\n! sheet  {medium}\n| * B\n",
      "<div class=\"over sheet\"><p class=\"own k\"><u>! </u>sheet  {medium}\n</p><div class=\"group\">"
    ),
    // Sizes, from the largest to the smallest.
    ("  A  {largeTitle}", "<b class=\"l1\">A"), ("  A  {title}", "<b class=\"l2\">A"),
    ("  A  {title2}", "<b class=\"l3\">A"), ("  A  {title3 bold}", "<b class=\"l4 h\">A"),
    ("  A  {headline}", "<b class=\"h\">A"), ("  A  {callout}", "<b class=\"f1\">A"),
    ("  A  {footnote}", "<b class=\"f2\">A"), ("  A  {caption2}", "<b class=\"f3\">A"),
    ("  SALE  {caption white on red capsule}", "<b class=\"f3 gr lit gr-red\">SALE</b>"),
    ("  SALE  {on red capsule}", "<b class=\"gr gr-red\">SALE</b>"), ("  A  {white}", "<p>  A<u class=\"n\">"),
    ("  A  {red on regularMaterial}", "<b class=\"c-red\">A</b>"),
    ("  \\[no\\] button", "<p>  <u>\\</u>[no<u>\\</u>] button</p>"),
  ]

  @Test(arguments: marks) func `marks become the elements they stand for`(lines: String, expected: String) {
    let golden = "# A / b (50 columns)\n\n\(lines)\n"
    let html = html(golden)
    expect(html.replacing("\n</p>", with: "</p>").contains(expected.replacing("\n</p>", with: "</p>")), "\(html)")
    expect(text(html), is: golden)
  }

  @Test func `changed lines are side by side, and each text alone is as without the other`() {
    let centred = "# A / b (50 columns)\n\n= A\n\n                      Middle\n"
    for (golden, new) in [
      (centred, centred.replacing("= A", with: "= [<Z]    A")), (centred, "# A / b (50 columns)\n\n* A\n"),
    ] {
      for (sign, text, other) in [(ListedLine.Sign.removed, golden, new), (.added, new, golden)] {
        let html = html(text, unlike: other, as: sign)
        expect(self.text(html), is: text)
        expect(html.contains("mid\""), is: self.html(text).contains("mid\""), "\(text)")
      }
    }
    // A changed line is marked in both texts, with the different words.
    let old = "# A / b (50 columns)\n\n* Milk  $1\n* Tea  $2\n* Oil\n"
    let new = old.replacing("$1", with: "$3").replacing("$2", with: "$4")
    for (sign, text, other, prices) in [
      (ListedLine.Sign.removed, old, new, ["$1", "$2"]), (.added, new, old, ["$3", "$4"]),
    ] {
      for (name, price) in zip(["Milk", "Tea"], prices) {
        let line =
          "<b class=\"w\(name.count)\">\(name)</b><i class=\"g2\">  </i><mark>\(price)</mark>\n</p></\(sign.rawValue)></div>"
        expect(html(text, unlike: other, as: sign).contains(line), "\(line)")
      }
    }
    // Where the other text has more, there is a gap.
    let short = old.replacing("* Tea  $2\n", with: "")
    expect(html(short, unlike: old).contains("<del></del><p><u>* </u>Oil"), "\(html(short, unlike: old))")
    expect(html(short, unlike: short + "* New\n", as: .removed).contains("<ins></ins><p><u>* </u>Oil"))
    // A different note is shown.
    let red = html("# A / b\n\n  Milk  $1  {headline | red}\n", unlike: "# A / b\n\n  Milk  $1  {headline | green}\n")
    expect(red.contains("<u class=\"n d\">  {headline | <mark>red</mark>}</u>"), "\(red)")
    let other = html("# A / b\n\n  Milk  $1  {headline | red}\n", unlike: "# A / b\n\n  Milk  $2  {headline | red}\n")
    expect(other.contains("<u class=\"n\">  {headline | red}</u>"), "\(other)")
    // A row in one text only is a row of that text; a line with nothing in common has no marked words.
    expect(html(old + "* New\n", unlike: old).contains("<div class=\"row ins\">"))
    expect(!html(old, unlike: old.replacing("Oil", with: "Salt")).contains("<mark>"))
  }

  @Test func `goldens keep each character, and symbols are composed of drawings`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../__Snapshots__")
      .standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".txt") }
    expect(paths.count > 100)
    for path in paths.sorted().sampled(every: 10) where path.split(separator: "/").count == 3 {
      let golden = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      // The page escapes these characters; another test covers them.
      guard !golden.unicodeScalars.contains(where: { "\u{200E}\u{200F}\u{61C}".unicodeScalars.contains($0) }) else {
        continue
      }
      expect(text(html(golden)), is: golden, "\(path)")
    }
    // Symbols are composed of drawings.
    expect(Symbol.names.count > 200)
    let cases: [(name: String, parts: [String])] = [
      ("heart", ["class=\"ln\""]), ("heart.fill", ["class=\"solid\""]),
      ("heart.slash", ["class=\"slit\"", "M4 3L20 21"]),
      ("heart.circle", ["class=\"ln\"", "class=\"thick\"", "scale(.6)"]),
      ("heart.circle.fill", ["class=\"solid\"", "class=\"free\""]),
      ("folder.badge.plus", ["class=\"gone\"", "scale(.46)"]),
      ("person.crop.circle.badge.plus", ["scale(.6)", "scale(.46)"]), ("bell.badge", ["scale(.46)"]),
      ("exclamationmark.icloud", ["scale(.6)"]), ("plus.rectangle.fill", ["class=\"solid\"", "class=\"free\""]),
      ("1.circle", [">1</text>"]), ("42.square.fill", [">42</text>"]), ("person.fill.badge.plus", ["class=\"solid\""]),
    ]
    for (name, parts) in cases {
      let markup = Symbol(name)?.markup ?? ""
      for part in ["<symbol id=\"y-\(name)\""] + parts { expect(markup.contains(part), "\(name): \(markup)") }
    }
    for name in ["", "my.own", "heart.badge.own", "1", "fill", ".fill", "<b>.circle", "image:heart"] {
      expect(!Symbol.isKnown(name), "\(name)")
    }
    // Different symbols have different drawings.
    let markups = Symbol.names.map { Symbol($0)?.markup.drop { $0 != ">" } ?? "" }
    expect(Set(markups).count > 240)
    for markup in markups { expect(markup.contains(" d=\"M"), "\(markup)") }
    for name in Symbol.names {
      let paths = (Symbol(name)?.markup ?? "").matches(of: #/ d="([^"]*)"/#).map(\.output.1)
      for path in paths { expect(path.allSatisfy { "MLHVCAZmlhvcaz0123456789.- ".contains($0) }, "\(name): \(path)") }
    }
  }
}
