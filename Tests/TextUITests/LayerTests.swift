@testable import TextUI

@MainActor struct LayerTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { line { view } }

  private func line<V: View>(height: Int = 6, @ViewBuilder _ view: () -> V) -> String {
    let lines = draw(columns: 50, height: height) { view().frame(maxWidth: .infinity, alignment: .leading) }
    return lines.split(separator: "\n").map { line in
      (line.hasPrefix("~") ? String(line) : String(line.dropFirst(2))).replacing(#/ +\{/#) { _ in "  {" }
        .replacing(#/ {3,}/#) { _ in "   " }
    }.joined(separator: "\n")
  }

  @Test func `Content below an opaque layer is spoken`() {
    check("a colour", "   Hi  {on white}\n~ heard, not seen: \"Hello\"") {
      layers(Text("Hello"), Color.white, Text("Hi")).frame(width: 80, height: 20)
    }
    check("a background", "  Hi  {on white}\n~ heard, not seen: \"Hello\"") {
      layers(Text("Hello"), Text("Hi").padding(.horizontal).background(.white))
    }
    check("a picture with a size", "<-------->  {image:tent stretched silent}\n~ heard, not seen: \"Hello\"") {
      layers(Text("Hello"), Image(decorative: "tent").resizable().frame(width: 80, height: 20))
    }
    check("what is passed over is not heard", "   Hi  {on white}") {
      layers(Text("Hello").accessibilityHidden(true), Color.white, Text("Hi")).frame(width: 80, height: 20)
    }
    check("what sticks out", "Hello <--->  {- | fill white}") {
      Text("Hello there").overlay(alignment: .trailing) { Color.white.frame(width: 40) }
    }
    check("what is said of it goes", "   Hi  {on white}\n~ heard, not seen: \"Hey\"") {
      layers(Text("Hello").accessibilityLabel("Hey"), Color.white, Text("Hi")).frame(width: 80, height: 20)
    }
    check("one fill over another", "   Hi  {on white}") {
      layers(Color.red, Color.white, Text("Hi")).frame(width: 80, height: 20)
    }
    check(
      "three texts are counted",
      "<-------->  {fill white}\n<   >\n<   >\n<-------->\n~ heard, not seen: \"a\", \"b\", 2 more"
    ) { layers(down(Text("a"), Text("b"), Text("c"), Text("d")), Color.white).frame(width: 80, height: 80) }
  }

  @Test func `A transparent view covers nothing, and has a note`() {
    check("a veil", "  Hello  {under black 30%}") {
      layers(Text("Hello"), Color.black.opacity(0.3)).frame(width: 80, height: 20)
    }
    check("something on a veil", "Hello  {under black 30%}\nOn it  {; over \"Hi\"}") {
      down(spacing: 0, Text("Hello"), Text("Hi")).overlay {
        Color.black.opacity(0.3)
        Text("On it").frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    check("a faded colour", "  Hello  {under white 50%}") {
      layers(Text("Hello"), Color.white.opacity(1).opacity(0.5)).frame(width: 80, height: 20)
    }
    check("an outline", "  Hello  {border red circle}") {
      layers(Text("Hello"), Circle().stroke(.red)).frame(width: 80, height: 20)
    }
  }

  @Test func `Letters never mix`() {
    check("texts", "   Hi  {; over \"Hello there\"}") { layers(Text("Hello there"), Text("Hi")) }
    check("a symbol over a text", "   <>  {xmark; over \"Hello there\"}") {
      layers(Text("Hello there"), Image(systemName: "xmark"))
    }
    check("a text over a symbol", "12  {; over <bell>}") { Image(systemName: "bell").overlay { Text("12") } }
    check("a dot at a text", "8<.>  {dot blue circle}") {
      Text("8").overlay(alignment: .bottomTrailing) { Circle().fill(.blue).frame(width: 6, height: 20) }
    }
    check("a dot at a symbol", "<><.>  {bell dot red circle}") {
      Image(systemName: "bell").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    }
    check("a dot and what follows", "Inbox<.>All  {dot red circle | -}") {
      HStack(spacing: 0) {
        Text("Inbox").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
        Text("All")
      }
    }
    check("a dot before a text", "<.> On  {fill green circle}") {
      across(Circle().fill(.green).frame(width: 8, height: 20), Text("On"))
    }
  }

  @Test func `A dot belongs to the view it is put on`() {
    let text = line {
      HStack(spacing: 24) {
        ForEach(["6", "7", "8", "9", "10"], id: \.self) { day in
          Text(day).overlay(alignment: .bottomTrailing) {
            if day == "8" { Circle().fill(.blue).frame(width: 6, height: 6) }
          }.accessibilityLabel("January \(day)")
        }
      }
    }
    expect(text, contains: "8<.>", "{8: dot blue circle}")
    expect(text, ends: "~ says " + Array(repeating: "\"January <text>\"", count: 5).joined(separator: " | "))
  }

  @Test func `A background shows its shadow`() {
    check("a  {on shadow capsule}") { Text("a").background(.shadow(.drop(radius: 2)), in: .capsule) }
    check("a  {on red shadow capsule}") { Text("a").background(Color.red.shadow(.drop(radius: 2)), in: .capsule) }
    check("a  {on red inner shadow blue capsule}") {
      Text("a").background(Color.red.shadow(.inner(color: .blue, radius: 2)), in: .capsule)
    }
    check("a  {on red capsule}") { Text("a").background(Color.red.shadow(.drop(radius: 0)), in: .capsule) }
  }

  @Test func `A background and a border have the looks that modifiers add`() {
    let shape = RoundedRectangle(cornerRadius: 8)
    check("a shadow", "a  {on white rounded shadow}") { Text("a").background { shape.fill(.white).shadow(radius: 4) } }
    check("an opacity", "a  {on red rounded opacity 30%}") { Text("a").background { shape.fill(.red).opacity(0.3) } }
    check("opacities", "a  {on red rounded opacity 25%}") {
      Text("a").background { shape.fill(.red).opacity(0.5).opacity(0.5) }
    }
    check("a clip", "a  {on red capsule}") { Text("a").background(Color.red.clipShape(.capsule)) }
    check("a mixed border", "a  {border red rounded blend multiply}") {
      Text("a").overlay { shape.stroke(.red).blendMode(.multiply) }
    }
    check("a veil", "a  {under black blend screen}") { Text("a").overlay { Color.black.blendMode(.screen) } }
    let unseen: [AnyView] = [
      AnyView(Text("a").overlay { shape.stroke(.red).opacity(0) }), AnyView(Text("a").background { shape.hidden() }),
      AnyView(Text("a").overlay(Color.red.opacity(0))), AnyView(Text("a").background(.red.opacity(0))),
    ]
    for view in unseen { expect(line { view }, is: "a") }
  }

  @Test func `A background without a style has the style of the views around`() {
    check("none", "a  {on background capsule}") { Text("a").background(in: Capsule()) }
    check("one", "a  {on thinMaterial capsule}") { Text("a").background(in: Capsule()).backgroundStyle(.thinMaterial) }
    check("weaker", "a  {on quaternary 50%}") { Text("a").background().backgroundStyle(.quaternary.opacity(0.5)) }
    check("text", "a  {secondary 25%}") { Text("a").foregroundStyle(.secondary.opacity(0.25)) }
    check("whole", "a  {secondary}") { Text("a").foregroundStyle(.secondary.opacity(1)) }
  }

  @Test func `A picture without its first line is described on the first visible one`() {
    let picture = Image("tent").resizable().frame(width: 60, height: 80)
    let lines = draw(columns: 10) { Text("a").frame(height: 40).background(alignment: .bottom) { picture } }
      .split(separator: "\n")
    expect(lines.first?.contains("image:tent stretched"), is: true, "\(lines)")
  }

  @Test func `A fill is the background of its content`() {
    check("nothing", "<-------->  {fill red}\n<-------->") { Color.red.frame(width: 80, height: 40) }
    check("a spinner, which has no slot", "<-------->  {fill white}\n< <...>  >\n<-------->") {
      layers(Color.white, ProgressView()).frame(width: 80, height: 60)
    }
    check("a hairline", "<-------->  {fill gray}") { Rectangle().fill(.gray).frame(width: 80, height: 1) }
    check("a dot at the lower edge of a text", "8<.>  {dot blue circle}") {
      Text("8").overlay(alignment: .bottomTrailing) { Circle().fill(.blue).frame(width: 6, height: 6) }
    }
    check("a distance", "") { Color.clear.frame(width: 80, height: 1) }
    check("several", "   a  {; on red, 2 lines}\n   b") {
      layers(Color.red.frame(height: 40), down(Text("a"), Text("b"))).frame(width: 80)
    }
    check("fills in fills", "   a  {on white circle on red}") {
      layers(Color.red.frame(width: 160, height: 20), Circle().fill(.white).frame(width: 80, height: 20), Text("a"))
    }
    check("the whole screen", "~ screen  on red\n   a") { layers(Color.red.ignoresSafeArea(), Text("a")) }
  }

  @Test func `A field's text follows its alignment`() {
    func field(_ alignment: TextAlignment, _ text: String) -> String {
      line { TextField("Name", text: .constant(text)).frame(width: 120).multilineTextAlignment(alignment) }
    }
    expect(field(.leading, ""), begins: "|(Name)   ")
    expect(field(.trailing, ""), ends: "   (Name) |")
    expect(field(.trailing, "ada"), begins: "|   ada |")
  }
}
