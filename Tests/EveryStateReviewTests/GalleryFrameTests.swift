@testable import EveryStateReview

/// Drawing a golden as a picture: bars, rows, controls and symbols, each from its marks.
@Suite struct GalleryFrameTests {
  private func html(_ text: String, unlike other: String? = nil, as sign: ListedLine.Sign = .added) -> String {
    FrameHTML(Array(text.utf8), against: other.map { Array($0.utf8) }, as: sign, DrawnSoFar()).html
  }

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
    expect(
      html, contains: "<section class=\"cols\"><div class=\"col list g9\">", "<p class=\"t fit q100\"><u>= </u>Inbox",
      "<div class=\"row sel\">", "<div class=\"col g95\">", "<p class=\"t\"><u>= </u>Ada")
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
    for other in ["  Left", "* Row", ": Section"] {
      expect(self.html("# A / b (50 columns)\n\n= A\n\n                      Middle\n\(other)\n"), lacks: "mid\"")
    }
  }

  private static let places: [Row<(String, String)>] = [
    Row("  Left  {red; in the middle}\n\n_ Bar\n", "<div class=\"mid\"><p>"),
    Row("  Left\n\n  [End]  {; at the bottom}\n", "<div class=\"low\"><p"),
    Row("                      Middle                     {; at the top}\n", "</u><p class=\"ce\">"),
    Row("                      Middle\n\n_ Bar\n", "<div class=\"mid\"><p class=\"ce\">"),
    Row(
      "  A sentence as wide as the screen, which is in two\n                      lines\n",
      "<div class=\"mid\"><p class=\"fit q90\">"),
  ]

  @Test(arguments: places) func `content is drawn where its note says`(row: Row<(String, String)>) {
    let golden = "# A / b (50 columns)\n\n" + row.value.0
    let html = self.html(golden)
    expect(html, contains: row.value.1, at: row)
    expect(text(html), is: golden, at: row)
  }

  @Test func `a text from right to left keeps its isolates, also where a part is marked`() {
    let golden = "# A / b (50 columns)\n\n* \u{2067}-12 \u{20AA}\u{2069}  \u{2067}\u{5D0} \u{5D1}\u{2069}\n"
    expect(text(html(golden)), is: golden)
    let other = golden.replacing("\u{5D1}", with: "\u{5D2}")
    expect(html(golden, unlike: other), contains: "<mark>", "\u{2067}", "\u{2069}")
    expect(text(html(golden, unlike: other)), is: golden)
  }

  /// Lines of a golden and a part of their picture: bars, rows, places, controls, notes, pictures, facts, presented content, sizes.
  private static let marks = #"""
    = Shop ¦ <div class="nav"><p class="t"><u>= </u>Shop</p></div>
    = [<Back]                Ada ¦ <p class="ti l"><u>= </u><b class="btn"><u>[</u><b class="back"></b><u>&lt;</u>Back<u>]</u></b>                <b class="gc">Ada</b></p> ¦¦ =                        Ada                   [<>]  {- | flag} ¦ <p class="ti l"><u>=                        </u><b class="gc">Ada</b>                   <b class="btn gx"> ¦¦                           A line that ends there  {title2 bold} ¦ <p class="en e4">
    _ Up to date ¦ <div class="foot"><p><u>_ </u>Up to date</p></div> ¦¦ _ [*Home*]  [Inbox] ¦ <p class="tabs l">
    * A⏎  b⏎* C ¦ <div class="group"><div class="row"><p><u>* </u>A⏎</p><p>  b⏎</p></div><div class="row"><p><u>* </u>C</p></div></div> ¦¦ *>A ¦ <div class="row sel">
    : Fruit⏎* A⏎. All of them⏎ ¦ <p class="s"><u>: </u>Fruit⏎</p><div class="group"> ¦¦ * A⏎⏎* B ¦ </div></div><u class="n">⏎</u><div class="group">
                          Middle ¦ <p class="ce">                      Middle</p> ¦¦                                                   $1 ¦ <p class="en">
          Left ¦ <p class="m4">      Left</p>
    * One                                             $1 ¦ <p class="l"><u>* </u>One                                             <b class="gx">$1</b></p>
      June     $2,100 ¦ <p class="l">  <b class="w4">June</b><i class="g5">     </i>$2,100</p>
      (-----o----) ¦ <b class="sld w12"><b class="done x55"></b><b class="knob"></b><b class="rest"></b>
      <####------ 40%> ¦ <b class="bar w16"><b class="done x40"></b><b class="rest"></b><u>&lt;####------ </u>40%<u>&gt;</u></b>
    * Inbox  <3> ¦ <b class="badge"><u>&lt;</u>3<u>&gt;</u></b> ¦¦   <...> ¦ <b class="spin" role="img" aria-label="in progress">
    * Milk  <=> ¦ <b class="grip" role="img" aria-label="drag to move"> ¦¦   8<.>  9 ¦ <b class="dot" role="img" ¦¦   a  <|>  b ¦ <b class="vr w3">
      <2 of 3> ¦ <b class="pages"><b class="pg"></b><b class="pg on"></b><b class="pg"></b> ¦¦   |>ada| ¦ <u>|&gt;</u>ada<b class="caret"></b><u>|</u>
      <empty list> ¦ <b class="own">&lt;empty list&gt;</b> ¦¦   Seats  [-] [~+~] ¦ <b class="btn stp"><u>[</u>-<u>]</u></b><i class="g1"> </i><b class="btn off stp">
    * [-] Milk ¦ <b class="btn rm"> ¦¦   [Day]   [*Week*] ¦ <p class="l seg"> ¦¦   [Sort v] ¦ Sort<u> v</u><b class="dn"></b> ¦¦   [Terms ^] ¦ Terms<u> ^</u><b class="out"></b>
      [~Day~]   [~*Week*~] ¦ <p class="l seg"> ¦¦   [~*Week*~] ¦ <b class="btn on off"> ¦¦   [~v More~] ¦ <b class="opened"></b><u>v</u> More
      [> More] ¦ <b class="shut"></b><u>&gt;</u> More ¦¦   [~Pay~] ¦ <b class="btn off"> ¦¦   [~Pay~]  {prominent} ¦ <b class="btn off p">
      [Pay]  {prominent} ¦ <b class="btn p"> ¦¦   [Pay]  {bordered} ¦ <b class="btn bd"> ¦¦   [Pay]  {plain} ¦ <b class="btn pl"> ¦¦   [Pay]  {borderless} ¦ <b class="btn">
      [Pay]  {prominent large green} ¦ <b class="btn p lg gr-green"> ¦¦   [Pay]  {bordered small destructive} ¦ <b class="btn bd sm x gr-red">
      Wi-Fi  [x] ¦ <b class="chk on" role="img" aria-label="on"><u>[x]</u></b> ¦¦   ( ) Daily ¦ <b class="rad" role="img" aria-label="off">
    * Mail                                           > ¦ <b class="go"><u>&gt;</u></b> ¦¦   |(Search)   | ¦ <b class="fld w13"><u>|</u><b class="ph"><u>(</u>Search<u>)</u></b>
      ----- ¦ <b class="hr w5"><u>-----</u></b> ¦¦           {; on yellow, 2 lines}⏎  A ¦ <p class="l"><u>          {; on yellow, 2 lines}</u></p>
      <chart-->⏎  <       >⏎  <-------> ¦ <b class="area top w9" role="img" aria-label="chart" title="chart"><svg ¦¦   <chart-->⏎  <       >⏎  <-------> ¦ <b class="area end w9">
      <------>  A  {image:a | -} ¦ <b class="area top w8" role="img" aria-label="picture image:a"
      <>  {heart.fill red} ¦ <b class="img c-red" role="img" aria-label="picture heart.fill" title="heart.fill"><u>&lt;&gt;</u><svg viewBox="0 0 24 24"><use href="#y-heart.fill"/></svg></b>
      <>  {my.own} ¦ <b class="img un" role="img" aria-label="picture my.own" title="my.own"><u>&lt;&gt;</u></b>
    * A⏎~ hold: Copy ¦ <p class="own fact"><u>~ </u>hold: Copy</p></div>
      A⏎! alert⏎| Gone⏎| [OK] ¦ <div class="over alert"><p class="own k"><u>! </u>alert⏎</p><p><u>| </u>Gone⏎</p><p class="l"><u>| </u><b class="btn">
      A⏎! sheet  {medium}⏎| * B⏎ ¦ <div class="over sheet"><p class="own k"><u>! </u>sheet  {medium}⏎</p><div class="group"> ¦¦   A  {largeTitle} ¦ <b class="l1">A
      A  {title} ¦ <b class="l2">A ¦¦   A  {title2} ¦ <b class="l3">A ¦¦   A  {title3 bold} ¦ <b class="l4 h">A ¦¦   A  {headline} ¦ <b class="h">A
      A  {callout} ¦ <b class="f1">A ¦¦   A  {footnote} ¦ <b class="f2">A ¦¦   A  {caption2} ¦ <b class="f3">A
      SALE  {caption white on red capsule} ¦ <b class="f3 gr lit gr-red">SALE</b> ¦¦   SALE  {on red capsule} ¦ <b class="gr gr-red">SALE</b> ¦¦   A  {white} ¦ <p>  A<u class="n">
      A  {red on regularMaterial} ¦ <b class="c-red">A</b> ¦¦   \[no\] button ¦ <p>  <u>\</u>[no<u>\</u>] button</p>
    """#.exactRows

  @Test(arguments: marks) func `marks become the elements they stand for`(_ row: [String]) {
    let golden = "# A / b (50 columns)\n\n\(row[0])\n"
    let html = html(golden)
    expect(html.replacing("\n</p>", with: "</p>"), contains: row[1].replacing("\n</p>", with: "</p>"))
    expect(text(html), is: golden)
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

  @Test func `a row in one text only is a row of that text; a line with nothing in common has no marked words`() {
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
      expect(text(html(golden)), is: golden, "\(path)")
    }
  }

  @Test func `symbols are composed of drawings`() throws {
    expect(Symbol.names.count > 200)
    let cases: [[String]] = """
      heart | class="ln" || heart.fill | class="solid" || heart.slash | class="slit" + M4 3L20 21 || heart.circle | class="ln" + class="thick" + scale(.6)
      heart.circle.fill | class="solid" + class="free" || folder.badge.plus | class="gone" + scale(.46) || person.crop.circle.badge.plus | scale(.6) + scale(.46)
      bell.badge | scale(.46) || exclamationmark.icloud | scale(.6) || plus.rectangle.fill | class="solid" + class="free" || 1.circle | >1</text>
      42.square.fill | >42</text> || person.fill.badge.plus | class="solid"
      """.rows
    for row in cases {
      let markup = Symbol(row[0])?.markup ?? ""
      for part in ["<symbol id=\"y-\(row[0])\""] + row[1].components(separatedBy: " + ") {
        expect(markup, contains: part, comment: "\(row[0]): \(markup)")
      }
    }
  }

  @Test(arguments: ["", "my.own", "heart.badge.own", "1", "fill", ".fill", "<b>.circle", "image:heart"])
  func `an unknown name is not a symbol`(_ name: String) throws {
    expect(!Symbol.isKnown(name), "\(name)")
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
