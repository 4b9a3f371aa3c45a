import SwiftUI

@testable import EveryState

/// What has no effect where it is placed, what a container accepts, what can be touched, and what a bar has room for.
@MainActor struct StrictContainerTests {
  private func read<Answer>(_ view: some View, _ answer: (TextScreen) -> Answer) -> Answer {
    let screen = TextScreen(view, columns: 30, height: 12)
    screen.update()
    defer { screen.unmount() }
    return answer(screen)
  }

  private func text(_ view: some View) -> String { read(view) { $0.lines().joined(separator: "\n") } }

  private func moved(
    _ words: String, _ bad: some View, to good: some View, line: UInt = #line
  ) -> (words: String, bad: AnyView, good: AnyView, line: UInt) { (words, AnyView(bad), AnyView(good), line) }

  @Test func `a modifier outside its container has no effect, and is named once with its line`() {
    let (yes, query, row) = (Binding.constant(true), Binding.constant("needle"), Text("row"))
    let needle = Text("needle")
    func stack(_ view: some View) -> some View { NavigationStack { view } }
    func list(_ view: some View) -> some View { List { view } }
    func scroll(_ view: some View) -> some View { ScrollView { view } }
    func sheet(_ view: some View) -> some View { row.sheet(isPresented: yes) { view } }
    let item = row.navigationDestination(item: .constant("needle")) { Text($0) }
    let target = row.navigationDestination(for: Int.self) { Text("\($0)") }
    let needles = ForEach(["needle"], id: \.self) { Text($0.prefix(1)) }.onDelete { _ in }
    let small = row.presentationDetents([.medium])
    let key = row.toolbar { ToolbarItem(placement: .keyboard) { row } }
    let cases = [
      moved("refreshable: nothing in it scrolls", stack(row.refreshable {}), to: list(row).refreshable {}),
      moved("refreshable", ScrollView(.horizontal) { row }.refreshable {}, to: scroll(row).refreshable {}),
      moved("refreshable", LazyVStack { row }.refreshable {}, to: TabView { list(row) }.refreshable {}),
      moved("refreshable", list(row).scrollDisabled(true).refreshable {}, to: Puller().refreshable {}),
      moved("refreshable", list(Section { row }.refreshable {}), to: Linked { Form { row } }.refreshable {}),
      moved("searchable: no navigation container", list(row).searchable(text: query), to: row),
      moved("searchable", sheet(row.searchable(text: query)), to: TabView { stack(row) }.searchable(text: query)),
      moved("navigationTitle", stack(row).navigationTitle("needle"), to: stack(row.navigationTitle("a"))),
      moved("toolbar", list(row).toolbar { Button("needle") {} }, to: stack(row.toolbar { Button("a") {} })),
      moved("toolbar: no navigation container", sheet(row.toolbar { needle }), to: key),
      moved(
        "badge: not on a row of a list, a tab", row.badge("needle"), to: TabView { row.tabItem { row }.badge("a") }),
      moved("badge", scroll(LazyVStack { row.badge("needle") }), to: list(row.badge(3))),
      moved("swipeActions", scroll(row.swipeActions { Button("needle") {} }), to: list(row.swipeActions { row })),
      moved("tabItem: not on a view of a TabView", row.tabItem { needle }, to: TabView { row.tabItem { row } }),
      moved("navigationDestination(for: Int.self): the stack does not see it", stack(list(target)), to: stack(target)),
      moved("navigationDestination", stack(scroll(LazyVStack { target })), to: stack(scroll(VStack { target }))),
      moved("navigationDestination(isPresented/item)", stack(list(item)), to: stack(item)),
      moved("navigationDestination(isPresented/item): no navigation container", item, to: row),
      moved("presentationDetents: not in a sheet", sheet(row).presentationDetents([.medium]), to: sheet(small)),
      moved("presentationDetents", row.fullScreenCover(isPresented: yes) { small }, to: stack(sheet(list(small)))),
      moved("listRowBackground", list(row).listRowBackground(row), to: list(row.listRowBackground(Color.red))),
      moved("listRowSeparator", row.listRowSeparator(.hidden), to: list(Section { row.listRowSeparator(.hidden) })),
      moved("listRowInsets", scroll(row.listRowInsets(.init())), to: list(Group { row.listRowInsets(.init()) })),
      moved("onDelete: not in a list", needles, to: list(needles)),
      moved("List has no size in a scroll view", scroll(list(needle)), to: scroll(list(row).frame(height: 90))),
      moved("NavigationStack has no size in a scroll view", scroll(stack(needle)), to: stack(scroll(row))),
      moved("Dialog leaves out the image", row.alert("a", isPresented: yes) { Image("needle") }, to: row),
    ]
    for (words, bad, good, line) in cases {
      let found = read(bad) { $0.look.misplaced }
      let start = words.replacing(":", with: " has no effect here:").replacing("for has no effect here:", with: "for:")
      expect(found.count, is: 1, "\(line): \(found)")
      expect(found.first ?? "", begins: start)
      let isCall = words.prefix { $0 != " " }.contains { $0 == ":" } || !words.contains(" ")
      if isCall { expect(found.joined(), contains: "(EveryStateTests/StrictContainerTests.swift:", comment: "\(line)") }
      expect(text(bad), lacks: "needle", comment: "\(line)")
      expect(read(good) { $0.look.misplaced }, is: [], "\(line)")
    }
  }

