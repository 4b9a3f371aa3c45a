@testable import TextUI

/// A presentation is drawn below the screen, has its own lifetime, and alone can be reached.
@MainActor struct PresentationTests {
  @Test @MainActor func `each kind opens its lines, and the screen above stays as it is`() throws {
    let kinds: [(button: String, drawing: String, controls: [String])] = [
      (
        "Alert",
        """
        ! alert
        | Couldn't save
        | The server says no.
        | |(Name)                      |
        | [Cancel] [Try Again]            {cancel | -}
        """, ["field Name", "button Cancel", "button Try Again"]
      ),
      (
        "Two", "! alert\n| Two\n| [No] [Delete]                   {cancel | destructive}",
        ["button No", "button Delete"]
      ), ("Error", "! alert\n| It failed\n| [OK]", ["button OK"]),
      (
        "Dialog", "! dialog\n| Delete?\n| [Delete] [Cancel]               {destructive | cancel}",
        ["button Delete", "button Cancel"]
      ), ("Quiet dialog", "! dialog\n| [Cancel]                        {cancel}", ["button Cancel"]),
      (
        "Sheet",
        """
        ! sheet  {large and medium}
        | =                         [Done]
        | = In sheet
        | * A
        | * B
        """, ["button Done"]
      ), ("Cover", "! cover\n|              [Close]", ["button Close"]), ("Pop", "! sheet\n|               Popped", []),
      ("Menu", "! menu\n| [One]\n| [Two]                           {destructive}", ["button One", "button Two"]),
    ]
    for kind in kinds {
      let screen = ScreenInUse(height: 14) { PresentingScreen() }
      let atRest = screen.text
      try screen.press(kind.button)
      expect(screen.text, is: atRest + "\n" + kind.drawing, "\(kind.button)")
      expect(screen.controls, is: kind.controls, "\(kind.button)")
      screen.screen.presentation?.dismiss()
      screen.screen.update()
      expect(screen.text, is: atRest, "\(kind.button)")
    }
  }

  @Test func `facts of a field in an alert are below it, and no text looks like one`() {
    let alert = draw(columns: 20, height: 5) {
      Text("a").alert("~ 5 minutes", isPresented: .constant(true)) {
        TextField("Code", text: .constant("")).keyboardType(.numberPad)
        Button("OK") {}
      }
    }
    expect(alert, contains: "! alert\n| \\~ 5 minutes\n| |(Code)", "|\n| ~ keyboard: numberPad\n| [OK]")
  }

  @Test func `a sheet's note shows its height`() {
    func heading<V: View>(_ view: V) -> String? {
      draw(height: 2) { Text("a").sheet(isPresented: .constant(true)) { view } }
        .split(separator: "\n").first { $0.hasPrefix("! ") }.map(String.init)
    }
    let text = Text("Hi")
    expect(heading(text), is: "! sheet")
    expect(heading(text.presentationDetents([.large])), is: "! sheet")
    expect(heading(text.presentationDetents([.medium])), is: "! sheet  {medium}")
    expect(
      heading(text.interactiveDismissDisabled().presentationDetents([.medium, .large])),
      is: "! sheet  {large and medium; no swipe away}")
    expect(
      heading(text.presentationDetents([.height(200), .fraction(0.3)], selection: .constant(.height(200)))),
      is: "! sheet  {height 200 of fraction 30% and height 200}")
    expect(
      heading(text.presentationBackgroundInteraction(.enabled).presentationDragIndicator(.visible)),
      is: "! sheet  {grabber; background stays usable}")
  }

  @Test func `a presentation lives while it is shown`() throws {
    let log = Journal()
    let screen = ScreenInUse(height: 3) { Presenter(log: log) }
    expect(log.take(), is: ["screen appears"])
    try screen.press("Open 1")
    // Evaluated only now, with the objects of the presenting view.
    expect(log.take(), is: ["1 made for Ada", "1 appears"])
    try screen.press("Count")
    try screen.press("Count")
    expect(screen.text, ends: "Count: 2\n| ~ tap\n|              [Close]\n|              [Open 2]")
    _ = log.take()
    // Another item is another presentation: its state starts afresh.
    try screen.press("Open 2")
    expect(log.take(), is: ["1 disappears", "dismissed", "2 made for Ada", "2 appears"])
    expect(screen.text, contains: "Count: 0")
    try screen.press("Close")
    expect(log.take(), is: ["2 disappears", "dismissed"])
    expect(screen.issues, is: [])
  }

  @Test func `presentations nest, and the topmost alone can be reached or pulled down`() throws {
    let nested = ScreenInUse(height: 2) { Nesting(depth: 0) }
    try nested.press("Open 0")
    try nested.press("Open 1")
    expect(
      nested.text,
      is: """
                     [Open 0]
        ! sheet
        |              [Open 1]
        | ! sheet  {no swipe away}
        | |              [Open 2]
        """)
    expect(nested.controls, is: ["button Open 2"])
    expect(
      nested.screen.presentation?.obstacle,
      is: "The sheet has interactiveDismissDisabled: only a control in it dismisses it.")
    nested.screen.presentation?.dismiss()
    nested.screen.update()
    expect(nested.controls, is: ["button Open 1"])
    expect(nested.screen.presentation?.obstacle == nil)
  }
}

