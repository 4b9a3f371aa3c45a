import TestSupport
import Testing

@testable import TextUI

/// What a picture or a drawing is said to be stands beside it, wherever it is.
@MainActor
@Suite struct SaidPictureTests {
  private static let picture = Image("a", label: Text("Said"))

  @Test @MainActor func `a picture's own label is said`() {
    let cases: [(name: String, view: AnyView, drawing: String)] = [
      ("alone", AnyView(Self.picture), "<>  {image:a \"Said\"}"),
      (
        "in a button",
        AnyView(
          Button {
          } label: {
            Self.picture
          }), "[<>]  {image:a \"Said\"}"
      ),
      (
        "before a text",
        AnyView(
          HStack {
            Self.picture; Text("b")
          }), "<> b  {image:a \"Said\", -}"
      ),
      (
        "in a label",
        AnyView(
          Label {
            Text("b")
          } icon: {
            Self.picture
          }), "<> b  {image:a \"Said\", -}"
      ),
      (
        "in a size", AnyView(Self.picture.resizable().frame(width: 40, height: 20)),
        "<--->  {image:a stretched \"Said\"}"
      ),
      ("said otherwise", AnyView(Self.picture.accessibilityLabel("Other")), "<>  {image:a \"Other\"}"),
      ("silent", AnyView(Self.picture.accessibilityHidden(true)), "<>  {image:a silent}"),
      ("as its name", AnyView(Image("a")), "<>  {image:a}"),
    ]
    for (name, view, drawing) in cases {
      expect(draw(columns: 30, height: 1) { view }.said, is: drawing, "\(name)")
    }
  }

  @Test @MainActor func `a drawing says its label`() {
    let canvas = Canvas { _, _ in }.frame(width: 80, height: 20)
    expect(draw(height: 1) { canvas.accessibilityLabel("Chart") }.said, is: "<canvas-->  {\"Chart\"}")
    expect(
      draw(height: 1) {
        Button {
        } label: {
          canvas
        }.accessibilityLabel("Draw")
      }.said, is: "[ <canvas--> ]  {\"Draw\"}")
  }
}

/// The focus is where the app says when the screen appears.
@MainActor
@Suite struct DefaultFocusTests {
  private enum Field { case name, city }

  private struct Form: View {
    @FocusState var field: Field?
    var asks: Field? = nil
    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        TextField("City", text: .constant("")).focused($field, equals: .city)
      }
      .defaultFocus($field, .city)
      .onAppear { if let asks { field = asks } }
      .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
    }
  }

  private struct Search: View {
    @FocusState var isTyping: Bool
    var body: some View { TextField("Find", text: .constant("")).focused($isTyping).defaultFocus($isTyping, true) }
  }

  @Test @MainActor func `a default focus takes it, unless the app has given it to another field`() {
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