  private func row(
    _ view: some View, _ shows: String..., lacks: [String] = [], line: UInt = #line
  ) -> (view: AnyView, shows: [String], lacks: [String], line: UInt) { (AnyView(view), shows, lacks, line) }

  @Test func `a container shows what it accepts, and lays out what has no size of its own`() {
    let yes = Binding.constant(true)
    let pick = Picker("By", selection: .constant(1)) { Text("Name").tag(1) }
    let page = Text("Body").navigationTitle("Everything that was bought between the first and the last day")
    let inside = List { Text("Inside") }
    let scrim = LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
    let long = Text("Everything that was bought between the first and the last day")
    let principal = Text("Body").toolbar {
      ToolbarItem(placement: .principal) { long }
      ToolbarItem { Button("Done") {} }
    }
    func stack(_ view: some View) -> some View { NavigationStack { view } }
    let dialog = Text("a").confirmationDialog("Extras", isPresented: yes) {
      Button(action: {}) { Image(systemName: "banknote") }
      Button("Export") {}
      Label("A label", systemImage: "star")
      Toggle("Off", isOn: yes)
      VStack { Button("Off") {} }
      Menu("Off") { Button("Off") {} }
      TextField("Off", text: .constant(""))
      ShareLink("Send", item: "a")
      Button("Icon", systemImage: "star") {}.font(.title)
    }
    let alert = Text("a").alert(Text("Title").font(.title), isPresented: yes) {
      TextField("Name", text: .constant(""))
      ProgressView("spin")
    } message: {
      Text("One").bold()
      Image(systemName: "bolt")
    }
    let reader = GeometryReader { Text("h \(Int($0.size.height)) w \(Int($0.size.width))").fixedSize() }
    let cases = [
      row(
        dialog, "! dialog\n| [Send ^]\n| [Export] [Icon] [Cancel]",
        lacks: ["banknote", "label", "star", "Off", "<>", "title"]),
      row(alert, "| Title\n| One\n| |(Name)", "[OK]", lacks: ["<>", "spin", "bold", "title"]),
      row(ScrollView { VStack { inside.frame(maxHeight: .infinity) } }, lacks: ["Inside"]),
      row(ScrollView(.horizontal) { inside }, lacks: ["*"]), row(ScrollView { TabView { inside } }, lacks: ["Inside"]),
      row(ScrollView { inside.frame(minHeight: 60) }, "Inside"), row(ScrollView { reader }, "h 10 w 240"),
      row(ScrollView { reader.frame(height: 80) }, "h 80"), row(ScrollView(.horizontal) { reader }, "h 240 w 10"),
      row(List { reader }, "h 10"), row(ZStack { Spacer() }.overlay { reader }, "h 240 w 240"),
      row(VStack { pick }, "[Name v]", lacks: ["By  "]), row(Form { pick }, "By", "[Name v]"),
      row(stack(Text("a").toolbar { pick }), "[Name v]", lacks: ["By  "]),
      row(List { Text("a").sheet(isPresented: yes) { pick } }, "[Name v]", lacks: ["By  "]),
      row(stack(page.navigationBarTitleDisplayMode(.inline)), "= ", "...", "Body", lacks: ["last"]),
      row(stack(Text("Body").navigationTitle("One\nTwo")), "= One...", lacks: ["Two"]),
      row(Tabs(count: 5), "T5", lacks: ["More"]), row(Tabs(count: 7), "T4", "[<> More]", lacks: ["T5"]),
      row(TabView { Text("a").tabItem { long } }, "_ [*Everything that was bou...*]"),
      row(Text("Hero").overlay(scrim), "Hero", "under gradient clear black"),
      row(stack(principal), "Everything that wa...  [Done]", lacks: ["last"]),
      row(Tabs(count: 7).tabViewStyle(.page), "Page 1", lacks: ["More"]), row(stack(page), "= Everythin...", "Body"),
    ]
    for (view, shows, lacks, line) in cases {
      let drawn = text(view)
      for part in shows { expect(drawn, contains: part, comment: "\(line):\n\(drawn)") }
      for part in lacks { expect(drawn, lacks: part, comment: "\(line):\n\(drawn)") }
    }
  }

