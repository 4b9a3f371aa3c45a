import TestSupport
import Testing

@testable import TextUI

/// What lies over something else: layers in the golden format.
@MainActor
struct LayerTests {
  private func line<V: View>(height: Int = 6, @ViewBuilder _ view: () -> V) -> String {
    let lines = draw(columns: 50, height: height) { view().frame(maxWidth: .infinity, alignment: .leading) }
    return lines.split(separator: "\n").map { line in
      (line.hasPrefix("~") ? String(line) : String(line.dropFirst(2))).replacing(#/ +\{/#) { _ in "  {" }
        .replacing(#/ {3,}/#) { _ in "   " }
    }.joined(separator: "\n")
  }

  @Test @MainActor func `What lies below an opaque layer is not drawn, but heard`() {
    let cases: [(String, AnyView, String)] = [
      (
        "a colour",
        AnyView(
          ZStack {
            Text("Hello"); Color.white; Text("Hi")
          }.frame(width: 80, height: 20)), "   Hi  {on white}\n~ heard, not seen: \"Hello\""
      ),
      (
        "a background",
        AnyView(
          ZStack {
            Text("Hello"); Text("Hi").padding(.horizontal).background(.white)
          }), "  Hi  {on white}\n~ heard, not seen: \"Hello\""
      ),
      (
        "a picture with a size",
        AnyView(
          ZStack {
            Text("Hello"); Image(decorative: "tent").resizable().frame(width: 80, height: 20)
          }), "<-------->  {image:tent stretched silent}\n~ heard, not seen: \"Hello\""
      ),
      (
        "what is passed over is not heard",
        AnyView(
          ZStack {
            Text("Hello").accessibilityHidden(true); Color.white; Text("Hi")
          }.frame(width: 80, height: 20)), "   Hi  {on white}"
      ),
      (
        "what sticks out",
        AnyView(
          Text("Hello there").overlay(alignment: .trailing) {
            Color.white.frame(width: 40)
          }), "Hello <--->  {- | fill white}"
      ),
      (
        "what is said of it goes",
        AnyView(
          ZStack {
            Text("Hello").accessibilityLabel("Hey"); Color.white; Text("Hi")
          }.frame(width: 80, height: 20)), "   Hi  {on white}\n~ heard, not seen: \"Hey\""
      ),
      (
        "one fill over another",
        AnyView(
          ZStack {
            Color.red; Color.white; Text("Hi")
          }.frame(width: 80, height: 20)), "   Hi  {on white}"
      ),
      (
        "three texts are counted",
        AnyView(
          ZStack {
            VStack {
              Text("a"); Text("b"); Text("c"); Text("d")
            }; Color.white
          }.frame(width: 80, height: 80)),
        "<-------->  {fill white}\n<   >\n<   >\n<-------->\n~ heard, not seen: \"a\", \"b\", 2 more"
      ),
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `What is seen through covers nothing, and is told`() {
    let cases: [(String, AnyView, String)] = [
      (
        "a veil",
        AnyView(
          ZStack {
            Text("Hello"); Color.black.opacity(0.3)
          }.frame(width: 80, height: 20)), "  Hello  {under black 30%}"
      ),
      (
        "something on a veil",
        AnyView(
          VStack(spacing: 0) {
            Text("Hello")
            Text("Hi")
          }.overlay {
            Color.black.opacity(0.3)
            Text("On it").frame(maxHeight: .infinity, alignment: .bottom)
          }), "Hello  {under black 30%}\nOn it  {; over \"Hi\"}"
      ),
      (
        "a faded colour",
        AnyView(
          ZStack {
            Text("Hello"); Color.white.opacity(1).opacity(0.5)
          }.frame(width: 80, height: 20)), "  Hello  {under white 50%}"
      ),
      (
        "an outline",
        AnyView(
          ZStack {
            Text("Hello"); Circle().stroke(.red)
          }.frame(width: 80, height: 20)), "  Hello  {border red circle}"
      ),
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `Letters never mix`() {
    let cases: [(String, AnyView, String)] = [
      (
        "texts",
        AnyView(
          ZStack {
            Text("Hello there"); Text("Hi")
          }), "   Hi  {; over \"Hello there\"}"
      ),
      (
        "a symbol over a text",
        AnyView(
          ZStack {
            Text("Hello there"); Image(systemName: "xmark")
          }), "   <>  {xmark; over \"Hello there\"}"
      ),
      (
        "a text over a symbol",
        AnyView(Image(systemName: "bell").overlay { Text("12") }), "12  {; over <bell>}"
      ),
      (
        "a dot at a text",
        AnyView(Text("8").overlay(alignment: .bottomTrailing) { Circle().fill(.blue).frame(width: 6, height: 20) }),
        "8<.>  {dot blue circle}"
      ),
      (
        "a dot at a symbol",
        AnyView(
          Image(systemName: "bell").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
        ),
        "<><.>  {bell dot red circle}"
      ),
      (
        "a dot and what follows",
        AnyView(
          HStack(spacing: 0) {
            Text("Inbox").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
            Text("All")
          }), "Inbox<.>All  {dot red circle | -}"
      ),
      (
        "a dot before a text",
        AnyView(
          HStack {
            Circle().fill(.green).frame(width: 8, height: 20); Text("On")
          }), "<.> On  {fill green circle}"
      ),
      (
        "a heart in a picture's corner",
        AnyView(
          Image("tent").resizable().frame(width: 80, height: 20).overlay(alignment: .topTrailing) {
            Image(systemName: "heart")
          }), "<---- <> >  {image:tent stretched | heart}"
      ),
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `A ground that throws a shadow says so`() {
    expect(line { Text("a").background(.shadow(.drop(radius: 2)), in: .capsule) }, is: "a  {on shadow capsule}")
    expect(
      line { Text("a").background(Color.red.shadow(.drop(radius: 2)), in: .capsule) }, is: "a  {on red shadow capsule}")
    expect(
      line { Text("a").background(Color.red.shadow(.inner(color: .blue, radius: 2)), in: .capsule) },
      is: "a  {on red inner shadow blue capsule}")
    expect(line { Text("a").background(Color.red.shadow(.drop(radius: 0)), in: .capsule) }, is: "a  {on red capsule}")
  }

  @Test @MainActor func `A ground and a border have what modifiers add to them`() {
    let shape = RoundedRectangle(cornerRadius: 8)
    let cases: [(String, AnyView, String)] = [
      ("a shadow", AnyView(Text("a").background { shape.fill(.white).shadow(radius: 4) }), "on white rounded shadow"),
      ("an opacity", AnyView(Text("a").background { shape.fill(.red).opacity(0.3) }), "on red rounded opacity 30%"),
      (
        "opacities", AnyView(Text("a").background { shape.fill(.red).opacity(0.5).opacity(0.5) }),
        "on red rounded opacity 25%"
      ),
      ("a clip", AnyView(Text("a").background(Color.red.clipShape(.capsule))), "on red capsule"),
      (
        "a mixed border", AnyView(Text("a").overlay { shape.stroke(.red).blendMode(.multiply) }),
        "border red rounded blend multiply"
      ),
      ("a veil", AnyView(Text("a").overlay { Color.black.blendMode(.screen) }), "under black blend screen"),
    ]
    for (name, view, expected) in cases { expect(line { view }, is: "a  {\(expected)}", "\(name)") }
    let unseen: [AnyView] = [
      AnyView(Text("a").overlay { shape.stroke(.red).opacity(0) }), AnyView(Text("a").background { shape.hidden() }),
      AnyView(Text("a").overlay(Color.red.opacity(0))), AnyView(Text("a").background(.red.opacity(0))),
    ]
    for view in unseen { expect(line { view }, is: "a") }
  }

  @Test @MainActor func `A picture whose first line is out of sight says what it is on the first that is seen`() {
    let picture = Image("tent").resizable().frame(width: 60, height: 80)
    let lines = draw(columns: 10) { Text("a").frame(height: 40).background(alignment: .bottom) { picture } }
      .split(separator: "\n")
    expect(lines.first?.contains("image:tent stretched"), is: true, "\(lines)")
  }

  @Test @MainActor func `A fill is a ground for what stands on it`() {
    let cases: [(String, AnyView, String)] = [
      ("nothing", AnyView(Color.red.frame(width: 80, height: 40)), "<-------->  {fill red}\n<-------->"),
      (
        "a spinner, which has no slot",
        AnyView(
          ZStack {
            Color.white; ProgressView()
          }.frame(width: 80, height: 60)), "<-------->  {fill white}\n< <...>  >\n<-------->"
      ),
      ("a hairline", AnyView(Rectangle().fill(.gray).frame(width: 80, height: 1)), "<-------->  {fill gray}"),
      (
        "a dot at the lower edge of a text",
        AnyView(
          Text("8").overlay(alignment: .bottomTrailing) { Circle().fill(.blue).frame(width: 6, height: 6) }),
        "8<.>  {dot blue circle}"
      ),
      ("a distance", AnyView(Color.clear.frame(width: 80, height: 1)), ""),
      (
        "several",
        AnyView(
          ZStack {
            Color.red.frame(height: 40);
            VStack {
              Text("a"); Text("b")
            }
          }.frame(width: 80)), "   a  {; on red, 2 lines}\n   b"
      ),
      (
        "fills in fills",
        AnyView(
          ZStack {
            Color.red.frame(width: 160, height: 20)
            Circle().fill(.white).frame(width: 80, height: 20)
            Text("a")
          }), "   a  {on white circle on red}"
      ),
      (
        "the whole screen",
        AnyView(
          ZStack {
            Color.red.ignoresSafeArea()
            Text("a")
          }), "~ screen  on red\n   a"
      ),
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `A ground without a style of its own has that of the views around`() {
    let cases: [(String, AnyView, String)] = [
      ("none", AnyView(Text("a").background(in: Capsule())), "a  {on background capsule}"),
      (
        "one", AnyView(Text("a").background(in: Capsule()).backgroundStyle(.thinMaterial)),
        "a  {on thinMaterial capsule}"
      ),
      (
        "weaker", AnyView(Text("a").background().backgroundStyle(.quaternary.opacity(0.5))), "a  {on quaternary 50%}"
      ),
      ("text", AnyView(Text("a").foregroundStyle(.secondary.opacity(0.25))), "a  {secondary 25%}"),
      ("whole", AnyView(Text("a").foregroundStyle(.secondary.opacity(1))), "a  {secondary}"),
    ]
    for (name, view, expected) in cases { expect(line { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `A field's text stands where it is aligned`() {
    func field(_ alignment: TextAlignment, _ text: String) -> String {
      line { TextField("Name", text: .constant(text)).frame(width: 120).multilineTextAlignment(alignment) }
    }
    expect(field(.leading, ""), begins: "|(Name)   ")
    expect(field(.trailing, ""), ends: "   (Name) |")
    expect(field(.trailing, "ada"), begins: "|   ada |")
  }

  @Test @MainActor func `A dot is no element's piece but that of what it is put on`() {
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
}