private struct Nesting: View {
  let depth: Int
  @State var isOpen = false
  var body: some View {
    Button("Open \(depth)") { isOpen = true }.sheet(isPresented: $isOpen) { AnyView(Nesting(depth: depth + 1)) }
      .interactiveDismissDisabled(depth == 2)
  }
}

private struct Presenter: View {
  struct Item: Identifiable { let id: Int }
  final class User: ObservableObject { let name = "Ada" }
  let log: Journal
  @StateObject var user = User()
  @State var item: Item?
  var body: some View {
    Button("Open 1") { item = Item(id: 1) }
      .onAppear { log.add("screen appears") }
      .onDisappear { log.add("screen disappears") }
      .sheet(item: $item, onDismiss: { log.add("dismissed") }) { item in
        Presented(id: item.id, log: log) { self.item = Item(id: 2) }
      }
      .environmentObject(user)
  }

  struct Presented: View {
    let id: Int
    let log: Journal
    let next: () -> Void
    @EnvironmentObject var user: User
    @Environment(\.dismiss) var dismiss
    @State var count = 0
    @State var isNew = true
    var body: some View {
      let _ = isNew ? log.add("\(id) made for \(user.name)") : ()
      VStack {
        Text("Count: \(count)").onTapGesture { count += 1 }.accessibilityIdentifier("Count")
        Button("Close") { dismiss() }
        if id == 1 { Button("Open 2") { next() } }
      }.onAppear { log.add("\(id) appears") }.onDisappear { log.add("\(id) disappears") }
    }
  }
}

private struct PresentingScreen: View {
  struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
  enum Shown: String { case alert, two, error, dialog, quiet, sheet, cover, pop }
  @State var shown: Shown?
  @State var name = ""

  private func isShown(_ kind: Shown) -> Binding<Bool> {
    let shown = $shown
    return Binding(
      get: { MainActor.assumeIsolated { shown.wrappedValue == kind } },
      set: { isOn in MainActor.assumeIsolated { shown.wrappedValue = isOn ? kind : nil } })
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button("Alert") { shown = .alert }.alert("Couldn't save", isPresented: isShown(.alert)) {
        TextField("Name", text: $name)
        Button("Cancel", role: .cancel) {}
        Button("Try Again") {}
      } message: {
        Text("The server says no.")
      }
      Button("Two") { shown = .two }.alert(isPresented: isShown(.two)) {
        Alert(
          title: Text("Two"), primaryButton: .cancel(Text("No")),
          secondaryButton: .destructive(Text("Delete"), action: {}))
      }
      Button("Error") { shown = .error }.alert(isPresented: isShown(.error), error: Failure()) {}
      Button("Dialog") { shown = .dialog }
        .confirmationDialog("Delete?", isPresented: isShown(.dialog), titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
        }
      Button("Quiet dialog") { shown = .quiet }.confirmationDialog("Never seen", isPresented: isShown(.quiet)) {}
      Button("Sheet") { shown = .sheet }.sheet(isPresented: isShown(.sheet)) {
        NavigationStack {
          List(["A", "B"], id: \.self) { Text($0) }
            .navigationTitle("In sheet").toolbar { Button("Done") { shown = nil } }
        }.presentationDetents([.medium, .large])
      }
      Button("Cover") { shown = .cover }.fullScreenCover(isPresented: isShown(.cover)) { Closing() }
      Button("Pop") { shown = .pop }.popover(isPresented: isShown(.pop)) { Text("Popped") }
      Menu("Menu") { views(Button("One") {}, Button("Two", role: .destructive) {}) }
    }
  }
}

private struct Closing: View {
  @Environment(\.presentationMode) var presentationMode
  var body: some View { Button("Close") { presentationMode.wrappedValue.dismiss() } }
}

@MainActor struct PresentationChangeTests {
  @Test func `a sheet follows the presenter's state, and its own controls change it`() throws {
    struct Counter: View {
      @State var count = 0
      @State var isOpen = true
      var body: some View {
        Text("Outside \(count)").sheet(isPresented: $isOpen) {
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
    // Text that does not parse is shown while it is typed, and changes nothing; any other change of the value wins.
    try screen.type("7x", into: "Amount")
    expect(screen.text, contains: "Outside 7", "|>7x ")
    try screen.perform("Increment", on: "Count")
    expect(screen.text, contains: "|>8 ")
    try screen.press("Close")
    expect(screen.text, is: "\n       Outside 8")
  }

  @Test func `an item that changes under its sheet keeps the sheet`() throws {
    struct Note: Identifiable {
      let id = 1
      var text: String
    }
    struct Held: View {
      let text: String
      @State var first: String?
      var body: some View { Text("\(text), at first \(first ?? "-")").onAppear { first = text } }
    }
    let editor = With(value: Note(text: "old") as Note?) { $note in
      Color.clear.sheet(item: $note) { shown in
        down(Held(text: shown.text), Button("Change") { note?.text = "new" }, Button("Away") { note = nil })
      }
    }
    let editing = ScreenInUse(columns: 24, height: 3) { editor }
    expect(editing.text, contains: "old, at first old")
    try editing.press("Change")
    expect(editing.text, contains: "new, at first old")
    try editing.press("Away")
    expect(editing.controls, is: [])
  }
}