  /// - Parameter result: a text of the last frame, or `refused: ` and a text of the refusal.
  private func use(
    _ result: String, _ view: some View, by use: @escaping Use, line: Int = #line, column: Int = #column
  ) -> Row<(String, AnyView, Use)> { Row((result, AnyView(view), use), line: line, column: column) }

  @Test func `the user touches what a finger can reach`() throws {
    let numbers = ForEach(0..<90, id: \.self) { Text("Line \($0)") }
    func press(_ names: String...) -> Use {
      { user in for name in names { if name == "<" { try await user.goBack() } else { try await user.press(name) } } }
    }
    func cloth(
      _ view: some View, _ result: String = "refused: \"Save\" is covered", line: Int = #line
    ) -> Row<(String, AnyView, Use)> { use(result, Saving(cloth: view), by: press("Save", "Save"), line: line) }
    func pushed(_ page: some View) -> some View { NavigationStack { NavigationLink("In") { page } } }
    let (toEnd, pull): (Use, Use) = ({ try await $0.scrollToEnd() }, { try await $0.refresh() })
    let query = Binding.constant("")
    let fixed = "refused: The scrolling content is fixed by scrollDisabled(true)"
    let edit = "refused: A list that selects several rows selects in edit mode only"
    let noSwipe = "refused: the swipe is off with it"
    let ground = ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity).background(.black.opacity(0.1))
    let link = NavigationLink("Open", value: 7)
    let several = With(value: Set<String>()) { $chosen in
      NavigationStack {
        List(["Eve", "Max"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("\(chosen.count) chosen")
          .toolbar { EditButton() }
      }
    }
    let deep = NavigationLink("In") { Text("Page") }.navigationTitle(String(repeating: "Many ", count: 12))
    let cases = [
      use("log: reserve cancel", RowButtons(), by: press("Reserve")),
      use("log: reserve cancel", RowButtons(), by: press("Slot 9")),
      use("log: cancel", RowButtons(isSecondApart: true), by: press("Cancel it")),
      use("log: reserve", RowButtons(isSecondApart: true), by: press("Slot 9")),
      use("refused: element \"Slot 9\"", RowButtons().buttonStyle(.plain), by: press("Slot 9")),
      cloth(Color.gray.opacity(0.2)), cloth(Rectangle().fill(.ultraThinMaterial)), cloth(Image("cloth").resizable()),
      cloth(Color.clear.contentShape(Rectangle())), cloth(ground), cloth(Color.black.opacity(0.001)),
      cloth(List { Text("a") }), cloth(ScrollView { Text("a").frame(maxWidth: .infinity) }), cloth(Tabs(count: 2)),
      cloth(List { Text("a") }.allowsHitTesting(false), "saves 2"), cloth(ScrollView { Text("a") }, "saves 2"),
      cloth(Color.clear, "saves 2"),
      cloth(Color.gray.opacity(0), "saves 2"), cloth(Color.gray.opacity(0.2).allowsHitTesting(false), "saves 2"),
      use("refused: The scrolling content is covered", List { numbers }.refreshable {}.overlay { ground }, by: pull),
      use(fixed, VStack { ScrollView { numbers } }.scrollDisabled(true), by: toEnd),
      use(fixed, List { numbers }.scrollDisabled(true).refreshable {}, by: pull),
      use("Line 89", ScrollView { numbers }.scrollDisabled(false), by: toEnd),
      use("refused: refreshable has no effect here", Text("a").refreshable {}, by: pull),
      use("refused: searchable has no effect here", Text("a").searchable(text: query)) { try await $0.search("a") },
      use("Open", pushed(List { link.navigationDestination(for: Int.self) { _ in numbers } }), by: press("In", "Open")),
      use("refused: The back button is covered", Linked { numbers }.overlay { ground }, by: press("<")),
      use(noSwipe, pushed(Text("Page").navigationBarBackButtonHidden()), by: press("In", "<")),
      use(noSwipe, pushed(Text("Page").toolbar(.hidden, for: .navigationBar)), by: press("In", "<")),
      use("[In >]", pushed(Text("Page").navigationBarBackButtonHidden(false)), by: press("In", "<")),
      use("[<Back]", NavigationStack { deep }, by: press("In")),
      use(edit, several, by: press("Eve")), use("1 chosen", several, by: press("Edit", "Eve")),
      use("* <> T5", Tabs(count: 7), by: press("More")), use("Page 6", Tabs(count: 7), by: press("More", "T6")),
      use("* <> T7", Tabs(count: 7), by: press("More", "T6", "<")),
    ]
    for (row, (result, view, use)) in cases.rows() {
      let acted = Acted(environment: SnapshotEnvironment(columns: 50, height: 14), content: view, actions: use)
      if result.hasPrefix("refused: ") {
        expect(try acted.refusal(), contains: String(result.dropFirst(9)), at: row)
      } else {
        let lines = try acted.moments().last?.lines.joined(separator: "\n") ?? ""
        expect(lines, contains: result, comment: lines, at: row)
      }
    }
  }
}

private struct Puller: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Button("Refresh") { Task { await refresh?() } } }
}

private struct RowButtons: View {
  var isSecondApart = false
  @State private var log: [String] = []
  var body: some View {
    Form {
      Text("log: \(log.joined(separator: " "))")
      HStack {
        Text("Slot 9")
        Button("Reserve") { log.append("reserve") }
        if isSecondApart { cancel.buttonStyle(.borderless) } else { cancel }
      }
    }
  }
  private var cancel: some View { Button("Cancel it") { log.append("cancel") } }
}

private struct Saving<Cloth: View>: View {
  let cloth: Cloth
  @State private var saves = 0
  var body: some View {
    VStack {
      Text("saves \(saves)")
      Button("Save") { saves += 1 }
    }.frame(maxWidth: .infinity, maxHeight: .infinity).overlay { if saves > 0 { cloth } }
  }
}

private struct Linked<Page: View>: View {
  @ViewBuilder let page: () -> Page
  var body: some View {
    NavigationStack(path: .constant([7])) { Text("a").navigationDestination(for: Int.self) { _ in page() } }
  }
}

private struct Tabs: View {
  let count: Int
  var body: some View {
    TabView { ForEach(1...count, id: \.self) { i in Tab("T\(i)", systemImage: "a") { Text("Page \(i)") } } }
  }
}
