@testable import TextUI

@MainActor struct EffectTests: DrawnSuite {
  private struct Rank: LayoutValueKey { static var defaultValue: Int { 0 } }

  /// Draws views in a row by rank.
  private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews {
        view.place(at: CGPoint(x: bounds.minX + Double(view[Rank.self]) * 20, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }

  @Test func `modifiers change the place, the size or the value`() {
    let wide = "wide"
    let square = Color.red.overlay { GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") } }
    check("offset", "         a\n      b", columns: 9) { down(alignment: .leading, Text("a").offset(x: 30), Text("b")) }
    check("offset by a size", "   a", columns: 9) { Text("a").offset(CGSize(width: -20, height: 0)) }
    check("position at a point", "          a", columns: 9, height: 1) { Text("a").position(CGPoint(x: 75, y: 10)) }
    check("ratio of a size", "  120 by 80         {on red}", columns: 16, height: 4) {
      square.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
    }
    check("cells of several columns", "     wide\n     a  b", columns: 12) {
      Grid(alignment: .leading) {
        GridRow { Text(wide).gridCellColumns(2) }
        GridRow { views(Text("a"), Text("b")) }
      }
    }
    check("inset at a side", "    in  a", columns: 9, height: 1) {
      Text("a").safeAreaInset(edge: .leading) { Text("in") }
    }
    check("bar at an edge", "_    bar", columns: 9, height: 2) {
      Color.clear.safeAreaBar(edge: .bottom) { Text("bar") }
    }
    check("a layout's value", "  b  a", columns: 4, height: 1) {
      Ranked { views(Text("a").layoutValue(key: Rank.self, value: 1), Text("b")) }
    }
    check("scheme", "          dark") { Scheme().colorScheme(.dark) }
    check("preferred scheme", "~ screen  dark\n\n          dark") { Scheme().preferredColorScheme(.dark) }
    check("no status bar", "~ screen  no status bar\n\n           a") { Text("a").statusBarHidden() }
    check("its older name", "~ screen  no status bar\n\n           a") { Text("a").statusBar(hidden: true) }
    check("the status bar", "           a") { Text("a").statusBarHidden(false) }
    check("range of lines", "   a\n\n   b", columns: 4, height: 4) { down(Text("a").lineLimit(2...), Text("b")) }
    check("not redacted", "           a") { Text("a").unredacted().redacted(reason: .placeholder) }
    check("badge", "* a     <n>", columns: 9, height: 2) { List { Text("a").badge(Text("n")) } }
    check("badge, string", "* a     <n>", columns: 9, height: 2) { List { Text("a").badge("n" as String) } }
    check("badge, key", "* a     <n>", columns: 9, height: 2) { List { Text("a").badge("n") } }
  }

  @Test func `modifiers of text and of views change the look of text`() {
    let looks: [(name: String, view: any View, expected: String)] = [
      ("colour of views", VStack { Text("a") }.foregroundColor(.red), "    a     {red}"),
      ("no colour", Text("a").foregroundColor(nil).foregroundColor(.red), "    a     {red}"),
      ("colour of text", Text("a").foregroundColor(.red), "    a     {red}"),
      ("tint", Text("a").foregroundStyle(.tint).tint(.red), "    a     {red}"),
      (
        "tint of a style",
        Text("a").foregroundStyle(.tint).tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
        "    a     {gradient red}"
      ), ("accent colour", Text("a").foregroundStyle(.tint).accentColor(.red), "    a     {red}"),
      ("monospaced text", Text("a").monospaced(), "    a     {monospaced}"),
      ("underlined text", Text("a").underline(), "    a     {underline}"),
      ("struck text", Text("a").strikethrough(), "    a     {strikethrough}"),
      ("views' weight", VStack { Text("a") }.fontWeight(.heavy), "    a     {heavy}"),
      ("views' italic", VStack { Text("a") }.italic(), "    a     {italic}"),
      ("views' underline", VStack { Text("a") }.underline(), "    a     {underline}"),
      ("views' strike", VStack { Text("a") }.strikethrough(), "    a     {strikethrough}"),
      ("views' monospace", VStack { Text("a") }.monospaced(), "    a     {monospaced}"),
    ]
    for (name, view, expected) in looks { check(name, expected, columns: 6, height: 1) { AnyView(view) } }
  }

  @Test @MainActor func `actions of the user and of assistive technologies`() throws {
    let log = Journal()
    struct Screen: View {
      let log: Journal
      @FocusState private var isFocused: Bool
      @State private var text = ""
      @State private var items = ["x", "y"]
      var body: some View {
        List {
          TextField("Field", text: $text).focused($isFocused).onSubmit { log.add("inner") }.submitScope()
          Button("Focus") { isFocused = true }
          Text("Tap").gesture(TapGesture().onEnded { log.add("tap") }, isEnabled: true)
          Text("First").highPriorityGesture(TapGesture().onEnded { log.add("first") })
          Text("Menu").contextMenu {
            Button("Keep") { log.add("keep") }.menuActionDismissBehavior(.disabled)
          } preview: {
            Text("p")
          }
          ForEach(items, id: \.self) { Text($0).moveDisabled($0 == "x") }.onMove { _, _ in }
          Text("Step").accessibilityAdjustableAction { log.add("\($0)") }
          Text("Named").accessibilityAction(named: "Do") { log.add("do") }
          Text("String").accessibilityAction(named: "It" as String) { log.add("it") }
          Text("Head").accessibilityHeading(.h1)
          Text("Default").accessibilityAction { log.add("default") }
          Text("Older").accessibility(identifier: "id")
          Text("Hidden").accessibility(hidden: true)
          Text("Button").accessibility(addTraits: .isButton)
          Button("Plain") {}.accessibility(removeTraits: .isButton)
          HStack {
            Text("Later")
            Text("Soon").accessibility(sortPriority: 1)
            Text("Sooner").accessibilitySortPriority(2)
          }.accessibilityElement(children: .contain)
        }.onSubmit { log.add("outer") }.refreshable { log.add("refreshed") }
      }
    }
    let screen = ScreenInUse(columns: 30, height: 24) { Screen(log: log) }
    expect(
      screen.screen.elements.map { "\($0.role) \($0.label) \($0.identifier ?? "-") \($0.actions.map(\.name))" },
      is: [
        "field Field - []", "button Focus - []", "button Tap - []", "button First - []", "text Menu - [\"Show Menu\"]",
        "text x - []", "text y - [\"Move Up\", \"Move Down\"]", "text Step - [\"Increment\", \"Decrement\"]",
        "text Named - [\"Do\"]", "text String - [\"It\"]", "header Head - []", "text Default - [\"Activate\"]",
        "text Older id []", "button Button - []",
        "group Plain - []", "text Sooner - []", "text Soon - []", "text Later - []",
      ])
    expect(screen.screen.refreshAction != nil)
    try screen.press("Focus")
    try expect(screen.element("Field").editing?.isFocused, is: true)
    try screen.element("Field").editing?.submit()
    try screen.press("Tap")
    try screen.press("First")
    try screen.perform("Do", on: "Named")
    try screen.perform("It", on: "String")
    try screen.perform("Increment", on: "Step")
    try screen.press("Default")
    try screen.perform("Show Menu", on: "Menu")
    try screen.press("Keep")
    expect(screen.text, contains: "! menu", comment: "it stays open")
    expect(log.take(), is: ["inner", "tap", "first", "do", "it", "increment", "default", "keep"])
  }

  @Test func `tasks and geometry`() async {
    let log = Journal()
    let screen = TextScreen(columns: 8, height: 2) {
      Text("four")
        .task { log.add("task") }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { log.add("\($0)") })
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { log.add("\($0) \($1)") })
    }
    for _ in 0..<1000 where !log.entries.contains("task") { await Task.yield() }
    expect(Set(log.take()), is: ["task", "30.0", "20.0 20.0"])
    screen.unmount()
  }
}
