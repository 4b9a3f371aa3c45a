@testable import TextUI

/// Views over other views: layers in the golden format.
@MainActor struct LayerTests {
  private func line<V: View>(height: Int = 6, @ViewBuilder _ view: () -> V) -> String {
    let lines = draw(columns: 50, height: height) { view().frame(maxWidth: .infinity, alignment: .leading) }
    return lines.split(separator: "\n").map { line in
      (line.hasPrefix("~") ? String(line) : String(line.dropFirst(2))).replacing(#/ +\{/#) { _ in "  {" }
        .replacing(#/ {3,}/#) { _ in "   " }
    }.joined(separator: "\n")
  }

  @Test @MainActor func `Content below an opaque layer is spoken, and below a transparent one drawn`() {
    let hidden: [(String, AnyView, String)] = [
      row("a colour", "   Hi  {on white}\n~ heard, not seen: \"Hello\"") {
        layers(Text("Hello"), Color.white, Text("Hi")).frame(width: 80, height: 20)
      },
      row("a background", "  Hi  {on white}\n~ heard, not seen: \"Hello\"") {
        layers(Text("Hello"), Text("Hi").padding(.horizontal).background(.white))
      },
      row("a picture with a size", "<-------->  {image:tent stretched silent}\n~ heard, not seen: \"Hello\"") {
        layers(Text("Hello"), Image(decorative: "tent").resizable().frame(width: 80, height: 20))
      },
      row("what is passed over is not heard", "   Hi  {on white}") {
        layers(Text("Hello").accessibilityHidden(true), Color.white, Text("Hi")).frame(width: 80, height: 20)
      },
      row("what sticks out", "Hello <--->  {- | fill white}") {
        Text("Hello there").overlay(alignment: .trailing) { Color.white.frame(width: 40) }
      },
      row("what is said of it goes", "   Hi  {on white}\n~ heard, not seen: \"Hey\"") {
        layers(Text("Hello").accessibilityLabel("Hey"), Color.white, Text("Hi")).frame(width: 80, height: 20)
      },
      row("one fill over another", "   Hi  {on white}") {
        layers(Color.red, Color.white, Text("Hi")).frame(width: 80, height: 20)
      },
      row(
        "three texts are counted",
        "<-------->  {fill white}\n<   >\n<   >\n<-------->\n~ heard, not seen: \"a\", \"b\", 2 more"
      ) {
        ZStack {
          down(Text("a"), Text("b"), Text("c"), Text("d")); Color.white
        }.frame(width: 80, height: 80)
      },
    ]
    for (name, view, expected) in hidden { expect(line { view }, is: expected, "\(name)") }
    // A transparent view covers nothing, and has a note.
    let seen: [(String, AnyView, String)] = [
      row("a veil", "  Hello  {under black 30%}") {
        layers(Text("Hello"), Color.black.opacity(0.3)).frame(width: 80, height: 20)
      },
      row("something on a veil", "Hello  {under black 30%}\nOn it  {; over \"Hi\"}") {
        down(spacing: 0, Text("Hello"), Text("Hi")).overlay {
          Color.black.opacity(0.3)
          Text("On it").frame(maxHeight: .infinity, alignment: .bottom)
        }
      },
      row("a faded colour", "  Hello  {under white 50%}") {
        layers(Text("Hello"), Color.white.opacity(1).opacity(0.5)).frame(width: 80, height: 20)
      },
      row("an outline", "  Hello  {border red circle}") {
        layers(Text("Hello"), Circle().stroke(.red)).frame(width: 80, height: 20)
      },
    ]
    for (name, view, expected) in seen { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `Letters never mix, and a dot belongs to the view below it`() {
    let cases: [(String, AnyView, String)] = [
      row("texts", "   Hi  {; over \"Hello there\"}") { layers(Text("Hello there"), Text("Hi")) },
      row("a symbol over a text", "   <>  {xmark; over \"Hello there\"}") {
        layers(Text("Hello there"), Image(systemName: "xmark"))
      },
      row("a text over a symbol", "12  {; over <bell>}") { Image(systemName: "bell").overlay { Text("12") } },
      row("a dot at a text", "8<.>  {dot blue circle}") {
        Text("8").overlay(alignment: .bottomTrailing) { Circle().fill(.blue).frame(width: 6, height: 20) }
      },
      row("a dot at a symbol", "<><.>  {bell dot red circle}") {
        Image(systemName: "bell").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
      },
      row("a dot and what follows", "Inbox<.>All  {dot red circle | -}") {
        HStack(spacing: 0) {
          Text("Inbox").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
          Text("All")
        }
      },
      row("a dot before a text", "<.> On  {fill green circle}") {
        across(Circle().fill(.green).frame(width: 8, height: 20), Text("On"))
      },
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
    // A dot belongs to the view it is put on.
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

  @Test @MainActor func `Backgrounds and borders show their shadows, their modifiers and the style around`() {
    expect(line { Text("a").background(.shadow(.drop(radius: 2)), in: .capsule) }, is: "a  {on shadow capsule}")
    expect(
      line { Text("a").background(Color.red.shadow(.drop(radius: 2)), in: .capsule) }, is: "a  {on red shadow capsule}")
    expect(
      line { Text("a").background(Color.red.shadow(.inner(color: .blue, radius: 2)), in: .capsule) },
      is: "a  {on red inner shadow blue capsule}")
    expect(line { Text("a").background(Color.red.shadow(.drop(radius: 0)), in: .capsule) }, is: "a  {on red capsule}")
    // A background and a border have the looks that modifiers add.
    let shape = RoundedRectangle(cornerRadius: 8)
    let cases: [(String, AnyView, String)] = [
      row("a shadow", "on white rounded shadow") { Text("a").background { shape.fill(.white).shadow(radius: 4) } },
      row("an opacity", "on red rounded opacity 30%") { Text("a").background { shape.fill(.red).opacity(0.3) } },
      row("opacities", "on red rounded opacity 25%") {
        Text("a").background { shape.fill(.red).opacity(0.5).opacity(0.5) }
      },
      row("a clip", "on red capsule") { Text("a").background(Color.red.clipShape(.capsule)) },
      row("a mixed border", "border red rounded blend multiply") {
        Text("a").overlay { shape.stroke(.red).blendMode(.multiply) }
      },
      row("a veil", "under black blend screen") { Text("a").overlay { Color.black.blendMode(.screen) } },
    ]
    for (name, view, expected) in cases { expect(line { view }, is: "a  {\(expected)}", "\(name)") }
    let unseen: [AnyView] = [
      AnyView(Text("a").overlay { shape.stroke(.red).opacity(0) }), AnyView(Text("a").background { shape.hidden() }),
      AnyView(Text("a").overlay(Color.red.opacity(0))), AnyView(Text("a").background(.red.opacity(0))),
    ]
    for view in unseen { expect(line { view }, is: "a") }
    // A background without a style has the style of the views around.
    let unstyled: [(String, AnyView, String)] = [
      row("none", "a  {on background capsule}") { Text("a").background(in: Capsule()) },
      row("one", "a  {on thinMaterial capsule}") { Text("a").background(in: Capsule()).backgroundStyle(.thinMaterial) },
      row("weaker", "a  {on quaternary 50%}") { Text("a").background().backgroundStyle(.quaternary.opacity(0.5)) },
      row("text", "a  {secondary 25%}") { Text("a").foregroundStyle(.secondary.opacity(0.25)) },
      row("whole", "a  {secondary}") { Text("a").foregroundStyle(.secondary.opacity(1)) },
    ]
    for (name, view, expected) in unstyled { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `Pictures, fills and fields' texts are at their visible places`() {
    // A picture without its first line is described on the first visible one.
    let picture = Image("tent").resizable().frame(width: 60, height: 80)
    let lines = draw(columns: 10) { Text("a").frame(height: 40).background(alignment: .bottom) { picture } }
      .split(separator: "\n")
    expect(lines.first?.contains("image:tent stretched"), is: true, "\(lines)")
    // A fill is the background of its content.
    let cases: [(String, AnyView, String)] = [
      row("nothing", "<-------->  {fill red}\n<-------->") { Color.red.frame(width: 80, height: 40) },
      row("a spinner, which has no slot", "<-------->  {fill white}\n< <...>  >\n<-------->") {
        layers(Color.white, ProgressView()).frame(width: 80, height: 60)
      },
      row("a hairline", "<-------->  {fill gray}") { Rectangle().fill(.gray).frame(width: 80, height: 1) },
      row("a dot at the lower edge of a text", "8<.>  {dot blue circle}") {
        Text("8").overlay(alignment: .bottomTrailing) { Circle().fill(.blue).frame(width: 6, height: 6) }
      },
      row("a distance", "") { Color.clear.frame(width: 80, height: 1) },
      row("several", "   a  {; on red, 2 lines}\n   b") {
        layers(Color.red.frame(height: 40), down(Text("a"), Text("b"))).frame(width: 80)
      },
      row("fills in fills", "   a  {on white circle on red}") {
        layers(Color.red.frame(width: 160, height: 20), Circle().fill(.white).frame(width: 80, height: 20), Text("a"))
      },
      row("the whole screen", "~ screen  on red\n   a") { layers(Color.red.ignoresSafeArea(), Text("a")) },
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
    // A field's text follows its alignment.
    func field(_ alignment: TextAlignment, _ text: String) -> String {
      line { TextField("Name", text: .constant(text)).frame(width: 120).multilineTextAlignment(alignment) }
    }
    expect(field(.leading, ""), begins: "|(Name)   ")
    expect(field(.trailing, ""), ends: "   (Name) |")
    expect(field(.trailing, "ada"), begins: "|   ada |")
  }
}
