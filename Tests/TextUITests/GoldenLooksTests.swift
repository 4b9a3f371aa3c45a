@testable import TextUI

@MainActor struct GoldenLooksTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { note { view } }

  private func note<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let drawing = draw(columns: 50) { view() }
    return drawing.split(separator: "\n").map { line in
      line.firstRange(of: "{").map { String(line[$0.lowerBound...]) } ?? "-"
    }.joined(separator: "\n")
  }

  @Test func `The look of a piece is in its slot`() {
    let symbol = Image(systemName: "gear")
    check("opacity", "{opacity 30%}") { Text("a").opacity(0.3) }
    check("opacities multiply", "{opacity 25%}") { Text("a").opacity(0.5).opacity(0.5) }
    check("ground", "{white on red capsule}") {
      Text("a").padding().background(.red, in: .capsule).foregroundStyle(.white)
    }
    check("a colour as a view", "{on red}") { Text("a").background(Color.red) }
    check("a shape as a view", "{on red circle}") { Text("a").background { Circle().fill(.red) } }
    check("a material", "{on regularMaterial rounded}") {
      Text("a").background(.regularMaterial, in: .rect(cornerRadius: 8))
    }
    check("border", "{border red}") { Text("a").border(.red) }
    check("a thick border", "{border red 3}") { Text("a").border(.red, width: 3) }
    check("an outline", "{border gray 2 rounded}") {
      Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 2))
    }
    check("shadow", "{gear shadow}") { symbol.shadow(radius: 4) }
    check("a shadow's colour", "{gear shadow black 15%}") { symbol.shadow(color: .black.opacity(0.15), radius: 4) }
    check("an invisible shadow", "{gear}") { symbol.shadow(color: .clear, radius: 4) }
    check("a mixed style", "{gear red blend multiply}") { symbol.foregroundStyle(.red.blendMode(.multiply)) }
    check("mixed as usual", "{gear red}") { symbol.foregroundStyle(.red.blendMode(.normal)) }
    check("clip", "{gear circle}") { symbol.clipShape(.circle) }
    check("order", "{semibold on blue border red blur 4 rotated 45}") {
      Text("a").blur(radius: 4).border(.red).background(.blue).rotationEffect(.degrees(45)).bold()
    }
    check("a picture and its title", "{gear on red}") { Label("a", systemImage: "gear").background(.red) }
    check("of each line", "{on red}\n{on red}") { Text("a\nb").background(.red) }
    check("a picture's font", "{gear 44pt scale-large}") { symbol.font(.system(size: 44)).imageScale(.large) }
    check("rendering", "{gear hierarchical}") { Image(systemName: "gear").symbolRenderingMode(.hierarchical) }
    check("nothing", "-") {
      Text("a").opacity(1).blur(radius: 0).border(.clear).background(.clear).shadow(radius: 0).scaleEffect(1)
    }
  }

  @Test func `The look of a block is behind its first line`() {
    let card = down(alignment: .leading, Text("Total").bold(), Text("$12"))
    check("{semibold; on yellow, 2 lines}\n-") { card.padding().background(.yellow) }
    check("{semibold; on yellow shadow, 2 lines}\n-") { card.background(.yellow).shadow(radius: 4) }
    check("{semibold; opacity 50%, 2 lines}\n-") { card.opacity(0.5) }
    check("{opacity 25%; opacity 50%, 2 lines}\n-") { down(Text("a").opacity(0.5), Text("b")).opacity(0.5) }
    check("{; on yellow}") { across(Text("a"), Text("b")).background(.yellow) }
    check("{; from \"a\": on yellow}") { across(Text("c"), across(Text("a"), Text("b")).background(.yellow)) }
  }

  @Test func `A hidden view keeps its space, with a note of the size`() {
    expect(draw(columns: 20) { Text("Members only").hidden() }, ends: "{; 13 columns hidden}")
    expect(draw(columns: 20) { Text("a\nb").opacity(0) }, contains: "1 column, 2 lines hidden}")
  }

  @Test func `The background of a whole screen is above it`() {
    let text = draw(columns: 20) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).overlay(alignment: .top) { Text("b") }
        .background(Color.indigo)
    }
    expect(text, begins: "~ screen  on indigo\n")
    let dark = draw(columns: 20) { Text("a").preferredColorScheme(.dark) }
    expect(dark, begins: "~ screen  dark\n")
  }

  @Test func `A button has a note of its look`() {
    check("{bordered large}") { Button("a") {}.buttonStyle(.bordered).controlSize(.large) }
    check("{prominent capsule destructive}") {
      Button("a", role: .destructive) {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    }
    check("{red}") { Button("a") {}.tint(.red) }
    check("{red prominent}") { Button("a") {}.buttonStyle(.borderedProminent).tint(.red) }
    let own = Button(action: {}) { Text("a").foregroundStyle(.blue) }.tint(.red)
    check("{blue}") { own }
    check("{blue prominent on red}") { own.buttonStyle(.borderedProminent) }
    check("{primary}") { Button("a") {}.foregroundStyle(.primary) }
    check("{link https://example.com/a}") { Link("a", destination: URL(string: "https://example.com/a")!) }
  }
}

