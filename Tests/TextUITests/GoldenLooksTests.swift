@testable import TextUI

/// Looks that depend on the surroundings: notes in the golden format.
@MainActor struct GoldenLooksTests {
  private func note<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let drawing = draw(columns: 50) { view() }
    return drawing.split(separator: "\n").map { line in
      line.firstRange(of: "{").map { String(line[$0.lowerBound...]) } ?? "-"
    }.joined(separator: "\n")
  }

  @Test @MainActor func `The look of a piece is in its slot, and that of a block behind its first line`() {
    let symbol = Image(systemName: "gear")
    let cases: [(String, AnyView, String)] = [
      row("opacity", "{opacity 30%}") { Text("a").opacity(0.3) },
      row("opacities multiply", "{opacity 25%}") { Text("a").opacity(0.5).opacity(0.5) },
      row("ground", "{white on red capsule}") {
        Text("a").padding().background(.red, in: .capsule).foregroundStyle(.white)
      },
      row("a colour as a view", "{on red}") { Text("a").background(Color.red) },
      row("a shape as a view", "{on red circle}") { Text("a").background { Circle().fill(.red) } },
      row("a material", "{on regularMaterial rounded}") {
        Text("a").background(.regularMaterial, in: .rect(cornerRadius: 8))
      },
      row("border", "{border red}") { Text("a").border(.red) },
      row("a thick border", "{border red 3}") { Text("a").border(.red, width: 3) },
      row("an outline", "{border gray 2 rounded}") {
        Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 2))
      },
      row("shadow", "{gear shadow}") { symbol.shadow(radius: 4) },
      row("a shadow's colour", "{gear shadow black 15%}") { symbol.shadow(color: .black.opacity(0.15), radius: 4) },
      row("an invisible shadow", "{gear}") { symbol.shadow(color: .clear, radius: 4) },
      row("a mixed style", "{gear red blend multiply}") { symbol.foregroundStyle(.red.blendMode(.multiply)) },
      row("mixed as usual", "{gear red}") { symbol.foregroundStyle(.red.blendMode(.normal)) },
      row("clip", "{gear circle}") { symbol.clipShape(.circle) },
      row("order", "{bold on blue border red blur 4 rotated 45}") {
        Text("a").blur(radius: 4).border(.red).background(.blue).rotationEffect(.degrees(45)).bold()
      },
      row("a picture and its title", "{gear on red}") { Label("a", systemImage: "gear").background(.red) },
      row("of each line", "{on red}\n{on red}") { Text("a\nb").background(.red) },
      row("a picture's font", "{gear 44pt scale-large}") { symbol.font(.system(size: 44)).imageScale(.large) },
      row("rendering", "{gear hierarchical}") { Image(systemName: "gear").symbolRenderingMode(.hierarchical) },
      row("nothing", "-") {
        Text("a").opacity(1).blur(radius: 0).border(.clear).background(.clear).shadow(radius: 0).scaleEffect(1)
      },
    ]
    for (name, view, expected) in cases { expect(note { view }, is: expected, "\(name)") }
    // The look of a block is behind its first line.
    let card = down(alignment: .leading, Text("Total").bold(), Text("$12"))
    expect(note { card.padding().background(.yellow) }, is: "{bold; on yellow, 2 lines}\n-")
    expect(note { card.background(.yellow).shadow(radius: 4) }, is: "{bold; on yellow shadow, 2 lines}\n-")
    expect(note { card.opacity(0.5) }, is: "{bold; opacity 50%, 2 lines}\n-")
    expect(note { down(Text("a").opacity(0.5), Text("b")).opacity(0.5) }, is: "{opacity 25%; opacity 50%, 2 lines}\n-")
    expect(note { across(Text("a"), Text("b")).background(.yellow) }, is: "{; on yellow}")
    expect(
      note { across(Text("c"), across(Text("a"), Text("b")).background(.yellow)) }, is: "{; from \"a\": on yellow}")
  }

  @Test @MainActor func `Hidden views, whole screens and buttons have notes of their looks`() {
    // A hidden view keeps its space, with a note of the size.
    expect(draw(columns: 20) { Text("Members only").hidden() }, ends: "{; 13 columns hidden}")
    expect(draw(columns: 20) { Text("a\nb").opacity(0) }, contains: "1 column, 2 lines hidden}")
    // The background of a whole screen is above it.
    let text = draw(columns: 20) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).overlay(alignment: .top) { Text("b") }
        .background(Color.indigo)
    }
    expect(text, begins: "~ screen  on indigo\n")
    let dark = draw(columns: 20) { Text("a").preferredColorScheme(.dark) }
    expect(dark, begins: "~ screen  dark\n")
    // A button has a note of its look.
    expect(note { Button("a") {}.buttonStyle(.bordered).controlSize(.large) }, is: "{bordered large}")
    expect(
      note { Button("a", role: .destructive) {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule) },
      is: "{prominent capsule destructive}")
    expect(note { Button("a") {}.tint(.red) }, is: "{red}")
    expect(note { Button("a") {}.buttonStyle(.borderedProminent).tint(.red) }, is: "{red prominent}")
    let own = Button(action: {}) { Text("a").foregroundStyle(.blue) }.tint(.red)
    expect(note { own }, is: "{blue}")
    expect(note { own.buttonStyle(.borderedProminent) }, is: "{blue prominent on red}")
    expect(note { Button("a") {}.foregroundStyle(.primary) }, is: "{primary}")
    expect(note { Link("a", destination: URL(string: "https://example.com/a")!) }, is: "{link https://example.com/a}")
  }
}

/// The tool's own marks, and app text that is escaped to differ from them: the drawing in the golden format.
@MainActor struct GoldenMarksTests {
  private func line<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let lines = draw(columns: 50, height: 6) { view().frame(maxWidth: .infinity, alignment: .leading) }
    return lines.split(separator: "\n").map { line in
      String(line.dropFirst(2)).replacing(#/ +\{/#) { _ in "  {" }.replacing(#/ {3,}/#) { _ in "   " }
    }.joined(separator: "\n")
  }

  @Test @MainActor func `Each control has its mark, and text that looks like one is escaped`() {
    let marks: [(String, AnyView, String)] = [
      row("what explains it stands below", "Wi-Fi   [ ]\nAsk first  {secondary}") {
        Toggle(isOn: .constant(false)) {
          Text("Wi-Fi")
          Text("Ask first")
        }
      },
      row("spinner", "<...>") { ProgressView() },
      row("progress", "<##------- 25%>") { ProgressView(value: 0.25).frame(width: 120) },
      row("an upright line", "a <|> b") { across(Text("a"), Divider(), Text("b")).fixedSize() },
      row("plain buttons", "[More]  {plain}") { Button("More") {}.buttonStyle(.plain) },
      row("the chosen one", "   [a]   [*b*]") {
        Picker("", selection: .constant(2)) {
          Text("a").tag(1)
          Text("b").tag(2)
        }.pickerStyle(.segmented)
      },
    ]
    for (name, view, expected) in marks { expect(line { view }, is: expected, "\(name)") }
    // App text that looks like a mark is escaped.
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
