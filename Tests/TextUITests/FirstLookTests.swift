@testable import TextUI

/// What people see first: empty and failed screens, large text, bars, badges, and columns that stay.
@MainActor struct FirstLookTests {
  private func check(_ table: [(String, AnyView, String)], height: Int = 12) {
    for (name, view, expected) in table {
      let drawing = draw(columns: 50, height: height) { view }
      expect(drawing, contains: expected, comment: "\(name):\n\(drawing)")
    }
  }

  @Test func `an unavailable view has its symbol above a bold title, and all is in the middle`() {
    let empty = ContentUnavailableView("No Mail", systemImage: "tray")
    let tray = """
                                <>                          {tray largeTitle secondary}
                             No Mail                        {title2 bold}
      """
    let actions = ContentUnavailableView(
      label: { Text("No") }, description: { Text("Read") }, actions: { Button("Retry") {} })
    let red = Label(title: { Text("Title") }, icon: { Image(systemName: "bolt").foregroundStyle(.red) })
    let styled = ContentUnavailableView { red }.labelStyle(.titleOnly)
    let query = "No Results for “abc”                 {title2 bold}"
    check([
      row("alone", tray) { empty }, row("row", "*                         <>          ") { List { empty } },
      row("actions", "  Read                         {secondary}\n                       [Retry]") { actions },
      row("overlay", tray) { List { Text("a") }.overlay { empty } },
      row("stack", "= Inbox\n\n" + tray) { NavigationStack { empty.navigationTitle("Inbox") } },
      row("sheet", "|                           <>   ") { Text("x").sheet(isPresented: .constant(true)) { empty } },
      row("style", "<>                          {bolt largeTitle red}\n                        Title") { styled },
      row("search", query) { ContentUnavailableView.search(text: "abc") },
      row("searched", query) { NavigationStack { ContentUnavailableView.search.searchable(text: .constant("abc")) } },
    ])
  }

  @Test func `text of any size is centered, and lines below each other share a column`() {
    let fonts: [Font] = [.largeTitle, .title, .body, .caption, .system(size: 60)]
    for (columns, text) in [(50, "ab"), (50, "Hello"), (41, "Welcome!"), (60, "Welcome back")] {
      let starts = fonts.flatMap { [$0, $0.bold()] }.map { font in
        draw(columns: columns, height: 1) { Text(text).font(font) }.indent - 2
      }
      expect(Set(starts).count, is: 1, "\(text): \(starts)")
      expect(abs(columns - text.count - 2 * starts[0]) <= 1, "\(text): \(starts)")
    }
    func starts(_ view: some View) -> Set<Int> { Set(draw(columns: 50, height: 8) { view }.allLines.map(\.indent)) }
    let lines = ForEach(Array(fonts.enumerated()), id: \.offset) { Text("Ab").font($0.element) }
    let long = Text("It left the warehouse this morning and arrives on Friday, between 9 and 12.")
    expect(starts(down(alignment: .leading, lines, long).padding()), is: [4])
    expect(starts(down(alignment: .leading, lines)).count + starts(Grid(alignment: .leading) { lines }).count, is: 2)
    // A block is in the middle where its text is, also beside a shorter one.
    let title = Text("Title").font(.largeTitle)
    expect(starts(down(alignment: .leading, title)), is: starts(title))
    expect(starts(down(alignment: .leading, title, Text("a"))), is: starts(title))
  }

