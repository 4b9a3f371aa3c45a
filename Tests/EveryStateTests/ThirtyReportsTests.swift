import Combine
import SwiftUI

@testable import EveryState

/// Public reports and documented facts of SwiftUI's behavior, each drawn as on a phone.
@MainActor struct ThirtyReportsTests {
  @Test(arguments: Report.all) func `a public report is drawn as on a phone`(_ report: Report) throws {
    let acted = Acted(environment: report.environment, content: report.view(), actions: report.act)
    let lines = try acted.moments().last?.lines.joined(separator: "\n") ?? ""
    for part in report.shows { expect(lines, contains: part, comment: lines) }
    for part in report.hides { expect(lines, lacks: part, comment: lines) }
  }

  // viktorstrate/mactrix/pull/17, ibo2001/MushafImad/pull/18: black letters where the scheme is dark
  @Test(arguments: [
    (
      Color.black,
      [
        "text in black on #000000 has a contrast ratio of 1.0; at least 4.5 is required for text that is neither bold nor large."
      ]
    ), (.white, []),
  ])
  func `contrast is that of the preferred scheme`(color: Color, found: [String]) throws {
    let soundness = CatalogSoundness(
      SnapshotCatalog(suite: "Audit") {
        Plain("Audit", "shown") { AnyView(Text("Hi").foregroundStyle(color).preferredColorScheme(.dark)) }
      })
    try expect(soundness.accessibilityAudit().findings.map(\.sentence), is: found)
  }

  // utmapp/UTM/pull/7653: words of alerts that no table has. The system's own, such as OK and Cancel, have translations.
  @Test(arguments: [
    ("Alert", ["Title", "Message", "Erase"]), ("Dialog", ["Title", "Message", "Erase"]), ("System", []),
    ("Menu", ["Erase"]),
  ]) func `words without a translation are found in dialogs and menus`(button: String, missing: [String]) throws {
    let folder = URL(filePath: TestFolder.ofProcess).appending(path: "words-\(UUID().uuidString)/fr.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try ["Alert", "Dialog", "System", "Menu"].map { "\"\($0)\" = \"\($0)\";" }.joined(separator: "\n")
      .write(to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    let path = folder.deletingLastPathComponent().path
    let screen = TestScreen(
      "Words", [.loadsNothing(because: "a test"), .state("asked", by: { try await $0.press(button) })]
    ) { (_: NoWorld) in Asking(bundle: Bundle(path: path)) }
    let found = try SnapshotCatalog(suite: "Words") { screen.variants(.locales("fr")) }.soundness()
      .filter { $0.rule == .untranslated }.map(\.sentence)
    expect(found, is: missing.map { "the screen says \"\($0)\", which has no French translation." })
  }
}

/// A screen, what the user does, and what a phone shows then.
struct Report: Sendable, CustomTestStringConvertible {
  let fact: String
  let shows: [String]
  let hides: [String]
  let act: Use
  let environment: SnapshotEnvironment
  let view: @MainActor @Sendable () -> AnyView
  var testDescription: String { fact }

  init<V: View>(
    _ fact: String, shows: [String], hides: [String] = [],
    environment: SnapshotEnvironment = SnapshotEnvironment(columns: 40, height: 12), act: @escaping Use = { _ in },
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.fact, self.shows, self.hides, self.act, self.environment) = (fact, shows, hides, act, environment)
    self.view = { AnyView(view()) }
  }

  static let all = state + containers + scrolling + search + motion

