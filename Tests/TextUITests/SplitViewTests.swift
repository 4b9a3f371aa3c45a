@testable import TextUI

@MainActor struct SplitViewTests {
  private func screen<V: View>(_ view: V, columns: Int = 60, height: Int = 8) -> ScreenInUse {
    ScreenInUse(columns: columns, height: height) { view.environment(\.horizontalSizeClass, .regular) }
  }

  private struct Letters: View {
    @State var chosen: String?
    var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        List(["A", "B"], id: \.self, selection: $chosen) { Text($0).bold($0 == "A") }.navigationTitle("Letters")
      } detail: {
        Text("About \(chosen ?? "nothing")").font(.title).navigationTitle(chosen ?? "")
      }
    }
  }

  @Test func `columns know their place`() {
    func places(_ proxy: GeometryProxy) -> Text {
      let frames = [proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("outside"))]
      return Text(frames.map { "\(Int($0.minX))" }.joined(separator: " ") + ", \(Int(proxy.size.width))")
    }
    let two = NavigationSplitView {
      GeometryReader { places($0) }
    } detail: {
      GeometryReader { places($0) }
    }.padding(.leading, 8).coordinateSpace(.named("outside"))
    expect(screen(two, columns: 101).text, begins: "  8 0 8, 320 ")
    expect(screen(two, columns: 101).text, contains: "<||>  328 0 328, 480")
    let three = NavigationSplitView(
      sidebar: { Text("a") }, content: { GeometryReader { places($0) } }, detail: { GeometryReader { places($0) } })
    expect(screen(three, columns: 120).text, contains: "<||>  240 0 240, 320", "<||>  560 0 560, 400")
  }

  @Test func `without room for them, one column is seen at a time`() {
    expect(
      ScreenInUse(height: 3) { Letters() }.text, is: "= Letters\n* A                               {semibold}\n* B")
  }

  @Test func `a visibility leaves leading columns out`() {
    expect(screen(Letters(visibility: .detailOnly), height: 2).text.contains("Letters"), is: false)
    let visible: [(NavigationSplitViewVisibility, String)] = [
      (.all, "     One    <||>       Two     <||>        Three"),
      (.doubleColumn, "        Two      <||>            Three"), (.detailOnly, "                   Three"),
    ]
    for (visibility, text) in visible {
      let three = NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("One").navigationSplitViewColumnWidth(80)
      } content: {
        Text("Two").navigationSplitViewColumnWidth(min: 80, ideal: 120, max: 300)
      } detail: {
        Text("Three")
      }
      expect(screen(three, columns: 40, height: 1).text, is: text)
    }
  }

  @Test func `each column has its bar, its gutter and its slots`() throws {
    let letters = screen(Letters(), height: 4)
    expect(
      letters.text,
      is: """
        = Letters                 <||>
        * A                       <||>             About nothing              {semibold || title}
        * B                       <||>
        """)
    try letters.press("B")
    expect(
      letters.text,
      is: """
        = Letters                 <||>= B
        * A                       <||>                                        {semibold}
        *>B                       <||>                About B                 {|| title}
        """)
    expect(letters.issues, is: [])
    expect(letters.screen.goBack == nil, "nothing is pushed")
  }

  @Test func `a column's lines below its content are in the column`() {
    let hinted = NavigationSplitView {
      List { Text("Row").accessibilityHint("Opens it").swipeActions { Button("Delete") {} } }
    } detail: {
      Text("Here").accessibilityHint("Says where")
    }
    expect(
      screen(hinted, height: 1).text,
      is: """
        * Row                     <||>                  Here
        ~ hint "Opens it"; swipe: Delete
                                  <||>~ hint "Says where"
        """)
  }

  @Test func `from right to left the sidebar is at the right`() {
    let mirrored = Letters().environment(\.layoutDirection, .rightToLeft)
    expect(
      screen(mirrored, height: 3).text,
      is: """
                                              <||>=                  Letters
                      About nothing           <||>*                        A  {title || semibold}
                                              <||>*                        B
        """)
  }

  @Test func `a divider of a row is not the mark between columns`() {
    let divided = NavigationSplitView(
      sidebar: { Text("<||>") }, detail: { across(Text("a"), Divider(), Text("b")).frame(height: 20) })
    expect(screen(divided, height: 1).text.components(separatedBy: "<||>").count, is: 2)
  }

  @Test func `a link of the sidebar takes the detail's place, and a stack in the detail has its way back`() throws {
    let links = NavigationSplitView {
      List {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
        NavigationLink("View") { Text("A view").navigationTitle("View") }
      }.navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("No. \($0)") }
    } detail: {
      NavigationStack { NavigationLink("Deeper") { Text("Deep").navigationTitle("Below") }.navigationTitle("Start") }
    }
    func detail(_ screen: ScreenInUse) -> [String] {
      screen.text.split(separator: "\n").compactMap { line in
        let words = line.components(separatedBy: "<||>").last?.split(separator: " ").joined(separator: " ") ?? ""
        return words.isEmpty ? nil : words
      }
    }
    let screen = screen(links, height: 5)
    expect(detail(screen), is: ["= Start", "[Deeper >]"])
    try screen.press("Deeper")
    expect(detail(screen), is: ["= [<Start]", "= Below", "Deep"])
    screen.goBack()
    expect(detail(screen), is: ["= Start", "[Deeper >]"])
    for (link, shown) in [
      ("One", ["= No. 1", "Number 1"]), ("Two", ["= No. 2", "Number 2"]), ("View", ["= View", "A view"]),
    ] {
      try screen.press(link)
      expect(detail(screen), is: shown)
      expect(screen.screen.goBack == nil, "\(link) is where the detail was")
    }
    expect(screen.issues, is: [])
  }

  @Test func `older navigation views have columns`() {
    func older<V: View>(@ViewBuilder _ content: () -> V) -> NavigationView<V> { NavigationView(content: content) }
    let view = older { views(List { Text("Row") }, Text("Pick a row")) }
    expect(screen(view, height: 1).text, is: "* Row                     <||>               Pick a row")
    expect(screen(view.navigationViewStyle(.stack), height: 1).text, is: "* Row")
    expect(ScreenInUse(height: 1) { view }.text, is: "* Row")
    expect(screen(older { Text("One") }, height: 1).text, is: "                              One")
  }

  @Test func `a sheet of a column is below all columns`() throws {
    let presenting = NavigationSplitView {
      List { Text("Row") }
    } detail: {
      Text("Detail").sheet(isPresented: .constant(true)) { Text("Sheet") }
    }
    let lines = screen(presenting, height: 1).text.split(separator: "\n").map(String.init)
    let parts = try exactly(3, lines)
    expect(parts[0], contains: "<||>")
    expect(parts[1], begins: "! sheet")
    expect(parts[2], contains: "Sheet")
  }

  @Test func `a sheet is as narrow as on a phone, and a cover is not`() {
    struct SizeClass: View {
      @Environment(\.horizontalSizeClass) private var sizeClass
      var body: some View { Text(sizeClass == .regular ? "regular" : "compact") }
    }
    let sheet = Text("Below").sheet(isPresented: .constant(true)) { SizeClass() }
    let cover = Text("Below").fullScreenCover(isPresented: .constant(true)) { SizeClass() }
    expect(screen(SizeClass(), height: 1).text, contains: "regular")
    expect(screen(sheet, height: 1).text, contains: "compact")
    expect(screen(cover, height: 1).text, contains: "regular")
  }
}
