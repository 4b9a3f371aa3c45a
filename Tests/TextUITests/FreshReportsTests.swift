import Foundation

@testable import TextUI

/// Public reports of what a phone does to a developer's surprise: the drawing does the same.
@MainActor struct FreshReportsTests {
  private struct Report {
    let source: String
    let shows: [String]
    var hides: [String] = []
    let view: AnyView

    @MainActor init<V: View>(_ source: String, shows: String..., hides: [String] = [], @ViewBuilder _ view: () -> V) {
      (self.source, self.shows, self.hides, self.view) = (source, shows, hides, AnyView(view()))
    }
  }

  private func check(_ reports: [Report]) {
    for report in reports {
      let text = ScreenInUse { report.view }.text
      for part in report.shows { expect(text, contains: part, comment: report.source) }
      for part in report.hides { expect(text, lacks: part, comment: report.source) }
    }
  }

  @Test func `words are what the text's initializer makes of them`() {
    let number = 1_234_567
    let name: String? = nil
    let post = "a **b** c"
    let german = Locale(identifier: "de_DE")
    check([
      Report("manaflow-ai/cmux/issues/2530", shows: "Port 2,014", "PR #2014") {
        Text("Port \(2014)")
        Text("PR #\(String(2014))")
      },
      // A string beside `??` has no key.
      Report("utmapp/UTM/pull/4276", shows: "**Empty**") { Text(name ?? "**Empty**") },
      Report("mattmassicotte/Multipass/pull/1", shows: "a **b** c", "a b c") {
        Text(post)
        Text(.init(post))
      },
      Report("mac-cain13/R.swift/pull/839", shows: "Text: 1,234,567", "Format: 1234567") {
        Text("Text: \(number)")
        Text(String(format: "Format: %d", number))
      },
      // The environment's locale is stronger than the format's.
      Report("Esri/arcgis-maps-sdk-swift-samples/issues/169", shows: "1,234.5", hides: ["1.234,5"]) {
        Text(1234.5, format: .number.locale(german)).environment(\.locale, Locale(identifier: "en_US"))
      },
      Report("AstroQore/vibe-bar/pull/366", shows: "1.234,5", "1,234.5") {
        VStack {
          Text(1234.5, format: .number)
          Text(1234.5.formatted(.number.locale(Locale(identifier: "en_US"))))
        }.environment(\.locale, german)
      },
    ])
  }

