@testable import TextUI

@MainActor struct BarTests: DrawnSuite {
  /// Names of 2027.
  private struct Newer: View {
    @State private var asked: Int? = 7
    @ContentBuilder var body: some View {
      NavigationStack {
        List { ForEach(["Rye"], id: \.self) { Text($0) }.reorderable() }.swipeActionsContainer().toolbar {
          ToolbarItem { Button("Save") {} }.visibilityPriority(.init(higherThan: .low))
        }.toolbarOverflowMenu { Button("Archive") {} }
      }.alert("Delete?", item: $asked) { number in Button("Delete \(number)") {} }
    }
  }

  @Test func `an overflow menu is at the end of the bar, and an action of an item's alert takes the item away`() throws
  {
    let screen = ScreenInUse { Newer() }
    try screen.press("Delete 7")
    expect(screen.text, contains: "[Save] [<> v]", "Rye")
    expect(!screen.text.contains("Delete"))
    try screen.press("More")
    expect(screen.text, contains: "[Archive]")
    expect(ToolbarItemVisibilityPriority.low < .automatic)
    expect(ToolbarItemVisibilityPriority(lowerThan: .high) > .automatic)
  }

  @Test func `a title with a menu is a menu`() {
    let screen = ScreenInUse {
      NavigationStack { Text("a").navigationTitle("Donut").toolbar { ToolbarTitleMenu { Button("Rename") {} } } }
    }
    expect(screen.text, contains: "[Donut v]")
    expect(screen.controls, is: ["menu Donut"])
  }

  @Test func `a title is below the items, or between them`() {
    func titled(_ title: String) -> some View { Text("a").navigationTitle(title) }
    func inline(_ title: String) -> some View { titled(title).navigationBarTitleDisplayMode(.inline) }
    func cancel(_ title: String) -> some View {
      inline(title).toolbar { ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} } }
    }
    func bar(_ view: some View, columns: Int = 20, height: Int = 2) -> String {
      draw(columns: columns, height: height) { NavigationStack { view } }
    }
    let principal = titled("Edit").toolbar { ToolbarItem(placement: .principal) { Text("Ada").bold() } }
    let end = "\n          a"
    let cases: [(String, String, String)] = [
      ("inline", bar(inline("Edit").toolbar { Button("Save") {} }), "=         Edit  [Save]" + end),
      ("inline, no items", bar(titled("Edit").toolbarTitleDisplayMode(.inline)), "=         Edit" + end),
      ("no room in the middle", bar(cancel("Shopping"), columns: 24), "= [Cancel]  Shopping" + end),
      ("cut", bar(cancel("Shopping list")), "= [Cancel]  Shoppi...   {- | cut}" + end),
      ("principal", bar(principal), "=         Ada           {semibold}" + end),
      (
        "subtitle", bar(inline("Edit").navigationSubtitle("2 of 3"), height: 3),
        "=         Edit\n=        2 of 3         {secondary}" + end
      ),
    ]
    for (name, drawing, expected) in cases {
      expect(
        drawing.replacing("\n\n", with: "\n").replacing(#/\n +a/#, with: "\n          a"), is: expected,
        "\(name):\n\(drawing)")
    }
  }

  @Test func `a pushed screen shows its title, as the one below does`() {
    for (mode, bar) in [(NavigationBarItem.TitleDisplayMode.inline, "= [<Root]    Two"), (.large, "= [<Root]\n= Two")] {
      let screen = TextScreen(columns: 20, height: 4) {
        NavigationStack {
          NavigationLink("Go") { Text("a").navigationTitle("Two") }
            .navigationTitle("Root").navigationBarTitleDisplayMode(mode)
        }
      }
      defer { screen.unmount() }
      screen.press("Go")
      expect(screen.text, begins: bar)
    }
    let own = TextScreen(columns: 20, height: 4) {
      NavigationStack {
        NavigationLink("Go") { Text("a").navigationTitle("Two").navigationBarTitleDisplayMode(.large) }
          .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
      }
    }
    defer { own.unmount() }
    own.press("Go")
    expect(own.text, begins: "= [<Root]\n= Two")
  }

  @Test func `an item shows its picture and is named by its title`() {
    check("= [<>]            [<>]  {line.3.horizontal | plus \"Add\"}\n           a", height: 2) {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .topBarLeading) { Button(action: {}) { Image(systemName: "line.3.horizontal") } }
        }
      }
    }
    check("=                       [<> Add]  {plus}", columns: 30, height: 1) {
      NavigationStack { Text("").toolbar { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) } }
    }
  }

  @Test func `bars at the bottom come last`() {
    expect(
      draw(columns: 40, height: 6) {
        TabView {
          NavigationStack {
            List { Text("A") }.toolbar {
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Archive") {}
                Spacer()
                Text("3 notes")
                Spacer()
                Button("Delete") {}
              }
            }
          }.tabItem { Label("Home", systemImage: "house") }
          Text("b").tabItem { Image(systemName: "gear") }
        }
      },
      is: """
        * A
        _ [Archive]        3 notes        [Delete]
        _ [*<> Home*]  [<>]                         {house | gear}
        """)
    expect(
      draw(height: 5) { NavigationStack { Text("a").toolbar { ToolbarItem(placement: .status) { Text("Updated") } } } },
      ends: "\n_       Updated")
    expect(
      draw(height: 5) {
        NavigationStack {
          Text("a").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("A") {} }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("B") {} }
          }
        }
      }, ends: "\n_ [A]              [B]")
    check("* A\n_        [Pay]", height: 4) { List { Text("A") }.safeAreaInset(edge: .bottom) { Button("Pay") {} } }
  }

  @Test func `the keyboard's bar appears while the user types`() {
    struct Form: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      let starts: Bool
      var body: some View {
        NavigationStack {
          TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = starts }
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
        }
      }
    }
    expect(draw(height: 3) { Form(starts: false) }, lacks: "Done")
    expect(draw(height: 3) { Form(starts: true) }, ends: "\n_ [Done]                {; keyboard}")
  }
}

