@testable import TextUI

/// Screens are pushed and popped; covered ones keep their state and are off the screen.
@MainActor struct NavigationTests {
  @Test func `links and items push screens, and the bar goes back`() throws {
    let screen = ScreenInUse { Watchlist() }
    let root = """
      =                         [Edit]
      = Watchlist
      : Mine
      * AAPL                         >
        Apple                           {caption}
      * MSFT                         >
        Microsoft                       {caption}

      * About                        >
      * [~Nowhere                  >~]
      """
    expect(screen.text, is: root)
    try screen.press("AAPL, Apple")
    expect(
      screen.text,
      is: """
        = [<Watchlist]
        = AAPL

                   Detail AAPL
                     [More >]
        """)
    try screen.press("More")
    // The screen below has a title, this one has none; the bar's own button is pressed as "AAPL".
    expect(screen.text, is: "= [<AAPL]\n\n           More of AAPL")
    expect(screen.controls, is: ["button AAPL"])
    try screen.press("BackButton")
    try screen.press("Watchlist")
    expect(screen.text, is: root)
    try screen.press("About")
    expect(screen.text, is: "= [Leave]\n= About\n\n             About us")
    try screen.press("Leave")
    expect(screen.text, is: root)
    expect(screen.issues, is: [])
  }

  @Test func `a covered screen keeps its state, disappears and appears again`() throws {
    let log = Journal()
    let screen = ScreenInUse(height: 4) { Covered(log: log) }
    expect(log.take(), is: ["root appears"])
    try screen.press("Count 0")
    try screen.press("Push")
    expect(log.take(), is: ["Ada appears", "root disappears"])
    screen.goBack()
    expect(log.take(), is: ["root appears", "Ada disappears"])
    expect(screen.controls, is: ["button Count 1", "link Push", "button Push flag", "button Push item"])
    // The destination is made again when a value that it reads has changed.
    for (name, count) in [("Push flag", 1), ("Push item", 3)] {
      try screen.press(name)
      expect(screen.text, contains: "\(name) \(count)")
      try screen.press("Count inside")
      expect(screen.text, contains: "\(name) \(count + 1)")
      try screen.press("Done")
      try screen.press("Count \(count + 1)")
      expect(screen.text, contains: "[Count \(count + 2)]")
    }
    expect(screen.issues, is: [])
  }