  private static let state = [
    // getditto/docs/pull/352: "the counter in the viewModel gets re-initialized"
    Report(
      "an object that a view makes for @ObservedObject is made with each of the view's values", shows: ["[Child 0]"],
      act: {
        try await $0.press("Child 0")
        try await $0.press("Parent 0")
      }
    ) { Parent() },
    // vellum-ai/vellum-assistant/pull/13245: "@Published emits during willSet"
    Report(
      "@Published sends a value before the object has it", shows: ["new 1 old 0"],
      act: { try await $0.press("Add") }
    ) { Received() },
    // buh/CompactSlider/issues/21: "This will always read the default value and will not update."
    Report("@Environment in an object reads the default", shows: ["object default, view set"]) {
      Outside().environment(\.word, "set")
    },
    // permissionlesstech/bitchat/pull/1559: "sheet content inherits the environment at the attachment point"
    Report("a sheet has the environment around its modifier", shows: ["word set"]) {
      Text("a").sheet(isPresented: .constant(true)) { Reads() }.environment(\.word, "set")
    },
    Report("a sheet lacks the environment below its modifier", shows: ["word default"]) {
      Text("a").environment(\.word, "set").sheet(isPresented: .constant(true)) { Reads() }
    },
    // developer.apple.com/documentation/swiftui/appstorage/init(_:store:)-9lku2: "will use the user default store from the environment"
    Report(
      "an AppStorage keeps its value in the store of the views around",
      shows: ["[inside 1]", "[outside 0]", "[named 1]"],
      act: { try await $0.press("inside 0") }
    ) {
      let suite = UserDefaults(suiteName: "store of a report")!
      Stored(name: "inside").defaultAppStorage(suite)
      Stored(name: "outside")
      Stored(name: "named", store: suite)
    },
    // TypeWhisper/typewhisper-mac/pull/653: "`try?` swallows the `CancellationError`"
    Report(
      "a canceled sleep with try? goes on at once", shows: ["found a aab"],
      act: {
        try await $0.type("a", into: "Word")
        try await $0.type("ab", into: "Word")
        await $0.wait(.seconds(5))
      }
    ) { Debounced() },
  ]

