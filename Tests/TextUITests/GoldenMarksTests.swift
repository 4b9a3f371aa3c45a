import Foundation
import TestSupport
import Testing

@testable import TextUI

/// What the tool draws, and what of an app's text it tells from that: the drawing in the golden format.
@MainActor
struct GoldenMarksTests {
  private func line<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let lines = draw(columns: 50, height: 6) { view().frame(maxWidth: .infinity, alignment: .leading) }
    return lines.split(separator: "\n").map { line in
      String(line.dropFirst(2)).replacing(#/ +\{/#) { _ in "  {" }.replacing(#/ {3,}/#) { _ in "   " }
    }.joined(separator: "\n")
  }

  @Test @MainActor func `Each control has its mark`() {
    let cases: [(String, AnyView, String)] = [
      ("a switch trails", AnyView(Toggle("Wi-Fi", isOn: .constant(true))), "Wi-Fi   [x]"),
      (
        "what explains it stands below",
        AnyView(
          Toggle(isOn: .constant(false)) {
            Text("Wi-Fi")
            Text("Ask first")
          }), "Wi-Fi   [ ]\nAsk first  {secondary}"
      ),
      ("spinner", AnyView(ProgressView()), "<...>"),
      ("progress", AnyView(ProgressView(value: 0.25).frame(width: 120)), "<##------- 25%>"),
      (
        "an upright line",
        AnyView(
          HStack {
            Text("a"); Divider(); Text("b")
          }.fixedSize()), "a <|> b"
      ),
      ("plain buttons", AnyView(Button("More") {}.buttonStyle(.plain)), "[More]  {plain}"),
      ("what opens", AnyView(DisclosureGroup("More", isExpanded: .constant(false)) { Text("a") }), "[> More]"),
      (
        "the chosen one",
        AnyView(
          Picker("", selection: .constant(2)) {
            Text("a").tag(1)
            Text("b").tag(2)
          }.pickerStyle(.segmented)), "   [a]   [*b*]"
      ),
      ("a fill", AnyView(Color.red.frame(width: 80, height: 40)), "<-------->  {fill red}\n<-------->"),
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `App text that would pass for a mark is escaped`() {
    let cases: [(String, String)] = [
      ("use [x] or (...) <now>", #"use \[x\] or (...) \<now>"#), ("(*) a", #"\(*) a"#), ("( ) a", #"\( ) a"#),
      ("()", #"\()"#), ("(-o-)", #"\(-o-)"#), ("(a)", "(a)"), ("Next >", #"Next \>"#), ("a>b", "a>b"),
      ("---", #"\---"#),
      ("-", "-"), ("a - b", "a - b"), ("x", "x"), ("5 v", "5 v"),
    ]
    for (text, expected) in cases { expect(line { Text(verbatim: text) }, is: expected) }
    let labels: [(String, String)] = [
      ("x", #"[\x]"#), ("+", #"[\+]"#), ("*a*", #"[\*a\*]"#), ("~a~", #"[\~a\~]"#), ("> a", #"[\> a]"#),
      ("a v", #"[a \v]"#),
      ("a ^", #"[a \^]"#), ("xy", "[xy]"),
    ]
    for (text, expected) in labels { expect(line { Button(text) {} }, is: expected) }
    expect(line { TextField("", text: .constant("(a)")) }, begins: #"|\(a)"#)
    expect(line { TextField("", text: .constant(">a")) }, begins: #"|\>a"#)
  }

  @Test @MainActor func `The example of the article is what is drawn`() throws {
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
                  HStack(spacing: 0) {
                    ForEach(0..<5) { Image(systemName: $0 < stars ? "star.fill" : "star") }
                  }.foregroundStyle(.yellow).accessibilityElement().accessibilityLabel("\(stars) of 5 stars")
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
