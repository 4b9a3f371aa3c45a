@testable import TextUI

@MainActor struct GoldenNoteTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { line { view } }

  private func line<V: View>(columns: Int = 50, @ViewBuilder _ view: () -> V) -> String {
    let lines = draw(columns: columns) { view().frame(maxWidth: .infinity, alignment: .leading) }
    return lines.split(separator: "\n").map { String($0).replacing(#/([^~ ]) +\{/#) { "\($0.1)  {" } }.joined(
      separator: "\n")
  }

  @Test @MainActor func `A slot lists looks in one order`() {
    let cases: [(String, Text, String)] = [
      ("font, colour", Text("Hi").foregroundStyle(.red).font(.headline), "{headline red}"),
      ("size", Text("Hi").font(.system(size: 44)), "{44pt}"),
      ("custom font", Text("Hi").font(.custom("Inter", size: 17)), "{font:Inter 17pt}"),
      ("a font's name is escaped", Text("Hi").font(.custom("Gill Sans", size: 17)), #"{font:Gill\ Sans 17pt}"#),
      ("design", Text("Hi").font(.system(.title, design: .serif)), "{title serif}"),
      ("own colour", Text("Hi").foregroundStyle(Color("brand")), "{color:brand}"),
      ("opacity of a colour", Text("Hi").foregroundStyle(Color.black.opacity(0.6)), "{black 60%}"),
      (
        "gradient",
        Text("Hi").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
        "{gradient red blue}"
      ), ("form", Text("Hi").italic().bold().strikethrough().underline(), "{semibold italic underline strikethrough}"),
      ("weight of font and text is one", Text("Hi").font(.body.bold()).bold(), "{semibold}"),
      ("digits", Text("12").font(.largeTitle.bold()).monospacedDigit(), "{largeTitle bold digits}"),
      ("letters", Text("Hi").tracking(2).baselineOffset(4), "{tracking 2 raised 4}"),
      ("capitals", Text("Hi").font(.caption.smallCaps()), "{caption small-caps}"),
    ]
    for (name, text, expected) in cases {
      check(name, "  Hi  \(expected)".replacing("Hi", with: name == "digits" ? "12" : "Hi")) { text }
    }
  }

  @Test func `A line lists its looks by place`() {
    check("  a  b  {semibold | -}") { across(Text("a").bold(), Text("b")) }
    check("  a  b  {all caption}") { across(Text("a"), Text("b")).font(.caption) }
    check("  a  b  {caption semibold | caption red}") {
      across(Text("a").bold(), Text("b").foregroundStyle(.red)).font(.caption)
    }
    check("  a  b  {all caption: - | red}") { across(Text("a"), Text("b").foregroundStyle(.red)).font(.caption) }
    check("  a") { Text("a") }
  }

  @Test func `A line lists its looks by key where places would have to be counted`() {
    let days = ["6", "7", "8", "9", "10"]
    check("  6  7  8  9  10  {9: red}") {
      HStack { ForEach(days, id: \.self) { Text($0).foregroundStyle($0 == "9" ? .red : .primary) } }
    }
    check("  6  7  8  9  10  {all caption: 9: red}") {
      HStack { ForEach(days, id: \.self) { Text($0).foregroundStyle($0 == "9" ? .red : .primary) } }.font(.caption)
    }
    check("  T  T  T  T  T  {T#2: red | T#4: red}") {
      HStack { ForEach(0..<5) { Text("T").foregroundStyle($0 % 2 == 1 ? .red : .primary) } }
    }
    let drawn = Image.drawing
    check("  \(drawn) 12 \(drawn) 4 \(drawn)  {all caption: 12: bubble | 4: heart red | flag}") {
      HStack {
        Label("12", systemImage: "bubble"); Label("4", systemImage: "heart").foregroundStyle(.red);
        Image(systemName: "flag")
      }.font(.caption)
    }
    let texts = ["all: you", "0:12", "a; b", "-", "x"]
    expect(
      line { across(ForEach(texts, id: \.self) { Text(verbatim: $0).bold() }, Text("y")) },
      is: #"""
          all: you  0:12  a; b  -  x  y
        ~ {all\: you: semibold | 0:12: semibold | a\; b: semibold | -: semibold | x: semibold}
        """#)
  }

  @Test func `A note without room beside its line is below it`() {
    let names = ["a", "b", "c"].map { String(repeating: $0, count: 24) }
    let row = HStack { ForEach(names, id: \.self) { Text($0.prefix(3)).font(.custom($0, size: 17)) } }
    check("  aaa  bbb  ccc\n~ {font:\(names[0]) 17pt | font:\(names[1]) 17pt | font:\(names[2]) 17pt}") { row }
    let note = "{font:\(names[0]) 17pt | font:\(names[1]) 17pt | font:\(names[2]) 17pt}"
    expect(
      draw(columns: 30) { List { views(down(alignment: .leading, row, Text("below")), Text("next")) } },
      is: "* aaa  bbb   ccc\n  below\n~ line 1  \(note)\n* next")
  }

  @Test func `A symbol and its title are one piece`() {
    let (symbol, drawn) = (Image(systemName: "gear"), Image.drawing)
    check("  \(drawn) Mail  {envelope}") { Label("Mail", systemImage: "envelope") }
    check("  \(drawn) Mail  {envelope footnote red}") {
      Label("Mail", systemImage: "envelope").foregroundStyle(.red).font(.footnote)
    }
    check("  \(drawn) A  {gear gray, -}") { across(symbol.foregroundStyle(.gray), Text("A")) }
    check("  \(drawn) A  {gear, semibold}") { across(symbol, Text("A").bold()) }
    check("  \(drawn) 1  {gear caption digits}") { across(symbol, Text("1").monospacedDigit()).font(.caption) }
    check("  \(drawn) [A]  {gear | -}") { across(symbol, Button("A") {}) }
    check("  [\(drawn)  Add]  {plus prominent}") {
      Button("Add", systemImage: "plus") {}.buttonStyle(.borderedProminent)
    }
  }

  @Test func `From right to left the title is left of its symbol`() {
    let text = draw(columns: 12, environment: { $0.layoutDirection = .rightToLeft }) {
      Label("Mail", systemImage: "envelope").foregroundStyle(.red)
    }
    expect(text, is: "     Mail \(Image.drawing)    {envelope red}")
  }

  @Test func `Symbols that touch are one piece`() {
    func stars(_ count: Int) -> some View {
      HStack(spacing: 0) { ForEach(0..<5) { Image(systemName: $0 < count ? "star.fill" : "star") } }.foregroundStyle(
        .yellow)
    }
    let five = String(repeating: Image.drawing, count: 5)
    check("  \(five)  {star.fill yellow x4, star yellow x1}") { stars(4) }
    check("  \(five)  {star.fill yellow x5}") { stars(5) }
    check("  \(five)    (9)  {star.fill yellow x5 | caption}") { across(stars(5), Text("(9)").font(.caption)) }
  }
}
