@testable import TextUI

@MainActor struct ScrollTests: DrawnSuite {
  @Test func `A view that fills its space fills the least height of a frame, and a higher one is not cut`() {
    let text = draw(columns: 12, height: 12) {
      ScrollView {
        Color.red.frame(minHeight: 60)
        GeometryReader { Text("\(Int($0.size.height))") }.frame(minHeight: 40, maxHeight: .infinity)
        Text("1\n2\n3").frame(minHeight: 40)
      }
    }
    expect(
      text,
      is: """
          <---------->  {fill red}
          <          >
          <---------->
          40

               1
               2
               3
        """, "\(text)")
  }

  @Test func `A scroll view shows the content that fits and counts the rest`() {
    check("   row 0\n   row 1\n   row 2    {; 2 more lines below}", columns: 8, height: 3) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<5) { Text("row \($0)") } } }
    }
    check("   short", columns: 8, height: 3) { ScrollView { Text("short") } }
    check("  0  1  2  3  {; 12 more columns right}", columns: 8, height: 3) {
      ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("\($0)") } } }
    }
  }

  @Test @MainActor func `Lazy stacks and grids evaluate only visible rows`() {
    let journal = Journal()
    let row: @MainActor (Int) -> Text = { index in
      journal.add("\(index)")
      return Text("row \(index)")
    }
    check("   row 0\n   row 1\n   row 2    {; 997 more below}", columns: 8, height: 3) {
      ScrollView { LazyVStack { ForEach(0..<1000) { row($0) } } }
    }
    expect(journal.take(), is: ["0", "1", "2"])
    check("  row 0  row 1   {; 997 more to the right}", columns: 13, height: 3) {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<1000) { row($0) } } }
    }
    expect(journal.take(), is: ["0", "1", "2"])
    check("   row 0   row 1\n   row 2   row 3  {; 96 more below}", columns: 14, height: 2) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(), alignment: .trailing)]) {
          ForEach(0..<100) { row($0) }
        }
      }
    }
    expect(journal.take(), is: ["0", "1", "2", "3"])
    check("    row 0      row 1    {; 5 more below}", columns: 20, height: 1) {
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<7) { row($0) } } }
    }
    check("  row 0  row 2  {; 1 more to the right}\n  row 1  row 3", columns: 11, height: 2) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) { ForEach(0..<5) { row($0) } }
      }
    }
  }

  @Test func `Scrolling on shows a screenful at a time, up to the end of lazy content`() {
    let lazy = TextScreen(columns: 8, height: 3) {
      ScrollView { LazyVStack { ForEach(0..<5) { Text("row \($0)\n.") } } }
    }
    var first: [String] = []
    repeat {
      first.append(
        lazy.text.split(separator: "\n").map { ($0.split(separator: "  ").first ?? "").filter { $0 != " " } }.joined(
          separator: ","))
    } while lazy.scrollForward() && first.count < 9
    expect(first, is: ["row0,.,row1", ".,row2,.", "row3,.,row4", ".,row4,."], "\(first)")
    expect(!TextScreen(columns: 8, height: 3) { ScrollView { Text("short") } }.scrollForward())
  }

  @Test func `A view without a height at the top of lazy content appears`() {
    let journal = Journal()
    _ = TextScreen(columns: 8, height: 2) {
      ScrollView {
        LazyVStack {
          Color.clear.frame(height: 0).onAppear { journal.add("top") }
          ForEach(0..<9) { Text("row \($0)") }
        }
      }
    }
    expect(journal.take(), is: ["top"])
  }

  @Test func `Scrolling to an id shows its row, and rows appear when they are scrolled in`() {
    let journal = Journal()
    let screen = TextScreen(columns: 10, height: 5) {
      ScrollViewReader { proxy in
        VStack {
          Button("to 50") { proxy.scrollTo(50, anchor: .center) }
          Button("to top") { proxy.scrollTo(0) }
          ScrollView {
            LazyVStack {
              ForEach(0..<100) { index in
                Text("row \(index)").id(index)
                  .onAppear { journal.add("+\(index)") }
                  .onDisappear { journal.add("-\(index)") }
              }
            }
          }
        }
      }
    }
    expect(journal.take(), is: ["+0", "+1", "+2"])
    screen.press("to 50")
    expect(screen.text, contains: "row 49    {; 49 more lines above}\n    row 50\n    row 51    {; 48 more below}")
    expect(journal.take(), is: ["+49", "+50", "+51", "-0", "-1", "-2"])
    screen.press("to top")
    expect(screen.text, contains: "row 0\n")
  }
}

@MainActor struct ScrolledSpaceTests {
  private struct Told: View {
    let space: NamedCoordinateSpace
    let journal: Journal
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        let bounds = proxy.bounds(of: space).map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.height))" }
        let _ = journal.add("\(Int(frame.minX)) \(Int(frame.minY)); \(bounds ?? "none")")
        Text("here")
      }.frame(height: 20)
    }
  }

  private func told(_ space: NamedCoordinateSpace, _ make: @escaping (Told) -> AnyView) -> String? {
    let journal = Journal()
    _ = draw(columns: 20, height: 8) { down(spacing: 0, Text("head"), make(Told(space: space, journal: journal))) }
    return journal.take().last
  }

  @Test func `Scrolled content reads its place in the scroll view`() {
    let inside: (Told) -> AnyView = { told in
      AnyView(
        ScrollView {
          Text("first")
          told
        })
    }
    // Below the head is a line of the scroll view, which has the other seven.
    expect(told(.scrollView, inside), is: "0 20; 0 -20 140")
    expect(told(.scrollView(axis: .vertical), inside), is: "0 20; 0 -20 140")
    // Nothing scrolls on that axis: the screen's space.
    expect(told(.scrollView(axis: .horizontal), inside), is: "0 40; none")
    expect(told(.named("scrollView"), inside), is: "0 40; none")
  }

  @Test func `Of two scroll views, content reads its place in the one on the axis`() {
    let nested: (Told) -> AnyView = { told in
      AnyView(ScrollView { views(Text("first"), ScrollView(.horizontal) { told.frame(width: 40) }) })
    }
    expect(told(.scrollView, nested), is: "0 0; 0 0 20")
    expect(told(.scrollView(axis: .horizontal), nested), is: "0 0; 0 0 20")
    expect(told(.scrollView(axis: .vertical), nested)?.hasPrefix("0 20;"), is: true)
  }

  @Test func `A list has the space of a scroll view, and other views have none`() {
    expect(told(.scrollView) { told in AnyView(List { told }) }?.hasSuffix("none"), is: false)
    expect(told(.scrollView) { told in AnyView(ScrollView([]) { told }) }?.hasSuffix("none"), is: true)
    expect(told(.scrollView) { told in AnyView(told) }?.hasSuffix("none"), is: true)
  }

  @Test func `A reader is asked again when the space around has moved`() {
    let journal = Journal()
    let screen = TextScreen(columns: 20, height: 4) {
      ScrollView {
        Told(space: .scrollView, journal: journal)
        ForEach(0..<9) { Text("\($0)") }
      }
    }
    expect(journal.take().last, is: "0 0; 0 0 80")
    expect(screen.scrollForward())
    _ = screen.text
    expect(journal.take().last?.hasPrefix("0 -"), is: true)
  }
}