  /// A diff shows only what its author changed.
  @Test func `a row has the same columns beside any others`() {
    let rows: [any View] = [
      across(Image(systemName: "broom"), Text("Row")).font(.system(size: 22)),
      Text("Row").font(.title).padding(.leading, 30), Label("Row", systemImage: "tray").badge(3),
      across(Text("Row").font(.title2), Spacer(), Text("12").bold()), Toggle("Row", isOn: .constant(true)),
      Text("Row").font(.largeTitle).frame(maxWidth: .infinity),
      Text("Row").font(.title).frame(maxWidth: .infinity, alignment: .trailing),
      across(ForEach(0..<3) { Button("Row\($0)") {}.frame(maxWidth: .infinity) }),
    ]
    let neighbors: [any View] = [
      Text("a"), Text("Much longer text of a neighbor"), Text("Big").font(.largeTitle),
      across(Text("left"), Spacer(), Text("right")), Text("middle").frame(maxWidth: .infinity),
    ]
    let containers: [(AnyView) -> AnyView] = [
      { rows in AnyView(List { rows }) }, { rows in AnyView(List { rows }.listStyle(.plain)) },
      { rows in AnyView(Form { rows }) },
      { rows in AnyView(down(alignment: .leading, rows).padding().frame(maxWidth: .infinity, alignment: .leading)) },
      { rows in AnyView(ScrollView { LazyVStack(alignment: .leading) { rows }.padding(.horizontal, 20) }) },
    ]
    for (container, make) in containers.enumerated() {
      for (index, row) in rows.enumerated() {
        func line(_ views: any View...) -> String? {
          let all = AnyView(ForEach(views.indices, id: \.self) { AnyView(views[$0]) })
          let drawing = draw(columns: 50, height: 12) { make(all) }
          return drawing.allLines.first { $0.contains("Row") }.map { String($0.dropFirst(2)) }
        }
        let all = neighbors.flatMap { [line(row, $0), line($0, row), line($0, row, $0)] }
        expect(all.allSatisfy { $0 != nil && $0 == line(row) }, "\(container), \(index): \(all)")
      }
    }
  }

  @Test func `scrolled content is beside the bars, however it is raised`() {
    func bar(_ view: some View) -> some View {
      let screen = view.navigationTitle("Edit").navigationBarTitleDisplayMode(.inline)
      return NavigationStack { screen.toolbar { Button("Save") {} } }
    }
    let rows = ForEach(0..<20) { Text("row \($0)") }
    let title = "=                        Edit                 [Save]\n"
    check([
      row("form", title + "* row 0\n") { bar(Form { rows }.padding(.top, -20)) },
      row("far", title + "* row 0\n") { bar(List { rows }.padding(.vertical, -60)) },
      row("offset", title + "* row 0\n") { bar(List { rows }.offset(y: -20)) },
      row("scroll", title + "                        row 0") { bar(ScrollView { rows }.padding(.top, -40)) },
      row("inset", "Bar\n* row 0") { List { rows }.padding(.top, -20).safeAreaInset(edge: .top) { Text("Bar") } },
      row("tabs", "more below}\n_ [*A*]") { TabView { List { rows }.padding(.bottom, -40).tabItem { Text("A") } } },
      row("stack", "[Save]  {; over \"One\"}") { bar(down(Text("One"), Spacer()).padding(.top, -20)) },
    ])
  }

  @Test func `bars thinner than a line are drawn, with their share or what they are below`() {
    let (groove, part) = (Capsule().fill(.gray), Capsule().fill(.green))
    func bar(_ share: Double, _ height: CGFloat = 6) -> some View {
      GeometryReader { layers(alignment: .leading, groove, part.frame(width: $0.size.width * share)) }.frame(
        height: height)
    }
    let all = "  <------------------------------------------------>  {fill gray capsule}"
    let quarter =
      "  <<---------->------------------------------------>  {fill gray capsule | fill green capsule 25% wide}"
    let some = part.frame(width: 100)
    let (line, clear) = (Color.gray.frame(height: 2), Color.clear.frame(height: 4))
    let (empty, ada) = (TextField("", text: .constant("")), TextField("Name", text: .constant("Ada")))
    let (below, low) = ("{\"Name\"; line below gray}", down(Spacer(), line))
    let divided = ada.overlay(VStack { Divider().offset(y: 15) })
    check([
      row("empty", all) { bar(0) }, row("quarter", quarter) { bar(0.25) }, row("low", quarter) { bar(0.25, 4) },
      row("full", ">  {fill green capsule}") { bar(1) }, row("other share", "71% wide") { bar(0.71) },
      row("overlay", quarter) { groove.frame(height: 5).overlay(alignment: .leading) { some } },
      row("background", quarter) { some.frame(height: 4).frame(width: 400, alignment: .leading).background(groove) },
      row("most", all) { groove.frame(maxHeight: 6) }, row("row", "* <<---------->---") { List { bar(0.25) } },
      row("trailing", "--<---------->>  {fill gray") { layers(alignment: .trailing, groove, some).frame(height: 6) },
      row("clear", "a\n                          b") { down(Text("a"), clear, Text("b")) },
      row("no text", "|  {; line below gray}") { empty.background(low) },
      row("labelled", "|  {; from <field>: line below") { Form { LabeledContent("N") { empty.background(low) } } },
      row("filled", below) { ada.background(low) }, row("bottom", below) { ada.overlay(alignment: .bottom) { line } },
      row("padding", below) { down(ada.overlay(line.padding(.top, 35)), Text("next")) },
      row("divider", "line below}\n                         next") { down(divided, Text("next")) },
      row("above", "{line above gray}") { Text("a").overlay(alignment: .top) { line } },
    ])
  }