  @Test func `a modifier out of its place does nothing`() {
    check([
      Report("scastiel/kado/issues/87", shows: "a", hides: ["Delete", "swipe"]) {
        ScrollView { LazyVStack { ForEach(["a"], id: \.self) { Text($0).swipeActions { Button("Delete") {} } } } }
      },
      Report("mikaelacaron/brain-marks/issues/66", shows: "Move", hides: ["Delete"]) {
        List {
          ForEach(["a"], id: \.self) { Text($0).swipeActions(edge: .leading) { Button("Move") {} } }.onDelete { _ in }
        }
      },
      Report("vdhamer/Photo-Club-Hub/issues/352", shows: "a", hides: ["Delete", "swipe"]) {
        ScrollView { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
      },
      Report("twostraws/simple-swiftui/pull/15", shows: "<...>", hides: ["refresh"]) {
        Group { ProgressView() }.refreshable {}
      },
      Report(
        "johnpatrickmorgan/NavigationBackport/issues/5, nachonavarro/Pages/issues/5", shows: "[~Value >~]", "[~View >~]"
      ) {
        NavigationLink("Value", value: 1)
        NavigationLink("View") { Text("Detail") }
      },
      // developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:)-4rhk6
      Report("presenting: nil", shows: "a", hides: ["Sure?"]) {
        Text("a").alert("Sure?", isPresented: .constant(true), presenting: Int?.none) { Button("Delete \($0)") {} }
      },
    ])
  }

  @Test func `a control has the words that a phone draws, and the others are heard`() {
    func choices() -> some View {
      ForEach(["All", "Open"], id: \.self) { Text($0) }
    }
    check([
      Report("feedback-assistant/reports/issues/219", shows: " [All v] ", "{\"Filter\"}") {
        Picker("Filter", selection: .constant("All")) { choices() }.pickerStyle(.menu)
      },
      Report("AvdLee/Roadmap/pull/84", shows: "[ v]", hides: ["All", "Open"]) {
        Picker("Filter", selection: .constant("")) { choices() }.pickerStyle(.menu)
      },
      // A tooltip is a hint and no name.
      Report("batonogov/pine/pull/1575", shows: "~ hint \"Ends the search\"", hides: ["says"]) {
        Button {
        } label: {
          Image(systemName: "xmark")
        }.help("Ends the search")
      },
      Report("skiptools/skip-ui/issues/313", shows: "= |(Search)") {
        NavigationStack { List { Text("row") } }.searchable(text: .constant(""))
      },
      Report("skiptools/skip-ui/issues/33", shows: "* Row 1", "Bottom") {
        VStack {
          List(1..<100) { Text("Row \($0)") }
          Text("Bottom")
        }
      },
    ])
    // OneBusAway/onebusaway-ios/pull/1288
    let stop = ScreenInUse {
      HStack {
        Text("Stop 12")
        Button("Save") {}
      }.accessibilityElement(children: .ignore).accessibilityLabel("Stop")
    }
    expect(stop.screen.spokenElements.map(\.label), is: ["Stop"])
  }

  @Test func `an opaque ground hides what is behind it`() {
    func list() -> some View { List { Text("row") } }
    func editor() -> some View { TextEditor(text: .constant("notes")) }
    check([
      Report("NativePHP/mobile-ui/pull/76", shows: "* row", hides: ["red"]) { list().background(.red) },
      Report("a form", shows: "* row", hides: ["red"]) { Form { Text("row") }.background { Color.red } },
      Report("a modifier between", shows: "row", hides: ["red"]) { list().listStyle(.plain).background(Color.red) },
      Report("in a stack", shows: "* row", hides: ["red"]) {
        ZStack {
          Color.red
          list()
        }
      },
      Report("an editor", shows: "|notes", hides: ["red"]) { editor().background(.red) },
      // developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
      Report("hidden", shows: "{on red}") { list().scrollContentBackground(.hidden).background(.red) },
      Report("an editor's hidden", shows: "on red") { editor().scrollContentBackground(.hidden).background(.red) },
      Report("room around", shows: "on red") { list().padding(40).background(.red) },
    ])
  }

  // developer.apple.com/documentation/swiftui/view/tabitem(_:)
  @Test func `a tab item has a text and a picture alone`() {
    func tab<V: View>(_ item: V) -> String { ScreenInUse { TabView { Text("a").tabItem { item } } }.text }
    expect(tab(Circle().accessibilityLabel("Round")), ends: "[*Tab 1*]")
    expect(tab(Toggle("On", isOn: .constant(true))), ends: "[*Tab 1*]")
    expect(tab(VStack { views(Image("pen"), Text("Notes")) }), ends: "[*<> Notes*]                    {pen}")
  }

  // Esri/arcgis-maps-sdk-swift-toolkit/pull/1349, katagaki/SakuraRSS/pull/247
  @Test func `inline choices are rows of a list and items of a menu, and a wheel elsewhere`() throws {
    func picker() -> some View {
      Picker("Tree", selection: .constant("Oak")) { ForEach(["Oak", "Fir"], id: \.self) { Text($0) } }
        .pickerStyle(.inline)
    }
    check([
      Report("in a stack", shows: " [Oak v] ", "{\"Tree\"}", hides: ["Fir"]) { VStack { picker() } },
      Report("in a form", shows: "* Tree\n  (*) Oak\n  ( ) Fir") { Form { picker() } },
    ])
    let menu = ScreenInUse { Menu("More") { picker() } }
    try menu.press("More")
    expect(menu.text, ends: "! menu\n| (*) Oak                         {\"Tree\"}\n| ( ) Fir")
  }

  // feedback-assistant/reports/issues/247: "if you use a SwiftUI view as the icon of the Label, it's just ignored"; a menu is a UIMenu
  @Test func `a menu has items without looks, each on its own line, and no other views`() throws {
    @ViewBuilder func items() -> some View {
      Section("Edit") {
        Button {
        } label: {
          Label {
            Text("Red").bold().foregroundStyle(.red)
          } icon: {
            Circle().fill(.red).frame(width: 24, height: 20)
          }
        }
        Button("Copy", systemImage: "doc") {}.font(.title).padding(40).background(.red)
      }
      HStack { views(Button("Left") {}, Button("Right", role: .destructive) {}.disabled(true)) }
      Toggle("Loud", isOn: .constant(true))
      Divider()
      ControlGroup { views(Button("Less") {}, Button("More") {}) }
      views(Circle().frame(width: 40, height: 40), TextField("Name", text: .constant("")))
      views(Slider(value: .constant(0.5)), Spacer(), Text("12 items").font(.title))
    }
    let shown = """
      ! menu
      | Edit
      | [Red]
      | [<> Copy]                       {doc}
      | [Left]
      | [~Right~]                       {destructive}
      | Loud                       [x]
      | ------------------------------
      | [Less] [More]
      | 12 items
      """
    let menu = ScreenInUse(height: 20) { Menu("Open") { items() } }
    try menu.press("Open")
    expect(menu.text, ends: shown)
    let held = ScreenInUse(height: 20) { Text("Row").contextMenu { items() } }
    try held.perform("Show Menu", on: "Row")
    expect(held.text, ends: shown)
  }

  // Apple: "Changes that you make to data after the presentation occurs are ignored"; pointfreeco/swift-navigation/pull/77
  @Test(arguments: [true, false]) func `what is presented stays, and its other values change`(isAlert: Bool) {
    let asked = Asked()
    let screen = ScreenInUse { AskingView(asked: asked, isAlert: isAlert) }
    expect(screen.text, contains: "[Delete 1]", "1 file")
    asked.verb = "Remove"
    screen.screen.update()
    expect(screen.text, contains: "[Remove 1]")
    for data in [2, nil] {
      asked.data = data
      screen.screen.update()
      expect(screen.text, contains: "[Remove 1]", "1 file")
    }
    asked.isOn = false
    screen.screen.update()
    (asked.isOn, asked.data) = (true, 3)
    screen.screen.update()
    expect(screen.text, contains: "[Remove 3]", "3 file")
  }

  // pointfreeco/swift-navigation/pull/238: "you will see onDismiss print in the console between the dismissal and presentation"
  @Test func `another item comes after the dismissal of the first one, unless that takes it away`() throws {
    struct Item: Identifiable { let id: Int }
    let log = Journal()
    func screen(_ dismissed: @escaping (Binding<Item?>) -> Void) -> ScreenInUse {
      ScreenInUse {
        With(value: Item?.none) { item in
          Button("Open") { item.wrappedValue = Item(id: 1) }
            .sheet(item: item, onDismiss: { dismissed(item) }) { one in
              Button("After \(one.id)") { item.wrappedValue = Item(id: one.id + 1) }
                .onAppear { log.add("\(one.id) appears") }.onDisappear { log.add("\(one.id) disappears") }
            }
        }
      }
    }
    let kept = screen { _ in log.add("dismissed") }
    try kept.press("Open")
    try kept.press("After 1")
    expect(log.take(), is: ["1 appears", "1 disappears", "dismissed", "2 appears"])
    let taken = screen { $0.wrappedValue = nil }
    try taken.press("Open")
    try taken.press("After 1")
    expect(log.take(), is: ["1 appears", "1 disappears"])
  }

  // chowple.com/en/blog/swiftui-navigation: "A value push placed after an item push renders under it"
  @Test func `a value that is pushed on an item's screen is named`() throws {
    func traps(isItem: Bool) throws -> [String] {
      let screen = ScreenInUse {
        NavigationStack {
          With(value: Int?.none) { dish in
            Button("Dish") { dish.wrappedValue = 1 }
              .navigationDestination(for: String.self) { Text($0) }
              .navigationDestination(for: Int.self) { _ in NavigationLink("Place", value: "a") }
              .navigationDestination(item: dish) { _ in NavigationLink("Place", value: "a") }
            NavigationLink("Value", value: 1)
          }
        }
      }
      try screen.press(isItem ? "Dish" : "Value")
      try screen.press("Place")
      return screen.screen.traps(evaluatesAgain: true).map(\.sentence)
    }
    let found = try traps(isItem: true)
    expect(found.joined(), contains: "a value of String is pushed on a pushed screen", "Push both as values.")
    expect(try traps(isItem: false), is: [])
  }

  // pointfreeco/swift-composable-architecture/issues/1119, natclark/safari-wallet/pull/5
  @Test func `a group appears with each child, and nothing never`() {
    let log = Journal()
    let nothing: String? = nil
    _ = ScreenInUse {
      Group {
        Text("a")
        Text("b")
      }.onAppear { log.add("group") }
      VStack {
        Text("a")
        Text("b")
      }.onAppear { log.add("stack") }
      EmptyView().onAppear { log.add("empty view") }
      Group { if let nothing { Text(nothing) } }.onAppear { log.add("empty group") }
    }
    expect(log.take().sorted(), is: ["group", "group", "stack"])
  }

  // www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear, NicholasBellucci/StatefulTabView/issues/12
  @Test func `a tab appears each time it is chosen`() throws {
    let log = Journal()
    let screen = ScreenInUse {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First").onAppear { log.add("1") } }
        Tab("Two", systemImage: "2.circle") { Text("Second").onAppear { log.add("2") } }
      }
    }
    expect(log.take(), is: ["1"])
    try screen.press("Two")
    try screen.press("One")
    expect(log.take(), is: ["2", "1"])
  }

