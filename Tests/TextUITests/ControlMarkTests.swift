@testable import TextUI

/// The marks of controls are beside their content, and nowhere else.
@MainActor struct ControlMarkTests {
  private static let address = URL(string: "https://a.b")!
  private static let long = "A title that takes two lines of it"

  private struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().frame(maxWidth: .infinity).background(Color.blue)
    }
  }

  @Test @MainActor func `marks of buttons, links and menus surround their content`() {
    // A wrapped label is closed after its last line.
    let wrapped: [(name: String, view: AnyView, closing: String)] = [
      row("button", "]") { Button(Self.long) {} },
      row("link", " ^]") { Link(Self.long, destination: Self.address) },
      row("share link", " ^]") { ShareLink(Self.long, item: "x") },
      row("navigation link", " >]") { NavigationLink(Self.long) { Text("x") } },
      row("menu", " v]") { Menu(Self.long) { Text("x") } },
    ]
    for control in wrapped {
      let lines = draw(columns: 24, height: 4) { NavigationStack { control.view } }.split(separator: "\n").map {
        String($0.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
      }
      expect(lines.count, is: 2, "\(control.name)")
      expect(lines.first?.hasPrefix("["), is: true, "\(control.name): \(lines)")
      expect(lines.last?.hasPrefix("["), is: false, "\(control.name): \(lines)")
      expect(
        lines.first?.hasSuffix("]") == false && lines.last?.hasSuffix(control.closing) == true,
        "\(control.name): \(lines)")
    }
    // Padding and a background have no marks of their own, and links look like buttons.
    let grounded: [(view: AnyView, drawing: String)] = [
      row("[        B         ]  {on blue}") { Button("B") {} },
      row("[        L        ^]  {link https://a.b on blue}") { Link("L", destination: Self.address) },
      row("[       N         >]  {on blue}") { NavigationLink("N") { Text("x") } },
    ]
    for control in grounded {
      expect(draw(height: 5) { NavigationStack { control.view.buttonStyle(Filled()) } }.drawn, is: control.drawing)
    }
    // Links and menus have notes for button styles.
    let styled: [(view: AnyView, drawing: String)] = [
      row("[B]  {prominent capsule}") { Button("B") {} },
      row("[L ^]  {link https://a.b prominent capsule}") { Link("L", destination: Self.address) },
      row("[N >]  {prominent capsule}") { NavigationLink("N") { Text("x") } },
      row("[M v]  {prominent capsule}") { Menu("M") { Text("x") } },
    ]
    for control in styled {
      let view = control.view.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      expect(draw(height: 1) { NavigationStack { view } }.drawn, is: control.drawing)
    }
    // A row of a list is not a button.
    expect(
      draw(height: 1) { NavigationStack { List { NavigationLink("N") { Text("x") }.buttonStyle(.bordered) } } },
      is: "* N                  >")
    // The brackets of a button around an area are beside it.
    let labels: [(view: AnyView, drawing: String)] = [
      row("[ <---> ]  {image:a stretched}") { Image("a").resizable().frame(width: 40, height: 20) },
      row("[ <---> ]  {fill red circle}") { Circle().fill(.red).frame(width: 40, height: 20) },
      row("[ <canvas--> ]") { Canvas { _, _ in }.frame(width: 80, height: 20) },
    ]
    for label in labels { expect(draw(height: 1) { Button(action: {}) { label.view } }.drawn, is: label.drawing) }
  }

  @Test @MainActor func `areas, rows, prompts and badges have marks where they are visible`() {
    // Content on an area touches neither its edges nor its line.
    let picture = Image("a").resizable().frame(width: 120, height: 40)
    let cases: [(alignment: Alignment, drawing: String)] = [
      (.topLeading, "< Fantasy ---->\n<------------->"), (.bottomLeading, "<------------->\n< Fantasy ---->"),
      (.bottomTrailing, "<------------->\n<---- Fantasy >"), (.bottom, "<------------->\n<-- Fantasy -->"),
    ]
    for (alignment, drawing) in cases {
      let lines = draw(height: 2) { picture.overlay(alignment: alignment) { Text("Fantasy") } }
      let drawn = lines.split(separator: "\n").map { line in
        String(line.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
      }
      expect(drawn.joined(separator: "\n"), is: drawing)
    }
    // Content of full width has its line alone.
    expect(
      draw(height: 3) {
        Image("a").resizable().frame(width: 96, height: 60).overlay(alignment: .bottom) { Text("Snake Plant") }
      }, is: "      <---------->      {image:a stretched}\n      <          >\n      Snake Plant")
    // A row begins with its visible part, which has the sign.
    expect(
      draw(height: 8) {
        NavigationStack {
          List {
            NavigationLink {
              Text("x")
            } label: {
              down(alignment: .leading, Text("One"), Text("Two")).padding(.vertical, 20)
            }
            Text("Next").padding(.vertical, 20)
          }
        }
      },
      is: """
        * One                >
          Two
        * Next
        """)
    // A prompt is not cut for its parentheses, which a phone does not show.
    let prompt = "Search movies to add to your list"
    let width = Lettering.body.width(of: prompt)
    func field(_ width: Int) -> String {
      draw(columns: 50, height: 1) { TextField(prompt, text: .constant("")).frame(width: CGFloat(width)) }
    }
    expect(field(width + 16), contains: "(\(prompt))")
    expect(field(width - 20), contains: "...")
    // A badge is drawn as its text.
    let badges: [(view: AnyView, drawing: String)] = [
      row("* A                <3>") { Text("A").badge(3) },
      row("* A") { Text("A").badge("") },
      row("* A                 <>  {- | bolt}") { Text("A").badge(Text(Image(systemName: "bolt"))) },
      row("* A                  >") { NavigationLink("A") { Text("x") }.badge("") },
      row("* A              <>  >  {- | bolt}") {
        NavigationLink("A") { Text("x") }.badge(Text(Image(systemName: "bolt")))
      },
    ]
    for badge in badges { expect(draw(height: 1) { NavigationStack { List { badge.view } } }, is: badge.drawing) }
  }
}

extension String {
  /// The drawing and its note, two blanks apart, without the lines around them.
  fileprivate var drawn: String {
    split(separator: "\n").map { line in
      let parts = line.split(separator: "{", maxSplits: 1)
      let text = parts[0].trimmingCharacters(in: .whitespaces)
      return parts.count > 1 ? "\(text)  {\(parts[1])" : text
    }.joined(separator: "\n")
  }
}