/// The tool's own marks, and app text that is escaped to differ from them: the drawing in the golden format.
@MainActor struct GoldenMarksTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { line { view } }

  private func line<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let lines = draw(columns: 50, height: 6) { view().frame(maxWidth: .infinity, alignment: .leading) }
    return lines.split(separator: "\n").map { line in
      String(line.dropFirst(2)).replacing(#/ +\{/#) { _ in "  {" }.replacing(#/ {3,}/#) { _ in "   " }
    }.joined(separator: "\n")
  }

  @Test func `Each control has its mark`() {
    check("what explains it stands below", "Wi-Fi   [ ]\nAsk first  {secondary}") {
      Toggle(isOn: .constant(false)) { views(Text("Wi-Fi"), Text("Ask first")) }
    }
    check("spinner", "<...>") { ProgressView() }
    check("progress", "<##------- 25%>") { ProgressView(value: 0.25).frame(width: 120) }
    check("an upright line", "a <|> b") { across(Text("a"), Divider(), Text("b")).fixedSize() }
    check("plain buttons", "[More]  {plain}") { Button("More") {}.buttonStyle(.plain) }
    check("the chosen one", "   [a]   [*b*]") {
      Picker("", selection: .constant(2)) { views(Text("a").tag(1), Text("b").tag(2)) }.pickerStyle(.segmented)
    }
  }

  @Test func `App text that looks like a mark is escaped`() {
    let cases: [(String, String)] = [
      ("use [x] or (...) <now>", #"use \[x\] or (...) \<now>"#), ("(*) a", #"\(*) a"#), ("( ) a", #"\( ) a"#),
      ("()", #"\()"#), ("(-o-)", #"\(-o-)"#), ("(a)", "(a)"), ("Next >", #"Next \>"#), ("a>b", "a>b"),
      ("---", #"\---"#), ("-", "-"), ("a - b", "a - b"), ("x", "x"), ("5 v", "5 v"),
    ]
    for (text, expected) in cases { expect(line { Text(verbatim: text) }, is: expected) }
    let labels: [(String, String)] = [
      ("x", #"[\x]"#), ("+", #"[\+]"#), ("*a*", #"[\*a\*]"#), ("~a~", #"[\~a\~]"#), ("> a", #"[\> a]"#),
      ("a v", #"[a \v]"#), ("a ^", #"[a \^]"#), ("xy", "[xy]"),
    ]
    for (text, expected) in labels { expect(line { Button(text) {} }, is: expected) }
    expect(line { TextField("", text: .constant("(a)")) }, begins: #"|\(a)"#)
    expect(line { TextField("", text: .constant(">a")) }, begins: #"|\>a"#)
  }

  @Test @MainActor func `The example of the article equals the drawing`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/EveryState/EveryState.docc/HowToReadAGolden.md")
    let example = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("    ") && !$0.hasPrefix("    # ") }.map { String($0.dropFirst(4)) }
    let tents = [("Fjord 2 Tent", "$249.00", 4), ("Cook set", "$39.90", 5)]
    let text = draw(columns: 50, height: 12) {
      TabView {
        NavigationStack {
          List {
            ForEach(tents, id: \.0) { name, price, stars in
              HStack {
                Image(decorative: "tent").resizable().scaledToFit().frame(width: 56, height: 40)
                VStack(alignment: .leading) {
                  Text(name).font(.headline)
                  HStack(spacing: 0) { ForEach(0..<5) { Image(systemName: $0 < stars ? "star.fill" : "star") } }
                    .foregroundStyle(.yellow).accessibilityElement().accessibilityLabel("\(stars) of 5 stars")
                }
                Spacer()
                Text(price)
              }.swipeActions { Button("Add to basket", systemImage: "basket") {} }
            }
          }.navigationTitle("Shop").toolbar { Button("New", systemImage: "plus") {} }
        }.tabItem { Label("Home", systemImage: "house") }
        Text("").tabItem { Label("Basket", systemImage: "basket") }.badge(3)
      }
    }
    expect(text.split(separator: "\n").map(String.init), is: example, "\(text)")
  }
}
