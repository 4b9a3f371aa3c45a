import TestSupport
import Testing

@testable import TextUI

/// How lists, rows and bars look, as their lines say it.
@MainActor
struct ListLookTests {
  private func text<V: View>(@ViewBuilder _ view: () -> V) -> String {
    draw(columns: 24, height: 6) { view() }.replacing(#/ +\{/#) { _ in "  {" }
  }

  @Test @MainActor func `A list says what style it has, where it is not the usual one`() {
    let cases: [(String, AnyView, String)] = [
      ("usual", AnyView(List { Text("a") }), "* a"),
      ("grouped with insets", AnyView(List { Text("a") }.listStyle(.insetGrouped)), "* a"),
      ("plain", AnyView(List { Text("a") }.listStyle(.plain)), "~ list  plain\n* a"),
      ("grouped", AnyView(List { Text("a") }.listStyle(.grouped)), "~ list  grouped\n* a"),
      ("sidebar", AnyView(List { Text("a") }.listStyle(.sidebar)), "~ list  sidebar\n* a"),
      (
        "no background", AnyView(List { Text("a").bold() }.listStyle(.plain).scrollContentBackground(.hidden)),
        "~ list  plain, no background\n* a  {bold}"
      ),
      ("its own background", AnyView(List { Text("a") }.scrollContentBackground(.visible)), "* a"),
    ]
    for (name, view, expected) in cases { expect(text { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `What is behind a row is told of the row`() {
    let cases: [(String, AnyView, String)] = [
      (
        "a colour", AnyView(Text("a").bold().listRowBackground(Color.yellow)), "* a  {bold; on yellow}\n* b"
      ),
      ("none of its own", AnyView(Text("a").listRowBackground(nil as Color?)), "* a\n* b"),
      ("clear", AnyView(Text("a").listRowBackground(Color.clear)), "* a  {; no background}\n* b"),
      (
        "several lines",
        AnyView(
          VStack(alignment: .leading) {
            Text("a"); Text("c")
          }.listRowBackground(Color.yellow)), "* a  {; on yellow, 2 lines}\n  c\n* b"
      ),
      (
        "rows of several",
        AnyView(ForEach(["a", "c"], id: \.self) { Text($0) }.listRowBackground(Capsule().fill(.red))),
        "* a  {; on red capsule}\n* c  {; on red capsule}\n* b"
      ),
    ]
    for (name, row, expected) in cases {
      let drawn = text {
        List {
          row
          Text("b")
        }
      }
      expect(drawn, is: expected, "\(name)")
    }
  }

  @Test @MainActor func `A bar says how it looks on its first line`() {
    let cases: [(String, AnyView, String)] = [
      ("usual", AnyView(Text("a").navigationTitle("T")), "= T"),
      ("a colour", AnyView(Text("a").navigationTitle("T").toolbarBackground(.blue)), "= T  {; bar: on blue}"),
      (
        "always and dark",
        AnyView(
          Text("a").navigationTitle("T").toolbarBackground(.blue, for: .navigationBar).toolbarBackground(
            .visible, for: .navigationBar
          ).toolbarColorScheme(.dark)), "= T  {; bar: dark, always, on blue}"
      ),
      ("an editor's", AnyView(Text("a").navigationTitle("T").toolbarRole(.editor)), "= T  {; bar: editor}"),
      ("a phone's", AnyView(Text("a").navigationTitle("T").toolbarRole(.navigationStack)), "= T"),
      (
        "nothing behind",
        AnyView(Text("a").navigationTitle("T").toolbarBackground(.hidden, for: .navigationBar)),
        "= T  {; bar: no background}"
      ),
      (
        "another bar", AnyView(Text("a").navigationTitle("T").toolbarBackground(.red, for: .tabBar)), "= T"
      ),
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
