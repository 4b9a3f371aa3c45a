@testable import TextUI

@MainActor struct ListTests {
  @Test @MainActor func `rows are deleted and moved`() throws {
    let shopping = With(value: ["Milk", "Bread", "Salt"]) { $items in
      NavigationStack {
        List {
          ForEach(items, id: \.self) { item in
            Text(item).deleteDisabled(item == "Salt").swipeActions(edge: .leading) {
              Button("Pin") { items.sort { a, _ in a == item } }
            }
          }.onDelete { items.remove(atOffsets: $0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }.listStyle(.plain).toolbar { EditButton() }
      }
    }
    let screen = ScreenInUse(columns: 20, height: 5) { shopping }
    expect(
      screen.text,
      is: """
        =               [Edit]
        ~ list  plain
        ~ each  swipe from left: Pin; move
        * Milk
        * Bread
        * Salt
        """)
    try expect(screen.element("Bread").actions.map(\.name), is: ["Pin", "Move Up", "Move Down"])
    try expect(screen.element("Salt").actions.map(\.name), is: ["Pin", "Move Up", "Move Down"])
    try screen.perform("Pin", on: "Salt")
    try screen.perform("Move Down", on: "Salt")
    expect(screen.text, ends: "\n* Milk\n* Salt\n* Bread")
    try screen.press("Edit")
    expect(
      screen.text,
      is:
        "=               [Done]\n~ list  plain\n* <x> Milk         <=>\n* Salt             <=>\n* <x> Bread        <=>")
    try screen.perform("Delete", on: "Milk")
    try screen.press("Done")
    expect(screen.text, ends: "\n* Salt\n* Bread")
  }

  @Test func `presses select rows of a list`() throws {
    struct Choosing: View {
      @State var one: String? = "B"
      @State var many: Set<Int> = [1]
      var body: some View {
        List(["A", "B"], id: \.self, selection: $one) { Text($0) }
        List(selection: $many) {
          Section("Numbers") {
            Text("One").tag(1)
            Text("Two").tag(2)
            Text("Three").tag(3).selectionDisabled()
            Text("Title")
          }
        }.environment(\.editMode, .constant(.active))
      }
    }
    let screen = ScreenInUse(columns: 20, height: 10) { Choosing() }
    expect(screen.text, is: "* A\n*>B\n\n: Numbers\n*>One\n* Two\n* Three\n* Title")
    try screen.press("A")
    try screen.press("Two")
    try screen.press("One")
    expect(screen.text, is: "*>A\n* B\n\n: Numbers\n* One\n*>Two\n* Three\n* Title")
    expect(
      screen.screen.elements.map { "\($0.role) \($0.label)\($0.isSelected ? " selected" : "")" },
      is: ["row A selected", "row B", "header Numbers", "row One", "row Two selected", "text Three", "text Title"])
  }

  @Test func `a table is a list of its first column`() throws {
    struct City: Identifiable {
      let id: String
      let size: Int
    }
    struct Cities: View {
      @State private var chosen: Set<String> = []
      @State private var order = [KeyPathComparator(\City.size, order: .reverse)]
      private let cities = [City(id: "Oslo", size: 7), City(id: "Bergen", size: 3)]
      var body: some View {
        Table(selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.id) { Text($0.id) }
          TableColumn("Size", value: \.size) { Text("\($0.size)") }.width(60)
          TableColumn("More") { _ in Image(systemName: "ellipsis") }
        } rows: {
          Section("Norway") { ForEach(cities.sorted(using: order)) { TableRow($0) } }
          TableRow(City(id: "Rome", size: 28))
        }.tableStyle(.inset).environment(\.editMode, .constant(.active))
        Table(cities) { TableColumn("Name", value: \.id) }
      }
    }
    let table = ScreenInUse(columns: 20, height: 10) { Cities() }
    expect(table.text, is: ": Norway\n* Oslo\n* Bergen\n\n* Rome\n\n* Oslo\n* Bergen")
    try table.press("Oslo")
    expect(table.text, begins: ": Norway\n*>Oslo\n* Bergen")
  }

  @Test func `scrolling shows the rows below, a screenful at a time`() {
    let log = Journal()
    let screen = ScreenInUse(columns: 20, height: 4) {
      List(0..<10) { row in Text("Row \(row)").onAppear { log.add("\(row)") } }
    }
    expect(screen.text, is: "* Row 0\n* Row 1\n* Row 2\n* Row 3                 {; 6 more below}")
    expect(log.take(), is: ["0", "1", "2", "3"])
    expect(screen.screen.scrollForward())
    expect(screen.screen.needsUpdate)
    screen.screen.update()
    expect(
      screen.text,
      is: "* Row 4                 {; 4 more above}\n* Row 5\n* Row 6\n* Row 7                 {; 2 more below}")
    expect(screen.screen.scrollForward())
    screen.screen.update()
    expect(screen.text, is: "* Row 6                 {; 6 more above}\n* Row 7\n* Row 8\n* Row 9")
    expect(log.take(), is: ["4", "5", "6", "7", "8", "9"])
    expect(!screen.screen.scrollForward())
  }

  @Test func `sections close, rows have badges`() throws {
    let boxes = With(value: true) { $isOpen in
      List {
        Section("Boxes", isExpanded: $isOpen) { views(Text("Inbox").badge(3), Text("Sent").badge(0)) }
        Text("Drafts").badge("new").listRowSeparator(.hidden).listRowBackground(Color.red)
      }.listStyle(.sidebar)
    }
    let mail = ScreenInUse(columns: 20, height: 5) { boxes }
    expect(
      mail.text,
      is:
        "~ list  sidebar\n: [v Boxes]\n* Inbox            <3>\n* Sent\n\n* Drafts         <new>  {; on red}\n~ no separator"
    )
    try mail.press("Boxes")
    expect(mail.text, is: "~ list  sidebar\n: [> Boxes]\n\n* Drafts         <new>  {; on red}\n~ no separator")
  }

  @Test func `a section without a header begins with a blank line, but not the first one`() {
    let text = draw(columns: 10, height: 9) {
      List {
        Section { Text("a") }
        Section(content: { Text("b") }, footer: { Text("f") })
        Section { Text("c") }
        Text("d")
        Section("H") { Text("e") }
      }
    }
    expect(text, is: "* a\n\n* b\n. f\n\n* c\n\n* d\n: H\n* e")
  }
}
