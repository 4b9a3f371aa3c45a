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

  private let columns = """
    # Mail / loaded (104 columns)

    = Inbox    <||>= Ada
    * Ada      <||>  Lunch    {bold || red}
    *>Grace    <||>

    """
  private let rows = "# A / b (50 columns)\n\n* Milk  $1\n* Tea  $2\n* Oil\n"

  @Test func `each column is drawn as a screen, and the golden's text is kept`() {
    let html = html(columns)
    expect(html, begins: "<div class=\"screen\"><div class=\"asis\"><u class=\"n\"># Mail / loaded (104 columns)\n")
    expect(html, contains: "*&gt;Grace    &lt;||&gt;")
    for part in [
      "<section class=\"cols\"><div class=\"col list g9\">", "<p class=\"t\"><u>= </u>Inbox", "<div class=\"row sel\">",
      "<div class=\"col g95\">", "<p class=\"t\"><u>= </u>Ada",
    ] { expect(html, contains: part) }
    expect(html.components(separatedBy: "<div class=\"col").count, is: 3, "two columns")
    expect(text(html), is: columns)
    expect(html.components(separatedBy: "<div").count, is: html.components(separatedBy: "</div>").count)
  }

  @Test func `a change in one column is marked in that column`() throws {
    let changed = html(columns.replacing("Lunch", with: "Dinner"), unlike: columns)
    let drawn = changed.components(separatedBy: "<section class=\"cols\">").last ?? ""
    let sides = try exactly(2, drawn.components(separatedBy: "<div class=\"col g"))
    expect(sides[0], lacks: "<ins>")
    expect(sides[1], contains: "<ins>")
  }

  @Test func `centered content is drawn in the middle of the screen`() throws {
    let empty = self.html("# A / b (50 columns)\n\n= A\n\n                      Middle\n")
    expect(empty, contains: "</div><div class=\"mid\">")
    for other in ["  Left", "* Row", "_ Bar"] {
      expect(self.html("# A / b (50 columns)\n\n= A\n\n                      Middle\n\(other)\n"), lacks: "mid\"")
    }
  }

  private static let marks: [Row<(String, String)>] = [
    // Bars: a large title, a title between items, a bar at the bottom, tabs.
    Row("= Shop", "<div class=\"nav\"><p class=\"t\"><u>= </u>Shop</p></div>"),
    Row(
      "= [<Back]                Ada",
      "<p class=\"ti l\"><u>= </u><b class=\"btn\"><u>[</u><b class=\"back\"></b><u>&lt;</u>Back<u>]</u></b>                <b class=\"gx gy\">Ada</b></p>"
    ), Row("_ Up to date", "<div class=\"foot\"><p><u>_ </u>Up to date</p></div>"),
    Row("_ [*Home*]  [Inbox]", "<p class=\"tabs l\">"),
    // Rows stand in groups, each with its lines.
    Row(
      "* A\n  b\n* C",
      "<div class=\"group\"><div class=\"row\"><p><u>* </u>A\n</p><p>  b\n</p></div><div class=\"row\"><p><u>* </u>C</p></div></div>"
    ), Row("*>A", "<div class=\"row sel\">"),
    Row(": Fruit\n* A\n. All of them\n", "<p class=\"s\"><u>: </u>Fruit\n</p><div class=\"group\">"),
    Row("* A\n\n* B", "</div></div><u class=\"n\">\n</u><div class=\"group\">"),
    // Places: in the middle, at the end, behind as many columns, in the room that is left.
    Row("                      Middle", "<p class=\"ce\">                      Middle</p>"),
    Row("                                                  $1", "<p class=\"en\">"),
    Row("      Left", "<p class=\"m4\">      Left</p>"),
    Row(
      "* One                                             $1",
      "<p class=\"l\"><u>* </u>One                                             <b class=\"gx\">$1</b></p>"),
    Row("  June     $2,100", "<p class=\"l\">  <b class=\"w4\">June</b><i class=\"g5\">     </i>$2,100</p>"),
    // Controls.
    Row(
      "  (-----o----)", "<b class=\"sld w12\"><b class=\"done x55\"></b><b class=\"knob\"></b><b class=\"rest\"></b>"),
    Row(
      "  <####------ 40%>",
      "<b class=\"bar w16\"><b class=\"done x40\"></b><b class=\"rest\"></b><u>&lt;####------ </u>40%<u>&gt;</u></b>"),
    Row("* Inbox  <3>", "<b class=\"badge\"><u>&lt;</u>3<u>&gt;</u></b>"),
    Row("  <...>", "<b class=\"spin\" role=\"img\" aria-label=\"in progress\">"),
    Row("* Milk  <=>", "<b class=\"grip\" role=\"img\" aria-label=\"drag to move\">"),
    Row("  8<.>  9", "<b class=\"dot\" role=\"img\""), Row("  a  <|>  b", "<b class=\"vr w3\">"),
    Row("  <2 of 3>", "<b class=\"pages\"><b class=\"pg\"></b><b class=\"pg on\"></b><b class=\"pg\"></b>"),
    Row("  |>ada|", "<u>|&gt;</u>ada<b class=\"caret\"></b><u>|</u>"),
    Row("  <empty list>", "<b class=\"own\">&lt;empty list&gt;</b>"),
    Row(
      "  Seats  [-] [~+~]", "<b class=\"btn stp\"><u>[</u>-<u>]</u></b><i class=\"g1\"> </i><b class=\"btn off stp\">"),
    Row("* [-] Milk", "<b class=\"btn rm\">"), Row("  [Day]   [*Week*]", "<p class=\"l seg\">"),
    Row("  [Sort v]", "Sort<u> v</u><b class=\"dn\"></b>"), Row("  [Terms ^]", "Terms<u> ^</u><b class=\"out\"></b>"),
    Row("  [~Day~]   [~*Week*~]", "<p class=\"l seg\">"), Row("  [~*Week*~]", "<b class=\"btn on off\">"),
    Row("  [~v More~]", "<b class=\"opened\"></b><u>v</u> More"),
    Row("  [> More]", "<b class=\"shut\"></b><u>&gt;</u> More"),
    Row("  [~Pay~]", "<b class=\"btn off\">"), Row("  [~Pay~]  {prominent}", "<b class=\"btn off p\">"),
    Row("  [Pay]  {prominent}", "<b class=\"btn p\">"), Row("  [Pay]  {bordered}", "<b class=\"btn bd\">"),
    Row("  [Pay]  {plain}", "<b class=\"btn pl\">"), Row("  [Pay]  {borderless}", "<b class=\"btn\">"),
    Row("  [Pay]  {prominent large green}", "<b class=\"btn p lg gr-green\">"),
    Row("  [Pay]  {bordered small destructive}", "<b class=\"btn bd sm x gr-red\">"),
    Row("  Wi-Fi  [x]", "<b class=\"chk on\" role=\"img\" aria-label=\"on\"><u>[x]</u></b>"),
    Row("  ( ) Daily", "<b class=\"rad\" role=\"img\" aria-label=\"off\">"),
    Row("* Mail                                           >", "<b class=\"go\"><u>&gt;</u></b>"),
    Row("  |(Search)   |", "<b class=\"fld w13\"><u>|</u><b class=\"ph\"><u>(</u>Search<u>)</u></b>"),
    Row("  -----", "<b class=\"hr w5\"><u>-----</u></b>"),
    // A note without content is drawn as in the golden.
    Row("          {; on yellow, 2 lines}\n  A", "<p class=\"l\"><u>          {; on yellow, 2 lines}</u></p>"),
    // Pictures with a size are drawn line by line, with the drawing on the first line.
    Row(
      "  <chart-->\n  <       >\n  <------->",
      "<b class=\"area top w9\" role=\"img\" aria-label=\"chart\" title=\"chart\"><svg"),
    Row("  <chart-->\n  <       >\n  <------->", "<b class=\"area end w9\">"),
    Row("  <------>  A  {image:a | -}", "<b class=\"area top w8\" role=\"img\" aria-label=\"picture image:a\""),
    // Symbols with a drawing, and one without.
    Row(
      "  <>  {heart.fill red}",
      "<b class=\"img c-red\" role=\"img\" aria-label=\"picture heart.fill\" title=\"heart.fill\"><u>&lt;&gt;</u><svg viewBox=\"0 0 24 24\"><use href=\"#y-heart.fill\"/></svg></b>"
    ),
    Row(
      "  <>  {my.own}",
      "<b class=\"img un\" role=\"img\" aria-label=\"picture my.own\" title=\"my.own\"><u>&lt;&gt;</u></b>"),
    // Facts are written out, and presented content covers the rest.
    Row("* A\n~ hold: Copy", "<p class=\"own fact\"><u>~ </u>hold: Copy</p></div>"),
    Row(
      "  A\n! alert\n| Gone\n| [OK]",
      "<div class=\"over alert\"><p class=\"own k\"><u>! </u>alert\n</p><p><u>| </u>Gone\n</p><p class=\"l\"><u>| </u><b class=\"btn\">"
    ),
    Row(
      "  A\n! sheet  {medium}\n| * B\n",
      "<div class=\"over sheet\"><p class=\"own k\"><u>! </u>sheet  {medium}\n</p><div class=\"group\">"),
    // Sizes, from the largest to the smallest.
    Row("  A  {largeTitle}", "<b class=\"l1\">A"), Row("  A  {title}", "<b class=\"l2\">A"),
    Row("  A  {title2}", "<b class=\"l3\">A"), Row("  A  {title3 bold}", "<b class=\"l4 h\">A"),
    Row("  A  {headline}", "<b class=\"h\">A"), Row("  A  {callout}", "<b class=\"f1\">A"),
    Row("  A  {footnote}", "<b class=\"f2\">A"), Row("  A  {caption2}", "<b class=\"f3\">A"),
    Row("  SALE  {caption white on red capsule}", "<b class=\"f3 gr lit gr-red\">SALE</b>"),
    Row("  SALE  {on red capsule}", "<b class=\"gr gr-red\">SALE</b>"), Row("  A  {white}", "<p>  A<u class=\"n\">"),
    Row("  A  {red on regularMaterial}", "<b class=\"c-red\">A</b>"),
    Row("  \\[no\\] button", "<p>  <u>\\</u>[no<u>\\</u>] button</p>"),
  ]

  @Test(arguments: marks) func `marks become the elements they stand for`(_ row: Row<(String, String)>) {
    let (lines, expected) = row.value
    let golden = "# A / b (50 columns)\n\n\(lines)\n"
    let html = html(golden)
    expect(
      html.replacing("\n</p>", with: "</p>"), contains: expected.replacing("\n</p>", with: "</p>"), at: row)
    expect(text(html), is: golden, at: row)
  }

  @Test func `each text alone is drawn as without the other`() {
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
  }

  @Test func `a changed line is marked in both texts, with the different words`() throws {
    let new = rows.replacing("$1", with: "$3").replacing("$2", with: "$4")
    for (sign, text, other, prices) in [
      (ListedLine.Sign.removed, rows, new, ["$1", "$2"]), (.added, new, rows, ["$3", "$4"]),
    ] {
      for (name, price) in zip(["Milk", "Tea"], prices) {
        let line =
          "<b class=\"w\(name.count)\">\(name)</b><i class=\"g2\">  </i><mark>\(price)</mark>\n</p></\(sign.rawValue)></div>"
        expect(html(text, unlike: other, as: sign), contains: line, comment: "\(line)")
      }
    }
  }

  @Test func `where the other text has more, there is a gap`() throws {
    let short = rows.replacing("* Tea  $2\n", with: "")
    expect(html(short, unlike: rows), contains: "<del></del><p><u>* </u>Oil")
    expect(html(short, unlike: short + "* New\n", as: .removed), contains: "<ins></ins><p><u>* </u>Oil")
  }

  @Test func `a different note is shown`() throws {
    let red = html("# A / b\n\n  Milk  $1  {headline | red}\n", unlike: "# A / b\n\n  Milk  $1  {headline | green}\n")
    expect(red, contains: "<u class=\"n d\">  {headline | <mark>red</mark>}</u>")
    let other = html("# A / b\n\n  Milk  $1  {headline | red}\n", unlike: "# A / b\n\n  Milk  $2  {headline | red}\n")
    expect(other, contains: "<u class=\"n\">  {headline | red}</u>")
  }

  @Test func `a row in one text only is a row of that text; a line with nothing in common has no marked words`() throws
  {
    expect(html(rows + "* New\n", unlike: rows), contains: "<div class=\"row ins\">")
    expect(html(rows, unlike: rows.replacing("Oil", with: "Salt")), lacks: "<mark>")
  }

  @Test func `goldens keep each character`() throws {
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
  }

  @Test func `symbols are composed of drawings`() throws {
    expect(Symbol.names.count > 200)
    let cases: [Row<(String, [String])>] = [
      Row("heart", ["class=\"ln\""]), Row("heart.fill", ["class=\"solid\""]),
      Row("heart.slash", ["class=\"slit\"", "M4 3L20 21"]),
      Row("heart.circle", ["class=\"ln\"", "class=\"thick\"", "scale(.6)"]),
      Row("heart.circle.fill", ["class=\"solid\"", "class=\"free\""]),
      Row("folder.badge.plus", ["class=\"gone\"", "scale(.46)"]),
      Row("person.crop.circle.badge.plus", ["scale(.6)", "scale(.46)"]), Row("bell.badge", ["scale(.46)"]),
      Row("exclamationmark.icloud", ["scale(.6)"]),
      Row("plus.rectangle.fill", ["class=\"solid\"", "class=\"free\""]), Row("1.circle", [">1</text>"]),
      Row("42.square.fill", [">42</text>"]), Row("person.fill.badge.plus", ["class=\"solid\""]),
    ]
    for (row, (name, parts)) in cases.rows() {
      let markup = Symbol(name)?.markup ?? ""
      for part in ["<symbol id=\"y-\(name)\""] + parts {
        expect(markup, contains: part, comment: "\(name): \(markup)", at: row)
      }
    }
  }

  @Test func `an unknown name is not a symbol`() throws {
    for name in ["", "my.own", "heart.badge.own", "1", "fill", ".fill", "<b>.circle", "image:heart"] {
      expect(!Symbol.isKnown(name), "\(name)")
    }
  }

  @Test func `different symbols have different drawings`() throws {
    let markups = Symbol.names.map { Symbol($0)?.markup.drop { $0 != ">" } ?? "" }
    expect(Set(markups).count > 240)
    for markup in markups { expect(String(markup), contains: " d=\"M") }
    for name in Symbol.names {
      let paths = (Symbol(name)?.markup ?? "").matches(of: #/ d="([^"]*)"/#).map(\.output.1)
      for path in paths { expect(path.allSatisfy { "MLHVCAZmlhvcaz0123456789.- ".contains($0) }, "\(name): \(path)") }
    }
  }
}
