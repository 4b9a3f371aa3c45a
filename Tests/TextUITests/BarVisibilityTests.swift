import TestSupport
import Testing

@testable import TextUI

/// Each bar of a screen can be hidden, in every spelling, and only that one.
@MainActor
@Suite struct BarVisibilityTests {
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
    // What nobody sees, nobody hears either.
    let met = screen.elements.map(\.label)
    return Set(
      Bar.allCases.filter { bar in
        let isDrawn = words[bar]!.allSatisfy(screen.text.contains)
        expect(isDrawn, is: words[bar]!.contains(where: screen.text.contains), "\(bar)")
        if bar != .navigation { expect(isDrawn, is: words[bar]!.contains(where: met.contains), "\(bar)") }
        return isDrawn
      })
  }

  @Test @MainActor func `what is hidden is gone, and nothing else`() {
    let all = Set(Bar.allCases)
    let cases: [(name: String, hidden: Set<Bar>, change: (AnyView) -> AnyView)] = [
      ("nothing", [], { $0 }),
      ("navigation bar", [.navigation], { AnyView($0.toolbar(.hidden, for: .navigationBar)) }),
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
      ),
      ("window", [], { AnyView($0.toolbar(.hidden, for: .windowToolbar)) }),
      ("visible", [], { AnyView($0.toolbar(.visible, for: .navigationBar, .bottomBar, .tabBar)) }),
      ("automatic visibility", [], { AnyView($0.toolbarVisibility(.automatic, for: .bottomBar)) }),
      ("not hidden", [], { AnyView($0.navigationBarHidden(false)) }),
    ]
    for (name, hidden, change) in cases { expect(bars(change), is: all.subtracting(hidden), "\(name)") }
  }

  @Test @MainActor func `the content has the lines of a hidden bar`() {
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
    expect(shown.count { $0.contains("<") } == 5 && shown.last?.contains("[Below]") == true, "\(shown)")
    expect(hidden.count { $0.contains("<") }, is: 6, "\(hidden)")
  }
}