  // supergeorg/Grocy-SwiftUI/issues/167
  @Test func `a task ends where its view disappears, and begins again`() async throws {
    let log = Journal()
    let screen = ScreenInUse {
      NavigationStack {
        NavigationLink("Open") { Text("Detail") }
          .task {
            log.add("begins")
            do { try await Task.sleep(for: .seconds(100)) } catch { log.add("canceled") }
          }
      }
    }
    func wait(_ count: Int) async { for _ in 0..<1000 where log.entries.count < count { await Task.yield() } }
    await wait(1)
    try screen.press("Open")
    await wait(2)
    screen.goBack()
    await wait(3)
    expect(log.take(), is: ["begins", "canceled", "begins"])
    screen.screen.unmount()
  }

  // airbnb/lottie-ios/pull/2528
  @Test func `a destination in a lazy row is ignored`() throws {
    let screen = ScreenInUse {
      NavigationStack {
        List {
          ForEach([1], id: \.self) { item in
            NavigationLink("Item \(item)", value: item).navigationDestination(for: Int.self) { Text("Detail \($0)") }
          }
        }
      }
    }
    let before = screen.text
    try screen.press("Item 1")
    expect(screen.text, is: before)
  }

  // kkebo/DevToys.swiftpm/issues/40: "The link cannot be activated."
  @Test func `a link without a destination is an issue`() throws {
    let screen = ScreenInUse { NavigationStack { NavigationLink("Tool", value: "tool") } }
    try screen.press("Tool")
    expect(screen.issues.joined(), contains: "no screen on the stack has a .navigationDestination(for: String.self)")
  }