@MainActor struct ToolbarContentTests {
  private final class Counter: ObservableObject { @Published var count = 0 }

  private struct Own: ToolbarContent {
    @ObservedObject var counter: Counter
    @State private var taps = 0
    @Environment(\.lineLimit) private var limit
    init(counter: Counter) { self.counter = counter }

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("taps \(taps)") { taps += 1 } }
      ToolbarItem(placement: .topBarTrailing) { Text("count \(counter.count) limit \(limit ?? 0)") }
    }
  }

  @Test func `An app's toolbar contents have states of their own, their environment and their observed objects`() {
    let counter = Counter()
    let screen = TextScreen {
      NavigationStack { Text("a").toolbar { Own(counter: counter) } }.environment(\.lineLimit, 3)
    }
    expect(screen.text, contains: "taps 0", "count 0 limit 3")
    screen.press("taps 0")
    counter.count = 5
    expect(screen.text, contains: "taps 1", "count 5 limit 3")
    // Two contents of one type have states of their own.
    let two = TextScreen {
      NavigationStack {
        Text("a").toolbar {
          Own(counter: counter)
          Own(counter: counter)
        }
      }
    }
    let buttons = two.elements.filter { $0.label == "taps 0" }
    expect(buttons.count, is: 2)
    buttons.last?.press?()
    two.update()
    expect(two.elements.map(\.label).filter { $0.hasPrefix("taps") }, is: ["taps 0", "taps 1"])
  }
}

/// Each bar of a screen can be hidden, in every spelling, and only that one.
@MainActor struct BarVisibilityTests {
  private enum Bar: CaseIterable { case navigation, tab, bottom, keyboard }

