import Foundation
import TestSupport
import Testing

@testable import TextUI

/// How what is drawn looks because of what lies around it: notes in the golden format.
@MainActor
struct GoldenLooksTests {
  private func note<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let drawing = draw(columns: 50) { view() }
    return drawing.split(separator: "\n").map { line in
      line.firstRange(of: "{").map { String(line[$0.lowerBound...]) } ?? "-"
    }.joined(separator: "\n")
  }

  @Test @MainActor func `The look of one piece stands in its slot`() {
    let symbol = Image(systemName: "gear")
    let cases: [(String, AnyView, String)] = [
      ("opacity", AnyView(Text("a").opacity(0.3)), "{opacity 30%}"),
      ("opacities multiply", AnyView(Text("a").opacity(0.5).opacity(0.5)), "{opacity 25%}"),
      (
        "ground", AnyView(Text("a").padding().background(.red, in: .capsule).foregroundStyle(.white)),
        "{white on red capsule}"
      ),
      ("a colour as a view", AnyView(Text("a").background(Color.red)), "{on red}"),
      ("a shape as a view", AnyView(Text("a").background { Circle().fill(.red) }), "{on red circle}"),
      (
        "a material", AnyView(Text("a").background(.regularMaterial, in: .rect(cornerRadius: 8))),
        "{on regularMaterial rounded}"
      ),
      ("a veil in front", AnyView(Text("a").overlay(.black.opacity(0.5))), "{under black 50%}"),
      ("border", AnyView(Text("a").border(.red)), "{border red}"),
      ("a thick border", AnyView(Text("a").border(.red, width: 3)), "{border red 3}"),
      (
        "an outline", AnyView(Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 2))),
        "{border gray 2 rounded}"
      ),
      ("shadow", AnyView(symbol.shadow(radius: 4)), "{gear shadow}"),
      (
        "a shadow's colour", AnyView(symbol.shadow(color: .black.opacity(0.15), radius: 4)), "{gear shadow black 15%}"
      ),
      ("a shadow that nobody sees", AnyView(symbol.shadow(color: .clear, radius: 4)), "{gear}"),
      ("a mixed style", AnyView(symbol.foregroundStyle(.red.blendMode(.multiply))), "{gear red blend multiply}"),
      ("mixed as usual", AnyView(symbol.foregroundStyle(.red.blendMode(.normal))), "{gear red}"),
      ("clip", AnyView(symbol.clipShape(.circle)), "{gear circle}"),
      (
        "order", AnyView(Text("a").blur(radius: 4).border(.red).background(.blue).rotationEffect(.degrees(45)).bold()),
        "{bold on blue border red blur 4 rotated 45}"
      ),
      ("a picture and its title", AnyView(Label("a", systemImage: "gear").background(.red)), "{gear on red}"),
      ("of each line", AnyView(Text("a\nb").background(.red)), "{on red}\n{on red}"),
      ("a picture's font", AnyView(symbol.font(.system(size: 44)).imageScale(.large)), "{gear 44pt scale-large}"),
      ("rendering", AnyView(Image(systemName: "gear").symbolRenderingMode(.hierarchical)), "{gear hierarchical}"),
      (
        "nothing",
        AnyView(
          Text("a").opacity(1).blur(radius: 0).border(.clear).background(.clear).shadow(radius: 0).scaleEffect(1)), "-"
      ),
    ]
    for (name, view, expected) in cases { expect(note { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `The look of a block stands behind its first line`() {
    let card = VStack(alignment: .leading) {
      Text("Total").bold()
      Text("$12")
    }
    expect(note { card.padding().background(.yellow) }, is: "{bold; on yellow, 2 lines}\n-")
    expect(note { card.background(.yellow).shadow(radius: 4) }, is: "{bold; on yellow shadow, 2 lines}\n-")
    expect(note { card.opacity(0.5) }, is: "{bold; opacity 50%, 2 lines}\n-")
    expect(
      note {
        VStack {
          Text("a").opacity(0.5)
          Text("b")
        }.opacity(0.5)
      }, is: "{opacity 25%; opacity 50%, 2 lines}\n-")
    expect(
      note {
        HStack {
          Text("a"); Text("b")
        }.background(.yellow)
      }, is: "{; on yellow}")
    expect(
      note {
        HStack {
          Text("c");
          HStack {
            Text("a"); Text("b")
          }.background(.yellow)
        }
      }, is: "{; from \"a\": on yellow}")
  }

  @Test @MainActor func `What is hidden keeps its space, and says how much`() {
    expect(draw(columns: 20) { Text("Members only").hidden() }, ends: "{; 13 columns hidden}")
    expect(draw(columns: 20) { Text("a\nb").opacity(0) }, contains: "1 column, 2 lines hidden}")
  }

  @Test @MainActor func `The ground of a whole screen stands above it`() {
    let text = draw(columns: 20) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).overlay(alignment: .top) { Text("b") }
        .background(Color.indigo)
    }
    expect(text, begins: "~ screen  on indigo\n")
    let dark = draw(columns: 20) { Text("a").preferredColorScheme(.dark) }
    expect(dark, begins: "~ screen  dark\n")
  }

  @Test @MainActor func `A button says how it looks`() {
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