  // inseven/bookmarks/issues/279
  @Test func `an alert in a menu disappears with its menu`() throws {
    func delete(_ on: Binding<Bool>) -> some View {
      Button("Delete") { on.wrappedValue = true }.alert("Sure?", isPresented: on) { Button("Yes") {} }
    }
    let menu = ScreenInUse { With(value: false) { on in Menu("More") { delete(on) } } }
    try menu.press("More")
    try menu.press("Delete")
    expect(menu.text, lacks: "Sure?")
    let held = ScreenInUse { With(value: false) { on in Text("Row").contextMenu { delete(on) } } }
    try held.perform("Show Menu", on: "Row")
    try held.press("Delete")
    expect(held.text, lacks: "Sure?")
  }

  // skiptools/skip-ui/issues/121
  @Test func `a share link in a toolbar's menu has its title`() throws {
    let screen = ScreenInUse {
      NavigationStack {
        List { Text("row") }
          .toolbar {
            Menu("More") {
              ShareLink(item: URL(string: "https://apple.com")!) {
                Label("Share it", systemImage: "square.and.arrow.up")
              }
            }
          }
      }
    }
    try screen.press("More")
    expect(screen.text, contains: "[<> Share it ^]")
  }

  // StanfordBDHG/LLMonFHIR/issues/113, subconsciousnetwork/subconscious/issues/900
  @Test func `a presentation waits for the one before`() throws {
    let screen = ScreenInUse {
      With(value: [false, false, false]) { on in
        Button("Open") { on.wrappedValue = [true, true, false] }
          .sheet(isPresented: on[0]) { Button("Fail") { on.wrappedValue[2] = true } }
          .sheet(isPresented: on[1]) { Text("Recovery") }
          .alert("Failed", isPresented: on[2]) {}
      }
    }
    try screen.press("Open")
    expect(screen.text, lacks: "Recovery")
    try screen.press("Fail")
    expect(screen.text, lacks: "Failed")
    screen.screen.presentation?.dismiss()
    screen.screen.update()
    expect(screen.text, contains: "! sheet\n|              Recovery")
  }

  // markiv/SwiftUI-Shimmer/pull/18
  @Test func `a conditional modifier makes another view`() throws {
    let screen = ScreenInUse {
      With(value: false) { on in
        Button("Shimmer") { on.wrappedValue.toggle() }
        Counter().when(on.wrappedValue) { $0.opacity(0.5) }
      }
    }
    try screen.press("Count 0")
    expect(screen.text, contains: "Count 1")
    try screen.press("Shimmer")
    expect(screen.text, contains: "Count 0")
  }

  // frzi/swiftui-router/issues/12
  @Test func `a state keeps its first value, unless the id changes`() throws {
    let screen = ScreenInUse {
      With(value: 5) { page in
        Button("Next") { page.wrappedValue += 1 }
        Page(page: page.wrappedValue)
        Page(page: page.wrappedValue).id(page.wrappedValue)
      }
    }
    try screen.press("Next")
    expect(screen.text, contains: "Page 5", "Page 6")
  }

