import TestSupport
import Testing

@testable import TextUI

/// What is on the screen follows the app's state while it is presented or pushed.
@MainActor
@Suite struct PresentationChangeTests {
  @Test @MainActor func `a sheet follows the presenter's state, and its own controls change it`() throws {
    struct Counter: View {
      @State var count = 0
      @State var isOpen = true
      var body: some View {
        Text("Outside \(count)")
          .sheet(isPresented: $isOpen) {
            VStack {
              Text("Inside \(count)")
              Stepper("Count", value: $count, in: 0...9)
              TextField("Amount", value: $count, format: .number)
              Button("Close") { isOpen = false }
            }
          }
      }
    }
    let screen = ScreenInUse(columns: 20, height: 4) { Counter() }
    expect(screen.text, begins: "\n       Outside 0\n! sheet\n|         Inside 0\n")
    try screen.perform("Increment", on: "Count")
    expect(screen.text, begins: "\n       Outside 1\n! sheet\n|         Inside 1\n")
    try screen.type("7", into: "Amount")
    expect(screen.text, contains: "Outside 7")
    // What does not parse is shown while it is typed, and changes nothing; another way of changing the value goes first.
    try screen.type("7x", into: "Amount")
    expect(screen.text, contains: "Outside 7", "|7x ")
    try screen.perform("Increment", on: "Count")
    expect(screen.text, contains: "|8 ")
    try screen.press("Close")
    expect(screen.text, is: "\n       Outside 8")
  }

  @Test @MainActor func `an item that changes under its sheet keeps the sheet`() throws {
    struct Note: Identifiable {
      let id = 1
      var text: String
    }
    struct Editor: View {
      @State var note: Note? = Note(text: "old")
      var body: some View {
        Color.clear.sheet(item: $note) { shown in
          VStack {
            Held(text: shown.text)
            Button("Change") { note?.text = "new" }
            Button("Away") { note = nil }
          }
        }
      }
      struct Held: View {
        let text: String
        @State var first: String?
        var body: some View { Text("\(text), at first \(first ?? "-")").onAppear { first = text } }
      }
    }
    let screen = ScreenInUse(columns: 24, height: 3) { Editor() }
    expect(screen.text, contains: "old, at first old")
    try screen.press("Change")
    expect(screen.text, contains: "new, at first old")
    try screen.press("Away")
    expect(screen.controls, is: [])
  }

  @Test @MainActor func `a screen whose row goes is not pushed any more when the app says so`() throws {
    struct Gone: View {
      @State var items = [1, 2]
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List(items, id: \.self) { NavigationLink("Item \($0)", value: $0) }
            .navigationDestination(for: Int.self) { item in
              Button("Remove") {
                items.removeAll { $0 == item }
                path.removeLast()
              }
            }
        }
      }
    }
    let screen = ScreenInUse(columns: 20, height: 3) { Gone() }
    try screen.press("Item 1")
    try screen.press("Remove")
    expect(screen.text, is: "* Item 2             >")
    expect(screen.issues, is: [])
  }
}