  private static let containers = [
    // RevenueCat/purchases-ios/pull/4793, kasianov-mikhail/scout/pull/850: "a sheet inherits its presenter's environment"
    Report(
      "a sheet's list is pulled with the presenter's refresh", shows: ["| * inner 1"], act: { try await $0.refresh() }
    ) {
      With(value: 0) { count in
        List { Text("outer \(count.wrappedValue)") }
          .sheet(isPresented: .constant(true)) { List { Text("inner \(count.wrappedValue)") } }
          .refreshable { count.wrappedValue += 1 }
      }
    },
    // Esri/arcgis-maps-sdk-swift-toolkit/issues/349: arrows "only when the list is in a NavigationSplitView sidebar"
    Report("a section of a form has no arrow", shows: [": Boxes\n* row"], hides: ["[v"]) {
      Form { Section("Boxes", isExpanded: .constant(true)) { Text("row") } }
    },
    Report("a section of a split view's sidebar has an arrow", shows: [": [v Boxes]\n* row"]) {
      NavigationSplitView {
        List { Section("Boxes", isExpanded: .constant(true)) { Text("row") } }
      } detail: {
        Text("a")
      }
    },
    // developer.apple.com/documentation/swiftui/progressview/init(_:value:total:)-6z48w: "pins the value to those limits"
    Report("progress stays within its limits", shows: ["# 100%>", "- 0%>"]) {
      ProgressView(value: 1.5)
      ProgressView(value: -1)
    },
    // SRGSSR/pillarbox-apple/pull/1207: a second text is the item's subtitle
    Report(
      "an item and a submenu have a title and a subtitle", shows: ["| [Speed\n| 1x]", "| [More\n| of it v]"],
      act: { try await $0.press("Menu") }
    ) {
      Menu("Menu") {
        Button {
        } label: {
          views(Text("Speed"), Text("1x"))
        }
        Menu {
          Button("a") {}
        } label: {
          views(Text("More"), Text("of it"))
        }
      }
    },
    // developer.apple.com/documentation/swiftui/tabcontent/hidden(_:): "preserves the associated state of the tab's content view"
    Report(
      "a hidden tab is not in the bar", shows: ["[*<> One*]"], hides: ["Two"], act: { try await $0.press("Hide") }
    ) { HidingTabs() },
    Report(
      "a tab that was hidden keeps its state", shows: ["[Count 1]"],
      act: {
        for button in ["Two", "Count 0", "One", "Hide", "Hide", "Two"] { try await $0.press(button) }
      }
    ) { HidingTabs() },
    // developer.apple.com/documentation/swiftui/navigationlink/init(_:value:): "When the value is nil, the link is disabled"
    Report("a link without a value is disabled", shows: ["[~Open >~]"]) {
      NavigationStack {
        NavigationLink("Open", value: Int?.none).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    },
    // EnesKaraosman/SwipeCell/issues/3: "causing navlink taps to stop working"
    Report(
      "a tap gesture in a link's label takes the link's tap", shows: ["taps 1"], hides: ["Detail"],
      act: { try await $0.press("Open") }
    ) {
      With(value: 0) { taps in
        NavigationStack {
          NavigationLink {
            Text("Detail")
          } label: {
            Text("Open").onTapGesture { taps.wrappedValue += 1 }
          }
          Text("taps \(taps.wrappedValue)")
        }
      }
    },
    // developer.apple.com/documentation/swiftui/navigationsplitviewcolumn
    Report("a compact split view begins with the preferred column", shows: ["= [<Side]", "detail detail"]) {
      Columns()
    },
    Report(
      "the preferred column follows the way back", shows: ["side sidebar"], act: { try await $0.goBack() }
    ) { Columns() },
    // developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(horizontal:vertical:)
    Report("a popover is a sheet on a phone", shows: ["! sheet"]) {
      Text("a").popover(isPresented: .constant(true)) { Text("b") }
    },
    Report("a popover that adapts to a popover stays one", shows: ["! popover"]) {
      Text("a").popover(isPresented: .constant(true)) { Text("b").presentationCompactAdaptation(.popover) }
    },
    // developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
    Report("a divider widens its grid", shows: ["  " + String(repeating: "-", count: 40)]) {
      Grid {
        GridRow { views(Text("a"), Text("b")) }
        Divider()
      }
    },
    Report("a divider without a size along the row does not", shows: ["a  b\n                    ---"]) {
      Grid {
        GridRow { views(Text("a"), Text("b")) }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    },
    // NativePHP/mobile-ui/pull/57: ".topLeading + .padding(.leading) are logical"
    Report("from right to left a leading overlay is at the right", shows: [String(repeating: " ", count: 38) + "menu"])
    {
      Color.gray.overlay(alignment: .topLeading) { Text("menu") }.environment(\.layoutDirection, .rightToLeft)
    },
    // developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-26aj0
    Report("a range of sizes limits the user's", shows: ["a long line of some words"]) {
      Text("a long line of some words").dynamicTypeSize(...DynamicTypeSize.large)
        .environment(\.dynamicTypeSize, .accessibility5)
    },
    // liveview-native/liveview-client-swiftui/issues/1539: "SwiftUI only supports inline markdown"
    Report("blocks of Markdown are letters", shows: ["# Title", "- item", "> quote"]) {
      Text("# Title")
      Text("- item")
      Text("> quote")
    },
  ]

  private static let scrolling = [
    // developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:), justinmoon/pika/pull/75
    Report("a scroll view begins at its anchor", shows: ["row 29"], hides: ["row 0 "]) {
      ScrollView { rows(30) }.defaultScrollAnchor(.bottom)
    },
    Report(
      "at its anchor a scroll view follows its content", shows: ["row 34"], hides: ["row 19"],
      act: { try await $0.press("Add") }
    ) {
      With(value: 30) { count in
        Button("Add") { count.wrappedValue += 5 }
        ScrollView { rows(count.wrappedValue) }.defaultScrollAnchor(.bottom)
      }
    },
    Report("shorter content is at the anchor", shows: ["top\n\n                  row 0"]) {
      VStack {
        Text("top")
        ScrollView { rows(1) }.defaultScrollAnchor(.bottom)
      }
    },
    // developer.apple.com/documentation/swiftui/scrollposition
    Report("a position scrolls to an edge", shows: ["row 29"], act: { try await $0.press("Down") }) { Positioned() },
    Report("a position scrolls to a view", shows: ["row 15"], act: { try await $0.press("Middle") }) { Positioned() },
    Report(
      "a position scrolls again after the user has", shows: ["row 0 "],
      act: {
        try await $0.press("Up")
        try await $0.scroll()
        try await $0.press("Up")
      }
    ) { Positioned() },
    Report("an id scrolls to its view", shows: ["row 20"], act: { try await $0.press("Go") }) {
      With(value: Int?.none) { id in
        Button("Go") { id.wrappedValue = 20 }
        ScrollView { rows(30) }.scrollPosition(id: id)
      }
    },
  ]

  private static let search = [
    // AudioBooth/AudioBooth/pull/307, developer.apple.com/documentation/swiftui/view/searchfocused(_:)
    Report(
      "an app puts the focus into the search", shows: ["|>(Search)", "focused true, searching true"],
      act: { try await $0.press("Find") }
    ) { NavigationStack { Searching() } },
    Report(
      "a search that the user begins has the focus", shows: ["focused true, searching true"],
      act: { try await $0.search("abc") }
    ) { NavigationStack { Searching() } },
    // developer.apple.com/documentation/swiftui/view/onsubmit(of:_:): "of triggers: SubmitTriggers = .text"
    Report(
      "a search runs no action of text", shows: ["sent -"],
      act: {
        try await $0.search("abc")
        try await $0.submit("Search")
      }
    ) { NavigationStack { Searching() } },
    // developer.apple.com/documentation/swiftui/view/searchable(text:tokens:ispresented:placement:prompt:token:)
    Report("a token is before the typed text", shows: ["= Fruit |(Search)"]) { NavigationStack { Tokens(offers: []) } },
    Report(
      "an offered token is taken by a press", shows: ["= Fruit  Nut |>n"],
      act: {
        try await $0.search("n")
        try await $0.press("Nut")
      }
    ) { NavigationStack { Tokens(offers: ["Nut"]) } },
    // developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)
    Report("a sheet's default focus takes it", shows: ["|(A)", "|>(B)"]) {
      Text("a").sheet(isPresented: .constant(true)) { Fields() }
    },
  ]

  private static let motion = [
    // developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:)
    Report(
      "a view's transaction completes with its animation", shows: ["ended any value"],
      act: {
        try await $0.press("Go")
        await $0.wait(.seconds(5))
      }
    ) { Completing(animation: .linear(duration: 3)) },
    Report(
      "a completion waits for its animation", shows: ["ended -"],
      act: {
        try await $0.press("Go")
        await $0.wait(.seconds(2))
      }
    ) { Completing(animation: .linear(duration: 3)) },
    // developer.apple.com/documentation/swiftui/keyframeanimator/init(initialvalue:trigger:content:keyframes:)
    Report("keyframes rest at their start", shows: ["at 0 0"]) { Keyframed() },
    Report("keyframes rest at their end after the trigger", shows: ["at 5 7"], act: { try await $0.press("Go") }) {
      Keyframed()
    },
  ]
}

extension EnvironmentValues { @Entry fileprivate var word = "default" }

@MainActor private func rows(_ count: Int) -> some View {
  LazyVStack { ForEach(0..<count, id: \.self) { Text("row \($0) of") } }.scrollTargetLayout()
}

@MainActor private func views<each V: View>(_ views: repeat each V) -> some View {
  ViewBuilder.buildBlock(repeat each views)
}

private final class Count: ObservableObject { @Published var number = 0 }

private struct Parent: View {
  @State private var number = 0
  var body: some View {
    Button("Parent \(number)") { number += 1 }
    Child()
  }

  struct Child: View {
    @ObservedObject var model = Count()
    var body: some View { Button("Child \(model.number)") { model.number += 1 } }
  }
}

private struct Received: View {
  @StateObject private var model = Count()
  @State private var log = ""
  var body: some View {
    Text(log)
    Button("Add") { model.number += 1 }.onReceive(model.$number) { log = "new \($0) old \(model.number)" }
  }
}

private struct Outside: View {
  private final class Model: ObservableObject { @Environment(\.word) var word }
  @StateObject private var model = Model()
  @Environment(\.word) private var word
  var body: some View { Text("object \(model.word), view \(word)") }
}

private struct Reads: View {
  @Environment(\.word) private var word
  var body: some View { Text("word \(word)") }
}

private struct Stored: View {
  let name: String
  @AppStorage private var number: Int
  init(name: String, store: UserDefaults? = nil) {
    self.name = name
    _number = AppStorage(wrappedValue: 0, "number of a report", store: store)
  }
  var body: some View { Button("\(name) \(number)") { number += 1 } }
}

private struct Debounced: View {
  @State private var text = ""
  @State private var found = ""
  var body: some View {
    TextField("Word", text: $text)
    Finder(text: text, found: $found)
    Text("found\(found)")
  }

  struct Finder: View {
    let text: String
    @Binding var found: String
    var body: some View {
      Text("-").task(id: text) {
        guard !text.isEmpty else { return }
        try? await Task.sleep(for: .seconds(1))
        found += " \(text)"
      }
    }
  }
}

private struct HidingTabs: View {
  @State private var hides = false
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { Button("Hide") { hides.toggle() } }
      Tab("Two", systemImage: "2.circle") {
        With(value: 0) { n in Button("Count \(n.wrappedValue)") { n.wrappedValue += 1 } }
      }
      .hidden(hides)
    }
  }
}

