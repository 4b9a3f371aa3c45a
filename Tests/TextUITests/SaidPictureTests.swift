@testable import TextUI

/// The spoken label of a picture or a drawing is beside it, wherever it is.
@MainActor struct SaidPictureTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { draw(columns: 30, height: 1) { view }.said }
  private static let picture = Image("a", label: Text("Said"))

  @Test func `a picture says its label`() {
    check("alone", "<>  {image:a \"Said\"}") { Self.picture }
    check("in a button", "[<>]  {image:a \"Said\"}") { Button(action: {}) { Self.picture } }
    check("before a text", "<> b  {image:a \"Said\", -}") { across(Self.picture, Text("b")) }
    check("in a label", "<> b  {image:a \"Said\", -}") { Label(title: { Text("b") }, icon: { Self.picture }) }
    check("in a size", "<--->  {image:a stretched \"Said\"}") { Self.picture.resizable().frame(width: 40, height: 20) }
    check("said otherwise", "<>  {image:a \"Other\"}") { Self.picture.accessibilityLabel("Other") }
    check("silent", "<>  {image:a silent}") { Self.picture.accessibilityHidden(true) }
    check("as its name", "<>  {image:a}") { Image("a") }
  }

  @Test func `a drawing says its label`() {
    let canvas = Canvas { _, _ in }.frame(width: 80, height: 20)
    expect(draw(height: 1) { canvas.accessibilityLabel("Chart") }.said, is: "<canvas-->  {\"Chart\"}")
    expect(
      draw(height: 1) { Button(action: {}) { canvas }.accessibilityLabel("Draw") }.said,
      is: "[ <canvas--> ]  {\"Draw\"}")
  }
}

@MainActor struct DefaultFocusTests {
  private enum Field { case name, city }

  private struct Form: View {
    @FocusState var field: Field?
    var asks: Field? = nil
    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        TextField("City", text: .constant("")).focused($field, equals: .city)
      }.defaultFocus($field, .city).onAppear { if let asks { field = asks } }.toolbar {
        ToolbarItem(placement: .keyboard) { Button("Done") {} }
      }
    }
  }

  private struct Search: View {
    @FocusState var isTyping: Bool
    var body: some View { TextField("Find", text: .constant("")).focused($isTyping).defaultFocus($isTyping, true) }
  }

  @Test func `a default focus takes it, unless the app has given it to another field`() {
    let form = TextScreen(columns: 20, height: 4) { NavigationStack { Form() } }
    expect(form.text, contains: "|>(City)", "|(Name)")
    // The bar above the keyboard is there with it.
    expect(form.text, contains: "_ [Done]")
    let search = TextScreen(columns: 20, height: 1) { Search() }
    expect(search.text, contains: "|>(Find)")
  }
}

extension String {
  /// The drawing, and its note two blanks away.
  fileprivate var said: String { String(untilNote.drop { $0 == " " }) }
}