  private struct Screen<Change: ViewModifier>: View {
    let change: Change
    @FocusState private var isTyping: Bool
    var body: some View {
      TabView {
        NavigationStack {
          TextField("Name", text: .constant("")).focused($isTyping).onAppear { isTyping = true }
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("Below") {} }
              ToolbarItem(placement: .status) { Text("Status") }
              ToolbarItem(placement: .keyboard) { Button("Done") {} }
            }
            .modifier(change)
        }
        .tabItem { Text("First") }
        Text("x").tabItem { Text("Second") }
      }
    }
  }

  private struct Change: ViewModifier {
    let change: (AnyView) -> AnyView
    func body(content: Content) -> some View { change(AnyView(content)) }
  }

  private func bars(_ change: @escaping (AnyView) -> AnyView) -> Set<Bar> {
    let screen = TextScreen(columns: 30, height: 10) { Screen(change: Change(change: change)) }
    let words: [Bar: [String]] = [
      .navigation: ["Title"], .tab: ["First", "Second"], .bottom: ["Below", "Status"], .keyboard: ["Done"],
    ]
    // Hidden content is not spoken either.
    let met = screen.elements.map(\.label)
    return Set(
      Bar.allCases.filter { bar in
        let isDrawn = words[bar]!.allSatisfy(screen.text.contains)
        expect(isDrawn, is: words[bar]!.contains(where: screen.text.contains), "\(bar)")
        if bar != .navigation { expect(isDrawn, is: words[bar]!.contains(where: met.contains), "\(bar)") }
        return isDrawn
      })
  }

  @Test func `only the hidden bars disappear`() {
    let all = Set(Bar.allCases)
    let cases: [(name: String, hidden: Set<Bar>, change: (AnyView) -> AnyView)] = [
      ("nothing", [], { $0 }), ("navigation bar", [.navigation], { AnyView($0.toolbar(.hidden, for: .navigationBar)) }),
      ("navigation bar, newer", [.navigation], { AnyView($0.toolbarVisibility(.hidden, for: .navigationBar)) }),
      ("navigation bar, older", [.navigation], { AnyView($0.navigationBarHidden(true)) }),
      ("no name", [.navigation], { AnyView($0.toolbar(.hidden)) }),
      ("no name, newer", [.navigation], { AnyView($0.toolbarVisibility(.hidden)) }),
      ("automatic", [.navigation], { AnyView($0.toolbar(.hidden, for: .automatic)) }),
      ("tab bar", [.tab], { AnyView($0.toolbar(.hidden, for: .tabBar)) }),
      ("tab bar, newer", [.tab], { AnyView($0.toolbarVisibility(.hidden, for: .tabBar)) }),
      ("bottom bar", [.bottom], { AnyView($0.toolbar(.hidden, for: .bottomBar)) }),
      ("bottom bar, newer", [.bottom], { AnyView($0.toolbarVisibility(.hidden, for: .bottomBar)) }),
      ("two", [.bottom, .tab], { AnyView($0.toolbar(.hidden, for: .bottomBar, .tabBar)) }),
      (
        "all", [.navigation, .bottom, .tab], { AnyView($0.toolbar(.hidden, for: .bottomBar, .tabBar, .navigationBar)) }
      ),
      (
        "one after the other", [.bottom, .tab],
        { AnyView($0.toolbar(.hidden, for: .bottomBar).toolbar(.hidden, for: .tabBar)) }
      ), ("window", [], { AnyView($0.toolbar(.hidden, for: .windowToolbar)) }),
      ("visible", [], { AnyView($0.toolbar(.visible, for: .navigationBar, .bottomBar, .tabBar)) }),
      ("automatic visibility", [], { AnyView($0.toolbarVisibility(.automatic, for: .bottomBar)) }),
      ("not hidden", [], { AnyView($0.navigationBarHidden(false)) }),
    ]
    for (name, hidden, change) in cases { expect(bars(change), is: all.subtracting(hidden), "\(name)") }
  }

  @Test func `the content takes the lines of a hidden bar`() {
    func lines(isHidden: Bool) -> [String] {
      TextScreen(columns: 20, height: 6) {
        NavigationStack {
          Color.red
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
            .toolbar(isHidden ? .hidden : .visible, for: .bottomBar)
        }
      }.lines()
    }
    let (shown, hidden) = (lines(isHidden: false), lines(isHidden: true))
    expect(shown.count { $0.contains("<") }, is: 5, "\(shown)")
    expect(shown.last?.contains("[Below]"), is: true, "\(shown)")
    expect(hidden.count { $0.contains("<") }, is: 6, "\(hidden)")
  }
}
