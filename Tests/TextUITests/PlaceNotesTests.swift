@testable import TextUI

/// Where content is on the screen, which lines without distances do not show, and which field has the focus.
@MainActor struct PlaceNotesTests {
  /// The first words of the lines that say a place, with the place.
  private func places(height: Int = 40, _ view: some View) -> [String] {
    draw(columns: 24, height: height) { view }.replacing("| ", with: "").split(separator: "\n").compactMap { line in
      let place = ["at the top", "in the middle", "at the bottom"].first { line.contains("; \($0)") }
      return place.map { "\(line.split(separator: " ")[0]) \($0)" }
    }
  }

  private static var leading: some View { Text("Name").frame(maxWidth: .infinity, alignment: .leading) }
  private static var field: some View { TextField("City", text: .constant("")) }
  private static var wide: some View { Button(action: {}, label: { Text("Go").frame(maxWidth: .infinity) }) }
  private static let screens: [(String, AnyView, [String])] = [
    row("centered lines", []) { down(Text("Welcome"), Button("Start") {}) },
    row("centered lines at the top", ["Welcome at the top"]) { down(Text("Welcome"), Spacer()) },
    row("centered lines at the bottom", ["Welcome at the bottom"]) { down(Spacer(), Text("Welcome")) },
    row("a leading line at the top", []) { down(leading, Spacer()) },
    row("a leading line in the middle", ["Name in the middle"]) { leading },
    row("a field in the middle", ["|(City) in the middle"]) { down(field, Text("Type a name.")) },
    row("a narrower field", ["|(City) in the middle"]) { field.padding() },
    row("a wide button", []) { wide.buttonStyle(.borderedProminent) },
    row("a wide text", []) { Text("A sentence that is longer than the screen is wide") },
    row("below what scrolls", ["[Out] at the bottom"]) { down(ScrollView { Text("Short") }, Button("Out") {}) },
    row("below a short list", ["[Out] at the bottom"]) { down(List { Text("Row") }, Button("Out") {}) },
    row("two parts", ["A in the middle", "[Go] at the bottom"]) {
      down(Spacer(), Text("A"), Spacer(), Button("Go") {})
    },
    row("parts near the top", ["A at the top"]) { down(Text("A"), Text("B").padding(.top, 100), Spacer()) },
    row("a form", []) { Form { field } },
    row("distances of what scrolls", []) {
      ScrollView { VStack(alignment: .leading, spacing: 120) { ForEach(0..<9) { Text("row \($0)") } } }
    },
    row("a bar", []) { List { Text("Row") }.safeAreaInset(edge: .bottom) { Button("Pay") {} } },
    row("a sheet", ["Name in the middle"]) { Text("A").sheet(isPresented: .constant(true)) { leading } },
  ]

  @Test func `a note says where content is, if its line does not`() {
    for (name, view, expected) in Self.screens { expect(places(view), is: expected, name) }
  }

  @Test func `a low screen has no places`() {
    expect(places(height: 19, down(Spacer(), Text("A"))), is: [])
    expect(places(height: 20, down(Spacer(), Text("A"))), is: ["A at the bottom"])
  }

  private struct Fields: View {
    @State private var texts = ["", ""]
    @State private var isLocked = false
    var body: some View {
      down(
        down(TextField("One", text: $texts[0]), TextField("Two", text: $texts[1])).disabled(isLocked),
        Button("Lock") { isLocked.toggle() })
    }
  }

  @Test func `the field that the user types in has the focus, and no other`() throws {
    let screen = ScreenInUse(columns: 12, height: 4) { Fields() }
    func fields() -> [String] {
      screen.text.split(separator: "\n").filter { $0.contains("|") }.map { String($0.dropFirst(2).prefix(3)) }
    }
    try screen.type("a", into: "One")
    expect(fields(), is: ["|>a", "|(T"])
    try screen.type("b", into: "Two")
    expect(fields(), is: ["|a ", "|>b"])
    try screen.press("Lock")
    expect(fields(), is: ["|~a", "|~b"])
    try screen.press("Lock")
    expect(fields(), is: ["|a ", "|b "])
  }
}