  // satsdisco/JellyAmp/issues/27; Esri/arcgis-maps-sdk-swift-samples/pull/453: the list's environment is not that of the button beside it
  @Test func `an edit button changes the edit mode around it`() throws {
    let constant = ScreenInUse {
      NavigationStack {
        List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
          .toolbar { EditButton() }
          .environment(\.editMode, .constant(.active))
      }
    }
    let before = constant.text
    expect(before, contains: "<x>")
    try constant.press("Done")
    expect(constant.text, is: before)
    let beside = ScreenInUse {
      NavigationStack {
        With(value: EditMode.inactive) { mode in
          List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
            .environment(\.editMode, Binding<EditMode>?.some(mode))
            .toolbar { EditButton() }
        }
      }
    }
    try beside.press("Edit")
    expect(beside.text, lacks: "<x>")
  }

  // oleb.net/2022/clipped-hit-testing
  @Test func `what is clipped away still takes the touch`() throws {
    let screen = ScreenInUse(height: 20) {
      VStack {
        Button("You can't tap me") {}
        Rectangle().frame(width: 200, height: 300).frame(width: 100, height: 40).clipped().onTapGesture {}
      }
    }
    try expect(screen.screen.cover(of: screen.element("You can't tap me")), is: "<fill primary>")
  }

  // oleb.net/2022/clipped-hit-testing: "add a contentShape"
  @Test(arguments: [(ContentShapeKinds.interaction, String?.none), (.dragPreview, "<fill primary>")])
  func `a content shape for touches limits them`(kinds: ContentShapeKinds, cover: String?) throws {
    let screen = ScreenInUse(height: 20) {
      VStack {
        Button("You can tap me") {}
        Rectangle().frame(width: 200, height: 300).frame(width: 100, height: 40).contentShape(kinds, Rectangle())
          .clipped()
      }
    }
    try expect(screen.screen.cover(of: screen.element("You can tap me")), is: cover)
  }

  // developer.apple.com/documentation/swiftui/environmentvalues/issearching and .../dismisssearchaction
  @Test func `searching is known below the modifier, and ends without its text`() throws {
    let screen = ScreenInUse { NavigationStack { SearchingView() } }
    try screen.type("abc", into: "Search")
    expect(screen.text, contains: "outer false", "inner true")
    try screen.press("End")
    expect(screen.text, contains: "inner false")
    expect(screen.text, lacks: "abc")
  }

  // developer.apple.com/documentation/swiftui/dismissaction
  @Test func `a presenter's dismiss in its sheet leaves the presenter`() throws {
    let screen = ScreenInUse {
      NavigationStack { NavigationLink("Open") { PresentingDetail() }.navigationTitle("Root") }
    }
    let root = screen.text
    try screen.press("Open")
    try screen.press("Sheet")
    try screen.press("Done")
    expect(screen.text, is: root)
  }
}

extension View {
  @ViewBuilder fileprivate func when<V: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> V) -> some View {
    if condition { change(self) } else { self }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@Observable @MainActor private final class Asked {
  var data: Int? = 1
  var isOn = true
  var verb = "Delete"
}

private struct AskingView: View {
  @Bindable var asked: Asked
  let isAlert: Bool

  var body: some View {
    let verb = asked.verb
    if isAlert {
      Text("a").alert("Sure?", isPresented: $asked.isOn, presenting: asked.data) { data in
        Button("\(verb) \(data)") {}
      } message: {
        Text("\($0) file")
      }
    } else {
      Text("a").confirmationDialog("Sure?", isPresented: $asked.isOn, presenting: asked.data) { data in
        Button("\(verb) \(data)") {}
      } message: {
        Text("\($0) file")
      }
    }
  }
}

private struct Page: View {
  @State var page: Int
  var body: some View { Text("Page \(page)") }
}

private struct SearchingView: View {
  @State private var text = ""
  @Environment(\.isSearching) private var isSearching
  var body: some View {
    VStack {
      Text("outer \(isSearching ? "true" : "false")")
      Inner()
    }.searchable(text: $text)
  }

  struct Inner: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text("inner \(isSearching ? "true" : "false")")
      Button("End") { dismissSearch() }
    }
  }
}

private struct PresentingDetail: View {
  @Environment(\.dismiss) private var dismiss
  @State private var on = false
  var body: some View {
    Button("Sheet") { on = true }.sheet(isPresented: $on) { Button("Done") { dismiss() } }
  }
}