private struct Columns: View {
  @State private var column = NavigationSplitViewColumn.detail
  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("side \("\(column)")").navigationTitle("Side")
    } detail: {
      Text("detail \("\(column)")")
    }
  }
}

private struct Positioned: View {
  @State private var position = ScrollPosition()
  var body: some View {
    Button("Down") { position.scrollTo(edge: .bottom) }
    Button("Up") { position.scrollTo(edge: .top) }
    Button("Middle") { position.scrollTo(id: 15) }
    ScrollView { rows(30) }.scrollPosition($position)
  }
}

private struct Searching: View {
  @State private var text = ""
  @State private var sent = "-"
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Shown(isFocused: isFocused)
      Text("sent \(sent)")
      Button("Find") { isFocused = true }
    }.searchable(text: $text).searchFocused($isFocused).onSubmit { sent = text }
  }

  struct Shown: View {
    let isFocused: Bool
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text("focused \(String(isFocused)), searching \(String(isSearching))") }
  }
}

private struct Tokens: View {
  private struct Token: Identifiable { let id: String }
  @State private var text = ""
  @State private var tokens = [Token(id: "Fruit")]
  @State private var offers: [Token]
  init(offers: [String]) { self.offers = offers.map { Token(id: $0) } }
  var body: some View {
    List { Text("row") }.searchable(text: $text, tokens: $tokens, suggestedTokens: $offers) { Text($0.id) }
  }
}

