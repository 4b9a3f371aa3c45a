@testable import TextUI

@MainActor struct RowLookTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String { text { view } }

  private func text<V: View>(columns: Int = 30, height: Int = 12, @ViewBuilder _ view: () -> V) -> String {
    draw(columns: columns, height: height) { view() }.replacing(#/ +\{/#) { _ in "  {" }
  }

  private func checkRow<V: View>(
    _ name: String, _ expected: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, @ViewBuilder _ row: () -> V
  ) {
    let list = text { List { row() } }
    expect(list, is: expected, name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @Test func `A look of all rows is written once above them, of one row below it`() {
    let rows = ForEach(["a", "b", "c"], id: \.self) { Text($0) }
    checkRow("no insets", "~ each  insets 0\n* a\n* b\n* c") { rows.listRowInsets(EdgeInsets()) }
    checkRow("insets and separators", "~ each  insets 12 20; no separator\n* a\n* b\n* c") {
      rows.listRowInsets(EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)).listRowSeparator(.hidden)
    }
    checkRow("four insets", "* a\n~ insets 1 2 3 4") {
      Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    checkRow("the list's own", "* a\n* b\n* c") { rows.listRowInsets(nil).listRowSeparator(.visible) }
    checkRow("one separator", "* a\n~ no separator above") { Text("a").listRowSeparator(.hidden, edges: .top) }
    checkRow("with what is done", "~ each  insets 0; swipe: Pin\n* a\n* b\n* c") {
      rows.listRowInsets(EdgeInsets()).swipeActions { Button("Pin") {} }
    }
    checkRow("a section", ": S\n* a\n~ no separator") { Section("S") { Text("a") }.listRowSeparator(.hidden) }
  }

  @Test func `A note reports missing lines around a section if the list has them`() {
    let line = Text("a").listSectionSeparator(.hidden)
    check("plain", "~ list  plain\n* a\n~ no section separator") { List { line }.listStyle(.plain) }
    check("groups have none", "* a") { List { line } }
    check("one of two", "~ list  inset\n* a\n~ no section separator above") {
      List { Text("a").listSectionSeparator(.hidden, edges: .top) }.listStyle(.inset)
    }
    check("seen", "~ list  plain\n* a") { List { Text("a").listSectionSeparator(.visible) }.listStyle(.plain) }
    check("a section", "~ list  plain\n: S\n* a\n~ no section separator below") {
      List { Section("S") { Text("a") }.listSectionSeparator(.hidden, edges: .bottom) }.listStyle(.plain)
    }
  }

  @Test func `Lists have notes of the distances between rows and sections, and of large headers`() {
    let list = List { Section("S") { Text("a") } }
    check("rows", "~ list  rows 8 apart\n: S\n* a") { list.listRowSpacing(8) }
    check("sections", "~ list  sections close\n: S\n* a") { list.listSectionSpacing(.compact) }
    check("sections by points", "~ list  sections 4 apart\n: S\n* a") { list.listSectionSpacing(4) }
    check("columns", "~ list  columns\n: S\n* a") { list.formStyle(.columns) }
    check("grouped, as forms are", ": S\n* a") { list.formStyle(.grouped) }
    check("large headers", ": S  {prominent}\n* a") { list.headerProminence(.increased) }
  }

  @Test func `A row that is much higher than its content has a note of the height`() {
    check("* a  {; 5 lines high}") { List { Text("a").frame(height: 100, alignment: .top) } }
    expect(text { List { Text("a").padding(.vertical) } }.contains("high"), is: false)
    expect(text { List { Color.red.frame(height: 100) } }.contains("high"), is: false)
  }

  @Test func `An upright divider takes a line beside the views that it divides, and one between`() {
    let sides = across(Text("a"), Divider(), down(Text("b").padding(.vertical, 60), Text("c")))
    let divided = "        <|>\n     a  <|> b\n        <|>\n        <|> c\n        <|>"
    expect(draw(columns: 12, height: 20) { sides }, is: divided)
  }

  @Test func `A grid cell's anchor places it`() throws {
    let drawn = text {
      Grid {
        GridRow { views(Text("a").gridCellAnchor(.leading), Text("wide")) }
        GridRow { views(Text("long one"), Text("b").gridCellAnchor(.trailing)) }
      }
    }
    let lines = try exactly(2, drawn.split(separator: "\n"))
    let leading = lines.map { $0.prefix { $0 == " " }.count }
    expect(abs(leading[0] - leading[1]) <= 1, drawn)
    expect(abs(lines[0].count - lines[1].count) <= 1, drawn)
  }

  @Test func `Controls without a text have their tint as a note, and a ring its word`() {
    checkRow("on", "* T                          [x]  {- | green}") { Toggle("T", isOn: .constant(true)).tint(.green) }
    checkRow("off", "* T                          [ ]") { Toggle("T", isOn: .constant(false)).tint(.green) }
    checkRow("slider", "* (o---------------------------)  {red}") { Slider(value: .constant(0)).tint(.red) }
    checkRow("progress", "* <------------------------- 0%>  {red}") { ProgressView(value: 0).tint(.red) }
    checkRow("spinner", "* <...>  {red}") { ProgressView().tint(.red) }
    checkRow("a large spinner", "* <...>  {large red}") { ProgressView().controlSize(.large).tint(.red) }
    checkRow("a usual spinner", "* <...>") { ProgressView().controlSize(.regular) }
    checkRow("in a large button", "* [<...>]  {large}") { Button(action: {}) { ProgressView() }.controlSize(.large) }
    checkRow("ring", "* <------------------------- 0%>  {ring}") { ProgressView(value: 0).progressViewStyle(.circular) }
    checkRow("bar", "* <------------------------- 0%>") { ProgressView(value: 0).progressViewStyle(.linear) }
    checkRow("gauge", "* <------------------------- 0%>  {ring}") {
      Gauge(value: 0) {}.gaugeStyle(.accessoryCircularCapacity)
    }
    checkRow("field", "* |(F)                         |  {bordered}") {
      TextField("F", text: .constant("")).textFieldStyle(.roundedBorder)
    }
    checkRow("field with a label of its own", "* |(F)                         |  {bordered}") {
      TextField(text: .constant("")) { Text("F") }.textFieldStyle(.roundedBorder)
    }
    checkRow("icon", "* <>  L  {star purple, -}") { Label("L", systemImage: "star").listItemTint(.purple) }
  }

  @Test func `A tint has a note where it is visible: in controls, in icons of rows, and as the color of text too`() {
    checkRow("a row's icon", "* <>  L  {star red, -}") { Label("L", systemImage: "star").tint(.red) }
    checkRow("its own tint", "* <>  L  {star blue, -}") {
      Label("L", systemImage: "star").listItemTint(.blue).tint(.red)
    }
    checkRow("a button's label", "* [<> L]  {star red}") {
      Button(action: {}) { Label("L", systemImage: "star") }.tint(.red)
    }
    checkRow("its title", "* [<> L]  {star, primary}") {
      Button(action: {}, label: { Label(title: { Text("L").tint(.primary) }, icon: { Image(systemName: "star") }) })
    }
    checkRow("a button", "* [B]  {primary}") { Button("B") {}.tint(.primary) }
    checkRow("a switch", "* T                          [x]  {- | primary}") {
      Toggle("T", isOn: .constant(true)).tint(.primary)
    }
    checkRow("none", "* <>  L  {star}") { Label("L", systemImage: "star") }
    checkRow("none any more", "* <>  L  {star}") { Label("L", systemImage: "star").tint(nil).tint(.red) }
    expect(text { Label("L", systemImage: "star").tint(.red) }, lacks: "red", comment: "only a list's rows")
  }

  @Test func `Levels of a foreground color a symbol's layers, and views with that level`() {
    let symbol = Image(systemName: "s")
    let levels: [(String, AnyView, String?)] = [
      row("two", "s red palette blue") { symbol.foregroundStyle(.red, .blue) },
      row("three", "s red palette blue green") { symbol.foregroundStyle(.red, .blue, .green) },
      row("by emphasis", "s palette tertiary") { symbol.foregroundStyle(.primary, .tertiary) },
      row("the same again", "s palette primary") { symbol.foregroundStyle(.primary, .primary) },
      row("one inside", "s green") { symbol.foregroundStyle(.green).foregroundStyle(.red, .blue) },
      row("a colour inside", "s green") { symbol.foregroundColor(.green).foregroundStyle(.red, .blue) },
      row("the second", "blue") { Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue) },
      row("the third of two", "blue") { Group { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue) },
      row("of a view", "blue") {
        Group { VStack { Text("a") }.foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)
      },
      row("a level of levels", "secondary") { Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .secondary) },
      row("the first", "red") { Group { Text("a") }.foregroundStyle(.red, .blue) },
      row("none", "secondary") { Text("a").foregroundStyle(.secondary) },
    ]
    for (name, view, expected) in levels {
      let note = draw(columns: 20, height: 1) { view }.split(separator: "{").last
      expect(note?.split(separator: "}").first.map(String.init), is: expected, "\(name)")
    }
  }

  @Test func `A box has its own background`() {
    let box = GroupBox("Title") { Text("a") }
    expect(text { box }, lacks: " on ")
    expect(text { box.backgroundStyle(.red) }, contains: "{headline; on red rounded, 2 lines}")
  }

  @Test func `The shape of the container is the shape of the clipping`() {
    let clipped = Text("a").clipShape(ContainerRelativeShape())
    expect(self.text { clipped }.contains("{"), is: false)
    expect(self.text { clipped.containerShape(Circle()) }, contains: "{circle}")
    let ground = Text("a").background(.red, in: ContainerRelativeShape()).containerShape(.rect(cornerRadius: 4))
    expect(self.text { ground }, contains: "{on red rounded}")
    expect(self.text { Text("a").background(.red, in: ContainerRelativeShape()) }, contains: "{on red}")
  }

  @Test func `Equal parts of a line are written once`() {
    let photo = Image("p").resizable().frame(height: 20).accessibilityLabel("Photo").onTapGesture {}
    let buy = Button("Buy") {}.accessibilityHint("Costs money")
    let rows = List { ForEach(1..<3) { number in across(Text("Item \(number)"), buy.buttonStyle(.plain)) } }
    let one = List { ForEach(1..<2) { _ in across(Text("Item"), buy.buttonStyle(.plain)) } }
    let some = List {
      ForEach(1..<3) { number in
        HStack {
          Text("Item"); if number == 1 { buy } else { Button("Buy") {} }
        }.buttonStyle(.plain)
      }
    }
    let cells = LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(1..<5) { _ in down(photo, Text("A")) } }
    let hearts = HStack {
      ForEach(1..<4) { _ in
        Image("p").resizable().frame(width: 72, height: 40).overlay(alignment: .topTrailing) {
          Button(action: {}) { Image(systemName: "heart") }.accessibilityHint("Likes it")
        }
      }
    }
    let side = across(buy, buy, Text("A"))
    let differing = across(buy, Button("Buy") {}, Text("A"))
    let cards = HStack {
      ForEach(1..<4) { number in down(Text("A\(number)"), Text("b")).background(.yellow, in: .rect(cornerRadius: 8)) }
    }
    let stars = HStack(spacing: 0) {
      ForEach(1..<4) { _ in layers(Image(systemName: "star"), Image(systemName: "star.fill")) }
    }
    let hint = "hint \"Costs money\""
    let cases: [(String, AnyView, has: [String], hasNot: String)] = [
      ("of rows", AnyView(rows), ["~ each [Buy]  \(hint)\n* Item 1"], "~ [Buy]"),
      ("of one row", AnyView(one), ["~ [Buy]  \(hint)"], "each"),
      ("of some rows", AnyView(some), ["~ [Buy]  \(hint)"], "each"),
      ("of cells", AnyView(cells), ["~ each <image:p>  tap"], "#2"),
      ("on pictures", AnyView(hearts), ["~ each <heart>  hint \"Likes it\""], "~ <image"),
      ("on a line", AnyView(side), ["~ [Buy] x2  \(hint)"], "#2"),
      ("of one of two", AnyView(differing), ["~ [Buy]  \(hint)"], "x2"),
      ("grounds", AnyView(cards), ["; from \"A1\", \"A2\", \"A3\": on yellow rounded, 2 lines}"], "; from \"A2\""),
      ("what is covered", AnyView(stars), ["{star.fill x3; over <star> x3}"], "; over <star>;"),
    ]
    for (name, view, has, hasNot) in cases {
      let drawn = draw(columns: 50, height: 20) { view }
      for line in has { expect(drawn, contains: line, comment: "\(name):\n\(drawn)") }
      expect(drawn, lacks: hasNot, comment: "\(name):\n\(drawn)")
    }
  }

  @Test func `Equal elements on a line are numbered wherever they are named`() {
    func block(_ colour: Color) -> some View { down(Text("B"), Text("c")).background(colour) }
    expect(
      text { across(block(.red), block(.blue)) },
      contains: "{; from \"B\": on red, 2 lines; from \"B\"#2: on blue, 2 lines}")
    expect(
      text {
        HStack {
          Color.red.frame(width: 40, height: 20).onTapGesture {}
          Color.red.frame(width: 40, height: 20).onLongPressGesture {}
        }
      }, ends: "~ <fill red>  tap\n~ <fill red>#2  long press")
  }

  @Test func `A picker's label of several texts is written once`() {
    check("* <>  Name    more       [One v]  {star | - | -}") {
      List {
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          across(Image(systemName: "star"), Text("Name"), Text("more"))
        }
      }
    }
  }

  @Test @MainActor func `A choice without a matching value cannot be chosen, which a note reports`() {
    @ViewBuilder func options(_ last: some View) -> some View {
      Text("Day").tag(1)
      Text("Week").tag(2)
      last
    }
    func picker(_ last: some View, _ style: some PickerStyle) -> String {
      text { List { Picker("Time", selection: .constant(1)) { options(last) }.pickerStyle(style) } }
    }
    let told = "~ [Day]  cannot choose \"Year\""
    expect(picker(Text("Year"), .segmented), ends: "cannot choose \"Year\"")
    expect(picker(Text("Year"), .menu), is: "* Time                   [Day v]\n\(told)")
    expect(picker(Text("Year"), .inline), ends: "( ) Year\n\(told)")
    expect(picker(Text("Year").tag("year"), .menu), ends: told, comment: "a value of another kind")
    expect(picker(Text("Year").tag(nil as Int?), .menu), ends: told, comment: "no value of the kind")
    expect(picker(ForEach(["a", "b"], id: \.self) { Text($0) }, .menu), ends: "~ [Day]  cannot choose \"a\", \"b\"")
    for last in [
      AnyView(Text("Year").tag(3)), AnyView(Text("Year").tag(3 as Int?)), AnyView(ForEach(3..<5) { Text("\($0)") }),
    ] { expect(picker(last, .menu), lacks: "~") }
    let optional = Picker("Time", selection: .constant(1 as Int?)) {
      Text("None").tag(nil as Int?); Text("One").tag(1)
    }
    expect(text { optional }, lacks: "~")
    expect(text { Picker("Time", selection: .constant(1)) { Text("Year") }.disabled(true) }, lacks: "choose")
  }

  @Test func `A note marks a picture that is out of proportion`() {
    let cases: [(String, AnyView, String?)] = [
      row("over its frame", "image:x stretched") { Image("x").resizable() },
      row("in proportion", "image:x") { Image("x").resizable().scaledToFit() },
      row("by a mode", "image:x filling") { Image("x").resizable().aspectRatio(contentMode: .fill) },
      row("filling", "image:x filling") { Image("x").resizable().scaledToFill() },
      row("cut", "image:x filling clipped") { Image("x").resizable().scaledToFill().clipped() },
      row("nothing to cut", "image:x") { Image("x").resizable().scaledToFit().clipped() },
      row("beside what is cut", "image:x filling") {
        Image("x").resizable().scaledToFill().overlay { Text("").clipped() }
      }, row("a symbol", "x") { Image(systemName: "x").resizable() },
    ]
    for (name, view, expected) in cases {
      let note = draw(columns: 20, height: 3) { view.frame(width: 80, height: 60) }.split(separator: "{").last
      expect(note?.split(separator: "}").first.map(String.init), is: expected, "\(name)")
    }
  }

  @Test func `An outline as small as a dot is written as one`() {
    let dot = Circle().stroke(.red).frame(width: 6, height: 6)
    expect(text { Text("8").overlay(alignment: .bottomTrailing) { dot } }, contains: "{dot outline red circle}")
  }
}
