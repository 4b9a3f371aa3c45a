@testable import TextUI

/// The branches that a screen shows are known by the lines of their builders.
@MainActor struct BranchTests {
  @Test func `the branches below a pushed screen are not drawn, and those below an alert are`() {
    func lines(after control: String) -> [UInt] {
      let screen = TextScreen { Pages() }
      defer { screen.unmount() }
      screen.update()
      screen.press(control)
      screen.update()
      return screen.drawnBranches.sorted().map { $0.line - Pages.line }
    }
    expect(lines(after: "Push"), is: [11])
    expect(lines(after: "Ask"), is: [6, 14])
  }

  private struct Pages: View {
    static let line: UInt = #line
    @State var isPushed = false
    @State var isAlert = false
    var body: some View {
      NavigationStack {
        VStack {
          if isAlert { Text("Alert") } else { Text("None") }  // 6
          Button("Push") { isPushed = true }
          Button("Ask") { isAlert = true }
        }
        .navigationDestination(isPresented: $isPushed) {
          if isPushed { Text("Page") }  // 11
        }
        .alert("Sure?", isPresented: $isAlert) {
          if isAlert { Button("Yes") {} }  // 14
        }
      }
    }
  }

  private struct Sides: View {
    var isOn: Bool
    static let line: UInt = #line
    var body: some View {
      if isOn { Text("on") } else { Text("off") }  // 2, the braces in columns 15 and 35
      if isOn { Text("on") }; if !isOn { Text("off") }  // 3
    }
  }

  @Test func `the branches on one line are distinct`() {
    let sides: [(Bool, [String])] = [(true, ["2.15", "3.15", "-3.54"]), (false, ["2.35", "-3.28", "3.40"])]
    for (isOn, drawn) in sides {
      let screen = TextScreen { Sides(isOn: isOn) }
      defer { screen.unmount() }
      screen.update()
      let places = screen.drawnBranches.sorted().map {
        ($0.kind == .skipped ? "-" : "") + "\($0.line - Sides.line).\($0.column)"
      }
      expect(places, is: drawn)
    }
  }

  @Test func `a ForEach is drawn if it has a row`() {
    let rows: [([String], [String])] = [(["a"], ["3.16", "4.13", "5.16", "6.16", "7.18", "9.16", "12.13"]), ([], [])]
    for (data, drawn) in rows {
      let screen = TextScreen { Rows(data: data) }
      defer { screen.unmount() }
      screen.update()
      let places = screen.drawnBranches.sorted()
      expect(places.allSatisfy { $0.kind == .rows })
      expect(places.map { "\($0.line - Rows.line).\($0.column)" }, is: drawn)
    }
  }

  private struct Rows: View {
    var data: [String]
    static let line: UInt = #line
    var body: some View {
      VStack {
        ForEach(data, id: \.self) { Text($0) }  // 3, the parenthesis in column 16
        List(data, id: \.self) { Text($0) }  // 4
        ForEach(0..<data.count) { row in Text("\(row)") }  // 5
        ForEach(data.map(Item.init)) { item in  // 6
          ForEach([item.id], id: \.self, content: Text.init(verbatim:))  // 7
        }
        ForEach(  // 9
          data, id: \.self
        ) { Text($0) }
        List(data.map(Item.init), selection: .constant("")) { Text($0.id) }  // 12
      }
    }
  }
  private struct Item: Identifiable { let id: String }
}