  @Test func `the app owns a path: it starts deep, grows and shrinks`() throws {
    let numbers = With(value: [2, 3]) { $path in
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Words", value: "words")
          NavigationLink("Next", value: 2)
        }.navigationTitle("1").navigationDestination(for: Int.self) { number in
          down(NavigationLink("Next", value: number + 1), Button("Home") { path = [] }).navigationTitle("\(number)")
        }
      }
    }
    let deep = ScreenInUse(height: 4) { numbers }
    expect(deep.text, is: "= [<2]\n= 3\n             [Next >]\n              [Home]")
    try deep.press("Next")
    expect(deep.text, is: "= [<3]\n= 4\n             [Next >]\n              [Home]")
    deep.goBack()
    expect(deep.text, begins: "= [<2]\n= 3")
    try deep.press("Home")
    expect(deep.text, is: "= 1\n            [Words >]\n             [Next >]")
    expect(deep.issues, is: [])
    // The path holds numbers only, and no destination exists for words.
    try deep.press("Words")
    expect(
      deep.issues,
      is: ["A NavigationLink has a value of type String, which the navigation stack's path, a Array<Int>, cannot hold."]
    )
    let unmatched = ScreenInUse(height: 4) { NavigationStack { NavigationLink("Go", value: 1.5) } }
    try unmatched.press("Go")
    expect(unmatched.text, contains: "(no destination for Double)")
    expect(
      unmatched.issues,
      is: [
        "1.5 was pushed on the navigation stack, and no screen on the stack has a "
          + ".navigationDestination(for: Double.self)."
      ])
  }

  @Test func `tabs show one screen, and keep the state of those seen`() throws {
    let log = Journal()
    let screen = ScreenInUse(height: 5) { Tabs(log: log) }
    expect(
      screen.text, is: "= Home\n\n            [Count 0]\n_ [*<> Home*]  [<> Search <3>]    {house | magnifyingglass}")
    try screen.press("Count 0")
    try screen.press("Search")
    expect(log.take(), is: ["home appears", "search appears", "home disappears"])
    expect(screen.text, is: "\n               Find\n_ [<> Home]  [*<> Search <3>*]    {house | magnifyingglass}")
    try screen.press("Home")
    expect(screen.controls, is: ["button Count 1", "tab Home", "tab Search"])
    expect(screen.screen.elements.filter { $0.role == .tab }.map(\.isSelected), is: [true, false])
  }

  @Test func `pages show their number, and are changed without a bar`() throws {
    let paged = ScreenInUse(height: 2) {
      TabView {
        Text("Welcome")
        Text("Sync").toolbar(.hidden, for: .tabBar)
        Text("Done").tabItem { Text("End") }
      }.tabViewStyle(.page)
    }
    expect(paged.text, is: "             Welcome\n             <1 of 3>")
    expect(paged.controls, is: ["tab Page 1", "tab Page 2", "tab End"])
    try paged.press("Page 2")
    expect(paged.text, is: "               Sync\n             <2 of 3>")
    let cases: [(PageTabViewStyle.IndexDisplayMode, Int, String)] = [
      (.automatic, 1, ""), (.automatic, 2, "<1 of 2>"), (.always, 1, "<1 of 1>"), (.always, 2, "<1 of 2>"),
      (.never, 1, ""), (.never, 2, ""),
    ]
    for (mode, count, index) in cases {
      let pages = ScreenInUse(height: 2) {
        TabView { ForEach(0..<count, id: \.self) { Text("\($0)") } }.tabViewStyle(.page(indexDisplayMode: mode))
      }
      let drawn = pages.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      expect(drawn, is: (index.isEmpty ? ["0"] : ["0", index]))
      expect(pages.controls.count, is: count)
    }
  }

  @Test func `a link in a split view's list selects its value if the list selects such values, and pushes otherwise`()
    throws
  {
    let split = With(value: nil as String?) { $chosen in
      NavigationSplitView {
        List(selection: $chosen) {
          NavigationLink("B", value: "B")
          NavigationLink("Seven", value: 7)
        }.navigationDestination(for: Int.self) { Text("Number \($0)") }
      } detail: {
        NavigationStack { Text("About \(chosen ?? "nothing")") }
      }
    }
    let screen = ScreenInUse(height: 3) { split }
    try screen.press("B")
    expect(screen.text, is: "= [<Back]\n             About B")
    screen.goBack()
    try screen.press("Seven")
    expect(screen.text, is: "= [<Back]\n             Number 7")
    expect(screen.issues, is: [])
  }

  @Test func `a chosen row of a split view shows its destination`() throws {
    let chosen = With(value: nil as String?) { $chosen in
      NavigationSplitView {
        List(["A", "B"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Letters")
      } detail: {
        Text("About \(chosen ?? "nothing")")
      }
    }
    let letters = ScreenInUse(height: 3) { chosen }
    try letters.press("B")
    expect(letters.text, is: "= [<Letters]\n             About B")
    letters.goBack()
    expect(letters.text, is: "= Letters\n* A\n*>B")
  }
}

private struct Watchlist: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Mine") {
          row("AAPL", "Apple")
          row("MSFT", "Microsoft")
        }
        NavigationLink("About") { About() }
        NavigationLink("Nowhere", value: nil as String?)
      }.navigationTitle("Watchlist").toolbar { EditButton() }.navigationDestination(for: String.self) { symbol in
        down(Text("Detail \(symbol)"), NavigationLink("More") { Text("More of \(symbol)") }).navigationTitle(symbol)
      }
    }
  }

  private func row(_ symbol: String, _ name: String) -> some View {
    NavigationLink(value: symbol) { down(alignment: .leading, Text(symbol), Text(name).font(.caption)) }
  }
}

private struct About: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("About us").navigationTitle("About").navigationBarBackButtonHidden().toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Leave") { dismiss() } }
    }
  }
}

private struct Covered: View {
  let log: Journal
  @State var count = 0
  @State var isPushed = false
  @State var item: String?
  var body: some View {
    NavigationStack {
      VStack {
        Button("Count \(count)") { count += 1 }
        NavigationLink("Push", value: "Ada")
        Button("Push flag") { isPushed = true }
        Button("Push item") { item = "x" }
      }
      .onAppear { log.add("root appears") }
      .onDisappear { log.add("root disappears") }
      .navigationDestination(for: String.self) { name in
        Text(name).onAppear { log.add("\(name) appears") }.onDisappear { log.add("\(name) disappears") }
      }
      .navigationDestination(isPresented: $isPushed) { pushed("Push flag") { isPushed = false } }
      .navigationDestination(item: $item) { _ in pushed("Push item") { item = nil } }
    }
  }

  private func pushed(_ name: String, done: @escaping () -> Void) -> some View {
    down(Text("\(name) \(count)"), Button("Count inside") { count += 1 }, Button("Done") { done() })
  }
}

private struct Tabs: View {
  let log: Journal
  @State var selection = "home"
  var body: some View {
    TabView(selection: $selection) {
      Home(log: log).tabItem { Label("Home", systemImage: "house") }.tag("home")
      Text("Find").onAppear { log.add("search appears") }.tabItem { Label("Search", systemImage: "magnifyingglass") }
        .badge(3).tag("search")
    }
  }

  struct Home: View {
    let log: Journal
    @State var count = 0
    var body: some View {
      NavigationStack {
        Button("Count \(count)") { count += 1 }
          .navigationTitle("Home")
      }
      .onAppear { log.add("home appears") }
      .onDisappear { log.add("home disappears") }
    }
  }
}