private struct Fields: View {
  @FocusState private var field: String?
  var body: some View {
    VStack {
      TextField("A", text: .constant("")).focused($field, equals: "a")
      TextField("B", text: .constant("")).focused($field, equals: "b")
    }.defaultFocus($field, "b")
  }
}

private struct Completing: View {
  let animation: Animation
  @State private var number = 0
  @State private var ended: [String] = []
  var body: some View {
    Button("Go") { withAnimation(animation) { number += 1 } }
    Text("number \(number)").transaction { $0.addAnimationCompletion { ended.append("any") } }
    Text("value").transaction(value: number) { $0.addAnimationCompletion { ended.append("value") } }
    Text("ended " + (ended.isEmpty ? "-" : ended.joined(separator: " ")))
  }
}

private struct Keyframed: View {
  @State private var trigger = 0
  var body: some View {
    Button("Go") { trigger += 1 }
    KeyframeAnimator(initialValue: CGPoint.zero, trigger: trigger) { point in
      Text("at \(Int(point.x)) \(Int(point.y))")
    } keyframes: { _ in
      KeyframeTrack(\.x) {
        LinearKeyframe(9, duration: 1)
        SpringKeyframe(5, duration: 1)
      }
      KeyframeTrack(\.y) { CubicKeyframe(7, duration: 1) }
    }
  }
}

private struct Asking: View {
  let bundle: Bundle?
  @State private var asks = false
  @State private var confirms = false
  @State private var fails = false
  private func text(_ key: LocalizedStringKey) -> Text { Text(key, bundle: bundle) }

  var body: some View {
    VStack {
      Button(action: { asks = true }, label: { text("Alert") })
        .alert(text("Title"), isPresented: $asks) {
          Button(action: {}, label: { text("Erase") })
        } message: {
          text("Message")
        }
      Button(action: { confirms = true }, label: { text("Dialog") })
        .confirmationDialog(text("Title"), isPresented: $confirms, titleVisibility: .visible) {
          Button(action: {}, label: { text("Erase") })
        } message: {
          text("Message")
        }
      Button(action: { fails = true }, label: { text("System") }).alert(text("System"), isPresented: $fails) {}
      Menu {
        Button(action: {}, label: { text("Erase") })
      } label: {
        text("Menu")
      }
    }
  }
}
