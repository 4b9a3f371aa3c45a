@testable import TextUI

@MainActor struct ControlMarkTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String {
    draw(height: height ?? 1) { NavigationStack { view } }.drawn
  }

  private static let address = URL(string: "https://a.b")!
  private static let long = "A title that takes two lines of it"

  private struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().frame(maxWidth: .infinity).background(Color.blue)
    }
  }

  @Test func `a wrapped label is closed after its last line`() {
    let wrapped: [(name: String, view: AnyView, closing: String)] = [
      row("button", "]") { Button(Self.long) {} }, row("link", " ^]") { Link(Self.long, destination: Self.address) },
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
      expect(lines.first?.hasSuffix("]"), is: false, "\(control.name): \(lines)")
      expect(lines.last?.hasSuffix(control.closing), is: true, "\(control.name): \(lines)")
    }
  }

  @Test func `padding and a background have no marks of their own, and links look like buttons`() {
    check("[        B         ]  {on blue}", height: 5) { Button("B") {}.buttonStyle(Filled()) }
    check("[        L        ^]  {link https://a.b on blue}", height: 5) {
      Link("L", destination: Self.address).buttonStyle(Filled())
    }
    check("[       N         >]  {on blue}", height: 5) { NavigationLink("N") { Text("x") }.buttonStyle(Filled()) }
  }

  @Test func `links and menus have notes for button styles`() {
    func prominent(_ view: some View) -> some View { view.buttonStyle(.borderedProminent).buttonBorderShape(.capsule) }
    check("[B]  {prominent capsule}") { prominent(Button("B") {}) }
    check("[L ^]  {link https://a.b prominent capsule}") { prominent(Link("L", destination: Self.address)) }
    check("[N >]  {prominent capsule}") { prominent(NavigationLink("N") { Text("x") }) }
    check("[M v]  {prominent capsule}") { prominent(Menu("M") { Text("x") }) }
  }

  @Test func `a row of a list is not a button`() {
    expect(
      draw(height: 1) { NavigationStack { List { NavigationLink("N") { Text("x") }.buttonStyle(.bordered) } } },
      is: "* N                  >")
  }

  @Test func `the brackets of a button around an area are beside it`() {
    check("[ <---> ]  {image:a stretched}") {
      Button(action: {}) { Image("a").resizable().frame(width: 40, height: 20) }
    }
    check("[ <---> ]  {fill red circle}") { Button(action: {}) { Circle().fill(.red).frame(width: 40, height: 20) } }
    check("[ <canvas--> ]") { Button(action: {}) { Canvas { _, _ in }.frame(width: 80, height: 20) } }
  }

  @Test func `content on an area touches neither its edges nor its line`() {
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
  }

  @Test func `content of full width has its line alone`() {
    expect(
      draw(height: 3) {
        Image("a").resizable().frame(width: 96, height: 60).overlay(alignment: .bottom) { Text("Snake Plant") }
      }, is: "      <---------->      {image:a stretched}\n      <          >\n      Snake Plant")
  }

  @Test func `a row begins with its visible part, which has the sign`() {
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
      }, is: "* One                >\n  Two\n* Next")
  }

  @Test func `a prompt is not cut for its parentheses, which a phone does not show`() {
    let prompt = "Search movies to add to your list"
    let width = Lettering.body.width(of: prompt)
    func field(_ width: Int) -> String {
      draw(columns: 50, height: 1) { TextField(prompt, text: .constant("")).frame(width: CGFloat(width)) }
    }
    expect(field(width + 16), contains: "(\(prompt))")
    expect(field(width - 20), contains: "...")
  }

  @Test func `a badge is drawn as its text`() {
    let badges: [(view: AnyView, drawing: String)] = [
      row("* A                <3>") { Text("A").badge(3) }, row("* A") { Text("A").badge("") },
      row("* A                 <>  {- | bolt}") { Text("A").badge(Text(Image(systemName: "bolt"))) },
      row("* A                  >") { NavigationLink("A") { Text("x") }.badge("") },
      row("* A              <>  >  {- | bolt}") {
        NavigationLink("A") { Text("x") }.badge(Text(Image(systemName: "bolt")))
      },
    ]
    for badge in badges { expect(draw(height: 1) { NavigationStack { List { badge.view } } }, is: badge.drawing) }
  }

  @Test func `a badge has an effect on a menu's item`() {
    let screen = TextScreen(Menu("More") { Button("Inbox") {}.badge(3) }, columns: 30, height: 12)
    screen.update()
    defer { screen.unmount() }
    screen.press("More")
    expect(screen.look.misplaced, is: [])
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
