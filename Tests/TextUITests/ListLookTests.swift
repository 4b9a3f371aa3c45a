@testable import TextUI

@MainActor struct ListLookTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { text { view } }

  private func text<V: View>(@ViewBuilder _ view: () -> V) -> String {
    draw(columns: 24, height: 6) { view() }.replacing(#/ +\{/#) { _ in "  {" }
  }

  @Test func `A list has a note of its style, unless it is the usual one`() {
    check("usual", "* a") { List { Text("a") } }
    check("grouped with insets", "* a") { List { Text("a") }.listStyle(.insetGrouped) }
    check("plain", "~ list  plain\n* a") { List { Text("a") }.listStyle(.plain) }
    check("grouped", "~ list  grouped\n* a") { List { Text("a") }.listStyle(.grouped) }
    check("sidebar", "~ list  sidebar\n* a") { List { Text("a") }.listStyle(.sidebar) }
    check("no background", "~ list  plain, no background\n* a  {semibold}") {
      List { Text("a").bold() }.listStyle(.plain).scrollContentBackground(.hidden)
    }
    check("its own background", "* a") { List { Text("a") }.scrollContentBackground(.visible) }
  }

  @Test func `The row's note shows its background`() {
    let behind: [(String, AnyView, String)] = [
      row("a colour", "* a  {semibold; on yellow}\n* b") { Text("a").bold().listRowBackground(Color.yellow) },
      row("none of its own", "* a\n* b") { Text("a").listRowBackground(nil as Color?) },
      row("clear", "* a  {; no background}\n* b") { Text("a").listRowBackground(Color.clear) },
      row("several lines", "* a  {; on yellow, 2 lines}\n  c\n* b") {
        down(alignment: .leading, Text("a"), Text("c")).listRowBackground(Color.yellow)
      },
      row("rows of several", "* a  {; on red capsule}\n* c  {; on red capsule}\n* b") {
        ForEach(["a", "c"], id: \.self) { Text($0) }.listRowBackground(Capsule().fill(.red))
      },
    ]
    for (name, row, expected) in behind {
      let drawn = text {
        List {
          row
          Text("b")
        }
      }
      expect(drawn, is: expected, "\(name)")
    }
  }

  @Test @MainActor func `A bar shows its look on its first line`() {
    let cases: [(String, AnyView, String)] = [
      row("usual", "= T") { Text("a").navigationTitle("T") },
      row("a colour", "= T  {; bar: on blue}") { Text("a").navigationTitle("T").toolbarBackground(.blue) },
      row("always and dark", "= T  {; bar: dark, always, on blue}") {
        Text("a").navigationTitle("T").toolbarBackground(.blue, for: .navigationBar).toolbarBackground(
          .visible, for: .navigationBar
        ).toolbarColorScheme(.dark)
      },
      row("an editor's", "= T  {; bar: editor}") { Text("a").navigationTitle("T").toolbarRole(.editor) },
      row("a phone's", "= T") { Text("a").navigationTitle("T").toolbarRole(.navigationStack) },
      row("nothing behind", "= T  {; bar: no background}") {
        Text("a").navigationTitle("T").toolbarBackground(.hidden, for: .navigationBar)
      }, row("another bar", "= T") { Text("a").navigationTitle("T").toolbarBackground(.red, for: .tabBar) },
    ]
    for (name, view, expected) in cases {
      let drawn = text { NavigationStack { view } }
      expect(drawn, begins: expected + "\n", comment: "\(name): \(drawn)")
    }
    let tabs = text { TabView { Text("a").toolbarBackground(.red, for: .tabBar).tabItem { Text("A") } } }
    expect(tabs, ends: "_ [*A*]  {; bar: on red}")
    let bottom = text {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("B") {} } }.toolbarBackground(
          .red, for: .bottomBar)
      }
    }
    expect(bottom, ends: "_ [B]  {; bar: on red}")
  }
}
