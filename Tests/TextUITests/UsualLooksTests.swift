@testable import TextUI

/// The style `automatic` is what a place shows by default.
@MainActor struct UsualLooksTests {
  private func drawing(_ view: some View) -> String {
    let screen = TextScreen(columns: 30, height: 10) { view }
    return screen.text
  }

  @Test func `labels in bars are their icons alone`() {
    let label = Label("Add", systemImage: "plus")
    func bar(_ placement: ToolbarItemPlacement, _ view: some View) -> Bool {
      drawing(NavigationStack { Text("x").toolbar { ToolbarItem(placement: placement) { view } } }).contains(
        #/<>\ +Add/#)
    }
    for placement in [ToolbarItemPlacement.topBarTrailing, .topBarLeading, .bottomBar, .status] {
      expect(!bar(placement, label))
      expect(!bar(placement, label.labelStyle(.automatic)))
      expect(!bar(placement, label.labelStyle(DefaultLabelStyle())))
      expect(!bar(placement, label.labelStyle(.automatic).labelStyle(.titleAndIcon)))
      expect(bar(placement, label.labelStyle(.titleAndIcon)))
    }
    expect(bar(.principal, label))
    expect(bar(.principal, label.labelStyle(.automatic)))
    expect(drawing(label.labelStyle(.automatic).labelStyle(.iconOnly)), contains: "<> Add")
  }

  @Test func `the label of a bar item's presentation is complete`() {
    let presenting = Button("B") {}.sheet(isPresented: .constant(true)) {
      Label("Add", systemImage: "plus").labelStyle(.automatic)
    }
    expect(drawing(NavigationStack { Text("x").toolbar { presenting } }), contains: "<> Add")
  }

  @Test func `a tab without a role has no magnifying glass`() {
    func tabs(_ tab: some View) -> String {
      drawing(
        TabView {
          Text("x").tabItem { Text("One") }
          tab
        })
    }
    let role: TabRole? = nil
    expect(tabs(Tab(role: .search) { Text("s") }).contains(#/\[<>\ Search\]\ +{-\ \|\ magnifyingglass}/#))
    expect(tabs(Tab(role: role) { Text("s") }), contains: "[Tab 2]")
    expect(tabs(Tab(role: role) { Text("s") }), lacks: "magnifyingglass")
    expect(tabs(Tab(value: 3) { Text("s") }), contains: "[Tab 2]")
    let valued = drawing(
      TabView(selection: .constant(1)) {
        Tab("One", image: "one", value: 1) { Text("x") }
        Tab(value: 2, role: role) { Text("s") }
      })
    expect(valued, contains: "[*<> One*]  [Tab 2]", comment: "\(valued)")
    expect(!valued.contains("magnifyingglass"), "\(valued)")
  }

  @Test func `a menu shows a picker's choices`() throws {
    let picker = Picker("P", selection: .constant(0)) { views(Text("A").tag(0), Text("B").tag(1)) }
    func menu(_ view: some View) throws -> String {
      let screen = ScreenInUse(columns: 30, height: 10) { Menu("M") { view } }
      try screen.press("M")
      return screen.text
    }
    try expect(menu(picker), contains: "(*) A")
    try expect(menu(picker.pickerStyle(.automatic)), contains: "(*) A")
    try expect(menu(picker.pickerStyle(.menu)), contains: "[A v]")
    expect(drawing(picker.pickerStyle(.automatic)), contains: "[A v]")
  }

  @Test func `a menu with an app's style keeps its primary action`() throws {
    let journal = Journal()
    func styled(_ style: some MenuStyle) -> ScreenInUse {
      ScreenInUse {
        Menu("M", content: { Button("Item") {} }, primaryAction: { journal.add("primary") }).menuStyle(style)
      }
    }
    for (name, screen) in [("own", styled(Titled())), ("button", styled(.button)), ("automatic", styled(.automatic))] {
      expect(screen.text, contains: "~ menu: Item", comment: "\(name)")
      try screen.press("M")
      expect(journal.take(), is: ["primary"], "\(name)")
      expect(!screen.text.contains("[Item]"), "\(name)")
      try screen.perform("Show Menu", on: "M")
      expect(screen.text, contains: "[Item]", comment: "\(name)")
    }
    let plain = ScreenInUse { Menu("M") { Button("Item") {} }.menuStyle(Titled()) }
    try plain.press("M")
    expect(plain.text, contains: "[Item]")
  }

  private struct Titled: MenuStyle { func makeBody(configuration: Configuration) -> some View { Menu(configuration) } }
}

@MainActor struct OwnStyleTests: DrawnSuite {
  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      across(Text("box of"), configuration.content, Text("named"), configuration.label)
    }
  }

  private struct Grouped: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { down(configuration.content, Text("group")) }
  }

  private struct Disclosed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Titled: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { across(Text("menu:"), Menu(configuration)) }
  }

  @Test func `an app's styles place the parts of group boxes, control groups and menus`() {
    check("group box", "    box of  b  named  A", columns: 24) { GroupBox("A") { Text("b") }.groupBoxStyle(Boxed()) }
    let group = draw(columns: 24) {
      ControlGroup { views(Button("1") {}, Button("2") {}) }.controlGroupStyle(Grouped())
    }
    expect(group, ends: "group", comment: "\(group)")
    expect(group, contains: "[1]", "[2]", comment: "\(group)")
    expect(draw(columns: 24) { Menu("M") { Button("1") {} }.menuStyle(Titled()) }, contains: "menu: [M v]")
  }

  @Test func `a disclosure group of the app's opens and closes by its configuration`() {
    let screen = TextScreen { DisclosureGroup("A") { Text("inside") }.disclosureGroupStyle(Disclosed()) }
    defer { screen.unmount() }
    expect(screen.text, contains: "[more]", comment: "\(screen.text)")
    expect(!screen.text.contains("inside"), "\(screen.text)")
    screen.press("more")
    expect(screen.text, contains: "[less]", "inside")
  }
}