  @Test func `the bar has one menu of secondary actions, a search below, and nothing of an empty button`() {
    let nothing = Color.clear.frame(width: 200, height: 40)
    let field = DefaultToolbarItem(kind: .search, placement: .bottomBar)
    let list = List { Text("row") }
    func principal(_ view: some View) -> some View {
      NavigationStack { Text("Body").toolbar { ToolbarItem(placement: .principal) { view } } }
    }
    let search = "_ |(Search)                                        |"
    check([
      row("search", "* row\n" + search) { NavigationStack { list.searchable(text: .constant("")).toolbar { field } } },
      row("none", "* row") { NavigationStack { list.toolbar { field } } },
      row("empty", "=\n\n") { principal(Button(action: {}, label: { nothing }).disabled(true)) },
      row("menu", "=\n\n") { principal(Menu(content: { Text("a") }, label: { nothing }).disabled(true)) },
      row("usable", "=             [               ") { principal(Button(action: {}, label: { nothing })) },
    ])
    var pressed = ""
    func item(_ name: String, _ place: ToolbarItemPlacement) -> some ToolbarContent {
      ToolbarItem(placement: place) { Button(name) { pressed += name } }
    }
    let trip = Text("Body").navigationTitle("Trip").toolbar { item("Copy", .secondaryAction) }
      .toolbar { item("Save", .primaryAction) }.toolbar { item("Move", .secondaryAction) }
    let screen = TextScreen(columns: 50, height: 8) { NavigationStack { trip } }
    defer { screen.unmount() }
    expect(screen.text, begins: "=                                      [Save] [<> v]  {- | ellipsis \"More\"}\n= Trip")
    for label in ["More", "Copy", "More", "Move"] { screen.press(label) }
    expect(pressed, is: "CopyMove")
  }

  @Test func `a badge lies on its symbol's corner, and equal buttons are drawn equally`() {
    let (bell, dot) = (Image(systemName: "bell"), Circle().fill(.red))
    func number(_ text: String) -> some View { Text(text).font(.caption2).padding(4).background(.red, in: .circle) }
    func on(_ alignment: Alignment, _ badge: some View) -> some View { bell.overlay(alignment: alignment) { badge } }
    let words = "caption2 on red circle on the corner of <bell>"
    let (small, moved) = (dot.frame(width: 8, height: 8), number("12").offset(x: 8, y: -8))
    let dotted = layers(dot.frame(width: 16, height: 16), Text("12"))
    let layered = layers(alignment: .topTrailing, bell, number("12").offset(x: 10, y: -10))
    check([
      row("offset", "<> 12                       {bell, \(words)}") { on(.topTrailing, moved) },
      row("higher", "<> 12") { on(.topTrailing, number("12").offset(x: 8, y: -12)) },
      row("leading", "12 <>                         {\(words) | bell}") { on(.topLeading, number("12")) },
      row("wide", "<> 199+") { on(.topTrailing, number("199+")) },
      row("dot", "<><.>                         {bell dot red circle}") { on(.topTrailing, small) },
      row("dot before", "<.><>                         {bell dot red circle}") { on(.topLeading, small) },
      row("number on a dot", "<> 12") { on(.topTrailing, dotted.offset(x: 8, y: -8)) },
      row("layers", "[<> 12]") { Button(action: {}, label: { layered }) },
    ])
    for (columns, count) in [(40, 3), (49, 2), (49, 4), (49, 5), (50, 2), (50, 3), (50, 4), (50, 5), (50, 6)] {
      let button = Button(action: {}, label: { Text("n").frame(maxWidth: .infinity) })
      let drawing = draw(columns: columns, height: 1) { HStack { ForEach(0..<count, id: \.self) { _ in button } } }
      let buttons = drawing.drop { $0 == " " }.split(separator: "]").map(String.init)
      expect(Set(buttons.dropFirst()).count, is: 1, drawing)
      expect(buttons.count, is: count, drawing)
      expect(buttons.last ?? "", ends: buttons.first ?? "none", comment: drawing)
    }
  }
}
