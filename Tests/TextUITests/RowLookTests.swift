import TestSupport
import Testing

@testable import TextUI

/// How rows and controls look beyond what is drawn of them.
@MainActor
struct RowLookTests {
  private func text<V: View>(columns: Int = 30, height: Int = 12, @ViewBuilder _ view: () -> V) -> String {
    draw(columns: columns, height: height) { view() }.replacing(#/ +\{/#) { _ in "  {" }
  }

  @Test @MainActor func `What all rows have is told once above them, of one row below it`() {
    let rows = ForEach(["a", "b", "c"], id: \.self) { Text($0) }
    let cases: [(String, AnyView, String)] = [
      ("no insets", AnyView(rows.listRowInsets(EdgeInsets())), "~ each  insets 0\n* a\n* b\n* c"),
      (
        "insets and separators",
        AnyView(
          rows.listRowInsets(EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)).listRowSeparator(.hidden)),
        "~ each  insets 12 20; no separator\n* a\n* b\n* c"
      ),
      (
        "four insets", AnyView(Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
        "* a\n~ insets 1 2 3 4"
      ),
      ("the list's own", AnyView(rows.listRowInsets(nil).listRowSeparator(.visible)), "* a\n* b\n* c"),
      ("one separator", AnyView(Text("a").listRowSeparator(.hidden, edges: .top)), "* a\n~ no separator above"),
      (
        "with what is done",
        AnyView(rows.listRowInsets(EdgeInsets()).swipeActions { Button("Pin") {} }),
        "~ each  insets 0; swipe: Pin\n* a\n* b\n* c"
      ),
      (
        "a section",
        AnyView(Section("S") { Text("a") }.listRowSeparator(.hidden)), ": S\n* a\n~ no separator"
      ),
    ]
    for (name, content, expected) in cases { expect(text { List { content } }, is: expected, "\(name)") }
  }

  @Test @MainActor func `Lines around a section are missed where a list has them`() {
    let row = Text("a").listSectionSeparator(.hidden)
    let cases: [(String, AnyView, String)] = [
      ("plain", AnyView(List { row }.listStyle(.plain)), "~ list  plain\n* a\n~ no section separator"),
      ("groups have none", AnyView(List { row }), "* a"),
      (
        "one of two",
        AnyView(List { Text("a").listSectionSeparator(.hidden, edges: .top) }.listStyle(.inset)),
        "~ list  inset\n* a\n~ no section separator above"
      ),
      ("seen", AnyView(List { Text("a").listSectionSeparator(.visible) }.listStyle(.plain)), "~ list  plain\n* a"),
      (
        "a section",
        AnyView(
          List { Section("S") { Text("a") }.listSectionSeparator(.hidden, edges: .bottom) }.listStyle(.plain)),
        "~ list  plain\n: S\n* a\n~ no section separator below"
      ),
    ]
    for (name, list, expected) in cases { expect(text { list }, is: expected, "\(name)") }
  }

  @Test @MainActor func `A row that is much higher than what it shows says how high`() {
    expect(text { List { Text("a").frame(height: 100, alignment: .top) } }, is: "* a  {; 5 lines high}")
    expect(text { List { Text("a").padding(.vertical) } }.contains("high"), is: false)
    expect(text { List { Color.red.frame(height: 100) } }.contains("high"), is: false)
  }

  @Test @MainActor func `Lists say how far their rows and sections are apart, and headers that they are large`() {
    let list = List { Section("S") { Text("a") } }
    let cases: [(String, AnyView, String)] = [
      ("rows", AnyView(list.listRowSpacing(8)), "~ list  rows 8 apart\n: S\n* a"),
      ("sections", AnyView(list.listSectionSpacing(.compact)), "~ list  sections close\n: S\n* a"),
      ("sections by points", AnyView(list.listSectionSpacing(4)), "~ list  sections 4 apart\n: S\n* a"),
      ("columns", AnyView(list.formStyle(.columns)), "~ list  columns\n: S\n* a"),
      ("grouped, as forms are", AnyView(list.formStyle(.grouped)), ": S\n* a"),
      ("large headers", AnyView(list.headerProminence(.increased)), ": S  {prominent}\n* a"),
    ]
    for (name, view, expected) in cases { expect(text { view }, is: expected, "\(name)") }
  }

  @Test @MainActor func `Controls without a text tell their tint, and a ring that it is one`() {
    let cases: [(String, AnyView, String)] = [
      ("on", AnyView(Toggle("T", isOn: .constant(true)).tint(.green)), "* T                          [x]  {- | green}"),
      ("off", AnyView(Toggle("T", isOn: .constant(false)).tint(.green)), "* T                          [ ]"),
      ("slider", AnyView(Slider(value: .constant(0)).tint(.red)), "* (o---------------------------)  {red}"),
      ("progress", AnyView(ProgressView(value: 0).tint(.red)), "* <------------------------- 0%>  {red}"),
      ("spinner", AnyView(ProgressView().tint(.red)), "* <...>  {red}"),
      ("a large spinner", AnyView(ProgressView().controlSize(.large).tint(.red)), "* <...>  {large red}"),
      ("a usual spinner", AnyView(ProgressView().controlSize(.regular)), "* <...>"),
      (
        "in a large button",
        AnyView(
          Button {
          } label: {
            ProgressView()
          }.controlSize(.large)), "* [<...>]  {large}"
      ),
      (
        "ring", AnyView(ProgressView(value: 0).progressViewStyle(.circular)), "* <------------------------- 0%>  {ring}"
      ),
      ("bar", AnyView(ProgressView(value: 0).progressViewStyle(.linear)), "* <------------------------- 0%>"),
      (
        "gauge", AnyView(Gauge(value: 0) {}.gaugeStyle(.accessoryCircularCapacity)),
        "* <------------------------- 0%>  {ring}"
      ),
      (
        "field", AnyView(TextField("F", text: .constant("")).textFieldStyle(.roundedBorder)),
        "* |(F)                         |  {bordered}"
      ),
      ("icon", AnyView(Label("L", systemImage: "star").listItemTint(.purple)), "* <>  L  {star purple, -}"),
    ]
    for (name, row, expected) in cases { expect(text { List { row } }, is: expected, "\(name)") }
  }

  @Test @MainActor
  func `A tint is told where it is seen: in controls, in icons of rows, and as the colour of text too`() {
    let cases: [(String, AnyView, String)] = [
      ("a row's icon", AnyView(Label("L", systemImage: "star").tint(.red)), "* <>  L  {star red, -}"),
      (
        "its own tint", AnyView(Label("L", systemImage: "star").listItemTint(.blue).tint(.red)),
        "* <>  L  {star blue, -}"
      ),
      (
        "a button's label",
        AnyView(
          Button {
          } label: {
            Label("L", systemImage: "star")
          }.tint(.red)),
        "* [<> L]  {star red}"
      ),
      (
        "its title",
        AnyView(
          Button {
          } label: {
            Label {
              Text("L").tint(.primary)
            } icon: {
              Image(systemName: "star")
            }
          }),
        "* [<> L]  {star, primary}"
      ),
      ("a button", AnyView(Button("B") {}.tint(.primary)), "* [B]  {primary}"),
      (
        "a switch", AnyView(Toggle("T", isOn: .constant(true)).tint(.primary)),
        "* T                          [x]  {- | primary}"
      ),
      ("none", AnyView(Label("L", systemImage: "star")), "* <>  L  {star}"),
      ("none any more", AnyView(Label("L", systemImage: "star").tint(nil).tint(.red)), "* <>  L  {star}"),
    ]
    for (name, row, expected) in cases { expect(text { List { row } }, is: expected, "\(name)") }
    expect(text { Label("L", systemImage: "star").tint(.red) }, lacks: "red", comment: "only a list's rows")
  }

  @Test @MainActor func `Levels of a foreground colour a symbol's layers, and what asks for the level`() {
    let symbol = Image(systemName: "s")
    let cases: [(String, AnyView, String?)] = [
      ("two", AnyView(symbol.foregroundStyle(.red, .blue)), "s red palette blue"),
      ("three", AnyView(symbol.foregroundStyle(.red, .blue, .green)), "s red palette blue green"),
      ("by emphasis", AnyView(symbol.foregroundStyle(.primary, .tertiary)), "s palette tertiary"),
      ("the same again", AnyView(symbol.foregroundStyle(.primary, .primary)), "s palette primary"),
      ("one inside", AnyView(symbol.foregroundStyle(.green).foregroundStyle(.red, .blue)), "s green"),
      ("a colour inside", AnyView(symbol.foregroundColor(.green).foregroundStyle(.red, .blue)), "s green"),
      ("the second", AnyView(Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)), "blue"),
      (
        "the third of two", AnyView(Group { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue)), "blue"
      ),
      (
        "of a view", AnyView(Group { VStack { Text("a") }.foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)),
        "blue"
      ),
      (
        "a level of levels", AnyView(Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .secondary)),
        "secondary"
      ),
      ("the first", AnyView(Group { Text("a") }.foregroundStyle(.red, .blue)), "red"),
      ("none", AnyView(Text("a").foregroundStyle(.secondary)), "secondary"),
    ]
    for (name, view, expected) in cases {
      let note = draw(columns: 20, height: 1) { view }.split(separator: "{").last
      expect(note?.split(separator: "}").first.map(String.init), is: expected, "\(name)")
    }
  }

  @Test @MainActor func `What equal parts have in common is told once`() {
    let photo = Image("p").resizable().frame(height: 20).accessibilityLabel("Photo").onTapGesture {}
    let buy = Button("Buy") {}.accessibilityHint("Costs money")
    let rows = List {
      ForEach(1..<3) { number in
        HStack {
          Text("Item \(number)"); buy.buttonStyle(.plain)
        }
      }
    }
    let one = List {
      ForEach(1..<2) { _ in
        HStack {
          Text("Item"); buy.buttonStyle(.plain)
        }
      }
    }
    let some = List {
      ForEach(1..<3) { number in
        HStack {
          Text("Item"); if number == 1 { buy } else { Button("Buy") {} }
        }.buttonStyle(.plain)
      }
    }
    let cells = LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(1..<5) { _ in
        VStack {
          photo; Text("A")
        }
      }
    }
    let hearts = HStack {
      ForEach(1..<4) { _ in
        Image("p").resizable().frame(width: 72, height: 40).overlay(alignment: .topTrailing) {
          Button {
          } label: {
            Image(systemName: "heart")
          }.accessibilityHint("Likes it")
        }
      }
    }
    let side = HStack {
      buy; buy; Text("A")
    }
    let differing = HStack {
      buy; Button("Buy") {}; Text("A")
    }
    let cards = HStack {
      ForEach(1..<4) { number in
        VStack {
          Text("A\(number)"); Text("b")
        }.background(.yellow, in: .rect(cornerRadius: 8))
      }
    }
    let stars = HStack(spacing: 0) {
      ForEach(1..<4) { _ in
        ZStack {
          Image(systemName: "star"); Image(systemName: "star.fill")
        }
      }
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

  @Test @MainActor func `A divider that stands upright takes a line beside what it divides, and one between`() {
    let sides = HStack {
      Text("a")
      Divider()
      VStack {
        Text("b").padding(.vertical, 60); Text("c")
      }
    }
    expect(draw(columns: 12, height: 20) { sides }, is: "      <|>\n      a <|> b\n      <|>\n      <|> c\n      <|>")
  }

  @Test @MainActor func `A choice without a value that fits cannot be chosen, which is told`() {
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

  @Test @MainActor func `A box has the ground that is set for it`() {
    let box = GroupBox("Title") { Text("a") }
    expect(text { box }, lacks: " on ")
    expect(text { box.backgroundStyle(.red) }, contains: "{headline; on red rounded, 2 lines}")
  }

  @Test @MainActor func `Pictures say that they are not in proportion, or not seen as a whole`() {
    let cases: [(String, AnyView, String?)] = [
      ("over its frame", AnyView(Image("x").resizable()), "image:x stretched"),
      ("in proportion", AnyView(Image("x").resizable().scaledToFit()), "image:x"),
      ("by a mode", AnyView(Image("x").resizable().aspectRatio(contentMode: .fill)), "image:x filling"),
      ("filling", AnyView(Image("x").resizable().scaledToFill()), "image:x filling"),
      ("cut", AnyView(Image("x").resizable().scaledToFill().clipped()), "image:x filling clipped"),
      ("nothing to cut", AnyView(Image("x").resizable().scaledToFit().clipped()), "image:x"),
      (
        "beside what is cut", AnyView(Image("x").resizable().scaledToFill().overlay { Text("").clipped() }),
        "image:x filling"
      ),
      ("a symbol", AnyView(Image(systemName: "x").resizable()), "x"),
    ]
    for (name, view, expected) in cases {
      let note = draw(columns: 20, height: 3) { view.frame(width: 80, height: 60) }.split(separator: "{").last
      expect(note?.split(separator: "}").first.map(String.init), is: expected, "\(name)")
    }
  }

  @Test @MainActor func `The shape of the container is that of what is cut to it`() {
    let text = Text("a").clipShape(ContainerRelativeShape())
    expect(self.text { text }.contains("{"), is: false)
    expect(self.text { text.containerShape(Circle()) }, contains: "{circle}")
    let ground = Text("a").background(.red, in: ContainerRelativeShape()).containerShape(.rect(cornerRadius: 4))
    expect(self.text { ground }, contains: "{on red rounded}")
    expect(self.text { Text("a").background(.red, in: ContainerRelativeShape()) }, contains: "{on red}")
  }

  @Test @MainActor func `A cell of a grid stands where its anchor says`() {
    let drawn = text {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(.leading); Text("wide")
        }
        GridRow {
          Text("long one"); Text("b").gridCellAnchor(.trailing)
        }
      }
    }
    let lines = drawn.split(separator: "\n")
    expect(
      lines[0].firstIndex(of: "a")?.utf16Offset(in: lines[0]),
      is: lines[1].firstIndex(of: "l")?.utf16Offset(in: lines[1]))
    expect(lines[0].count, is: lines[1].count)
  }

  @Test @MainActor func `What is equal on a line is told apart wherever it is named`() {
    func block(_ colour: Color) -> some View {
      VStack {
        Text("B"); Text("c")
      }.background(colour)
    }
    expect(
      text {
        HStack {
          block(.red); block(.blue)
        }
      }, contains: "{; from \"B\": on red, 2 lines; from \"B\"#2: on blue, 2 lines}")
    expect(
      text {
        HStack {
          Color.red.frame(width: 40, height: 20).onTapGesture {}
          Color.red.frame(width: 40, height: 20).onLongPressGesture {}
        }
      }, ends: "~ <fill red>  tap\n~ <fill red>#2  long press")
  }

  @Test @MainActor func `A picker's label of several texts is told once`() {
    let drawn = text {
      List {
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          HStack {
            Image(systemName: "star"); Text("Name"); Text("more")
          }
        }
      }
    }
    expect(drawn, is: "* <>  Name    more       [One v]  {star | - | -}")
  }

  @Test @MainActor func `An outline that is as small as a dot is told as one`() {
    let dot = Circle().stroke(.red).frame(width: 6, height: 6)
    expect(text { Text("8").overlay(alignment: .bottomTrailing) { dot } }, contains: "{dot outline red circle}")
  }
}
