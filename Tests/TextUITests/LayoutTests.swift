@testable import TextUI

@MainActor struct LayoutTests: DrawnSuite {
  @Test func `A higher priority is served before a lower one, whatever the flexibility`() {
    check("  fi...  second wo...  {all cut}", columns: 16) {
      across(Text("first words").lineLimit(1), Text("second words").lineLimit(1).layoutPriority(1))
    }
  }

  private nonisolated static let lengths: [(CGFloat, CGFloat?)] = [
    (.infinity, nil), (.nan, nil), (-10, 0), (-.infinity, 0), (40, 40),
  ]
  @Test(arguments: lengths) func `A length of a frame that is not finite is left out, and a negative one is zero`(
    _ length: CGFloat, _ same: CGFloat?
  ) {
    func lines(_ length: CGFloat?) -> String {
      draw(columns: 16, height: 4) {
        down(Color.red.frame(width: length), Color.blue.frame(width: 20, height: length), Text("a"))
      }
    }
    expect(lines(length), is: lines(same))
  }

  @Test func `Views align by their middle`() {
    // Odd and even widths keep one axis.
    check("    abcde\n     ab\n      a\n    abcd", columns: 9) {
      down(Text("abcde"), Text("ab"), Text("a"), Text("abcd"))
    }
  }

  @Test func `Views align by lines of text, through padding, frames and stacks`() {
    check("      a  b\n        c", columns: 12) {
      across(alignment: .firstTextBaseline, Text("a").padding(.top, 20), down(Text("b"), Text("c")))
    }
    check("        b\n      a  c", columns: 12) {
      across(alignment: .lastTextBaseline, Text("a"), down(Text("b"), Text("c")).padding(.bottom, 20))
    }
  }

  @Test func `Layers overlap`() {
    check("     bb     {; over \"aaaa\"}", columns: 8) { layers(Text("aaaa"), Text("bb")) }
    check("    aaaa    {; over \"bb\"}", columns: 8) { layers(Text("aaaa").zIndex(1), Text("bb")) }
    check("    aaaa\n   aaaab", columns: 8) { layers(alignment: .bottomTrailing, Text("aaaa\naaaa"), Text("b")) }
    check("   baaaa", columns: 8) { Text("aaaa").overlay(alignment: .leading) { Text("b") } }
    check("    aaaa    {; over \"bbbbbb\"}", columns: 8) { Text("aaaa").background { Text("bbbbbb").fixedSize() } }
    check("   ins...   {cut; over \"aaaa\"}", columns: 8) { Text("aaaa").overlay { Text("inside").lineLimit(1) } }
  }

  @Test func `Right to left mirrors the columns`() {
    let text = draw(columns: 12, environment: { $0.layoutDirection = .rightToLeft }) {
      across(Text("ab"), Button("Go") {}, Spacer(), Text("z").bold())
    }
    expect(text, is: "  z    [Go] ab  {semibold | - | -}")
  }

  @Test func `A text is cut at its greatest width, and a picture keeps its ratio`() {
    check("max below", "   abcd...    {cut}", columns: 10) { Text("abcdef").lineLimit(1).frame(maxWidth: 50) }
    check("fixed", "  abcdefgh  x...  {- | cut}", columns: 10) {
      across(Text("abcdefgh").fixedSize(), Text("xyz").lineLimit(1))
    }
    check("ratio", "  <------> \\|  {fill red | -}\n  <------>", columns: 10) {
      across(Color.red.aspectRatio(2, contentMode: .fit), Text("|"))
    }
    check("fit", "  <-------->  {star}\n  <        >\n  <        >\n  <-------->", columns: 10) {
      Image(systemName: "star").resizable().scaledToFit()
    }
  }

  @Test func `Grids line their columns up`() {
    let text = draw(columns: 20) {
      Grid(alignment: .leading) {
        GridRow { views(Text("Name"), Text("Age")) }
        Divider()
        GridRow { views(Text("Ada Lovelace"), Text("36").gridColumnAlignment(.trailing)) }
        GridRow { Text("Both columns").gridCellColumns(2) }
        GridRow { views(Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]), Text("x")) }.bold()
        Text("whole row")
      }
    }
    let lines = [
      "Name             Age", "--------------------", "Ada Lovelace      36", "Both columns",
      "                   x  {semibold}", "whole row",
    ]
    expect(text, is: lines.map { "  \($0)" }.joined(separator: "\n"), "\(text)")
  }

  @Test func `A bar at an edge takes its space from the content`() {
    check("    top\n   row 0\n   row 1\n   row 2    {; 6 more lines below}\n_     bar", columns: 8, height: 5) {
      ScrollView { VStack { ForEach(0..<9) { Text("row \($0)") } } }
        .safeAreaInset(edge: .bottom) { Text("bar").frame(maxWidth: .infinity, alignment: .trailing) }
        .safeAreaInset(edge: .top) { Text("top") }
    }
  }

  @Test func `Cut lines are counted`() {
    check("      1\n      2       {; 2 lines cut}", columns: 10) {
      Text("1\n2\n3\n4").fixedSize().frame(height: 40, alignment: .top).clipped()
    }
  }

  @Test func `A screen that overflows is centered, as on a device; the lines above are counted`() {
    let tall = draw(columns: 6, height: 3) { VStack { ForEach(0..<7) { Text("\($0)") } } }
    expect(tall, begins: "    2     {; 2 lines cut above}")
    expect(draw(columns: 6) { Text("abcdefghij").fixedSize() }, contains: "cut")
  }

  @Test(arguments: [1, 2, 5, 9, 17]) func `Lines stay within the columns`(_ columns: Int) {
    let text = draw(columns: columns) {
      across(Text("漢字かな交じり文 and words"), Text("side").padding(), Button("Press me") {})
    }
    for line in text.split(separator: "\n") {
      let drawn = (line.dropFirst(2).split(separator: "{", maxSplits: 1).first ?? "").trimmingSuffix(" ")
      // One letter between brackets takes three columns, and letters of double width end a column behind.
      expect(CellWidth.of(drawn) <= max(3, columns + 1), "\(columns): \(line)")
    }
  }

  @Test @MainActor func `Nested stacks are measured a bounded number of times each`() {
    func asked(_ depth: Int) -> Int {
      let counter = MeasureCounter()
      let screen = TextScreen(nested(depth, counter), columns: 80, height: 24)
      screen.update()
      return counter.count
    }
    // 2 ^ 12 would be 4,096 and 3 ^ 12 half a million.
    let counts = [4, 8, 12].map(asked)
    expect(counts[2] < 400, "\(counts)")
    expect(counts[2] - counts[1] < 4 * max(1, counts[1] - counts[0]), "\(counts)")
  }

  private func nested(_ depth: Int, _ counter: MeasureCounter) -> AnyView {
    if depth == 0 { return AnyView(CountedLeaf(counter: counter)) }
    let inner = nested(depth - 1, counter)
    return depth.isMultiple(of: 2)
      ? AnyView(across(alignment: .firstTextBaseline, Text("a"), inner, Spacer()))
      : AnyView(down(alignment: .leading, Text("b"), inner.frame(maxWidth: .infinity)))
  }

  @Test func `The first view that fits is shown`() {
    let journal = Journal()
    @MainActor func fitting(_ columns: Int) -> String {
      draw(columns: columns) {
        ViewThatFits(in: .horizontal) {
          Text("a long label").onAppear { journal.add("long") }
          Text("label").onAppear { journal.add("short") }
          Text("l").onAppear { journal.add("letter") }
        }
      }.trimmingCharacters(in: .whitespaces)
    }
    expect(fitting(20), is: "a long label")
    expect(fitting(6), is: "label")
    expect(fitting(1), is: "l")
    expect(journal.take(), is: ["long", "short", "letter"])
  }

  @Test func `In a stack, the best fit depends on the space that is left`() {
    // The first and the last view are of the same size, so the space seems not to matter.
    let drawn = draw(columns: 10, height: 4) {
      VStack(spacing: 0) {
        ViewThatFits(in: .vertical) {
          Text("first").frame(height: 60)
          Text("other").frame(height: 40)
          Text("third").frame(height: 60)
        }
        Text("below")
      }
    }
    expect(drawn, contains: "other")
  }
}

@MainActor final class MeasureCounter { var count = 0 }

private struct CountedLeaf: LeafView {
  typealias Body = Never
  let counter: MeasureCounter
  nonisolated init(counter: MeasureCounter) { self.counter = counter }

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    counter.count += 1
    return CellSize(width: min(proposal.width ?? 10, 10), height: 1)
  }
  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {}
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = String(self)
    while text.last == character { text.removeLast() }
    return text
  }
}

@MainActor struct StackAxisTests: DrawnSuite {
  /// A layout of an app that declares a stack's axis.
  private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private static var rows: [(String, AnyLayout)] {
    [
      ("erased", AnyLayout(HStackLayout())), ("erased twice", AnyLayout(AnyLayout(HStackLayout()))),
      ("an app's", AnyLayout(Row())),
    ]
  }

  @Test func `A row's spacer takes its width, and its divider is upright`() {
    let spaced = draw(columns: 10, height: 3) { HStack { parts { Spacer() } } }
    let divided = draw(columns: 10, height: 3) { HStack { parts { Divider() } } }
    expect(spaced, is: "  a        b")
    expect(divided, contains: "<|>")
    for (name, layout) in Self.rows {
      check(name, spaced, columns: 10, height: 3) { layout { parts { Spacer() } } }
      check(name, divided, columns: 10, height: 3) { layout { parts { Divider() } } }
    }
    check(spaced, columns: 10, height: 3) { HStackLayout() { parts { Spacer() } } }
    check(spaced, columns: 10, height: 3) { Row() { parts { Spacer() } } }
  }

  @Test func `A column's spacer takes its height, and its divider lies level`() {
    let column = AnyLayout(VStackLayout())
    check(draw(columns: 5, height: 4) { VStack { parts { Spacer() } } }, columns: 5, height: 4) {
      column { parts { Spacer() } }
    }
    check(draw(columns: 5, height: 4) { VStack { parts { Divider() } } }, columns: 5, height: 4) {
      column { parts { Divider() } }
    }
  }

  @Test func `Stacks have an axis, and layers do not`() {
    expect(HStackLayout.layoutProperties.stackOrientation, is: .horizontal)
    expect(VStackLayout.layoutProperties.stackOrientation, is: .vertical)
    expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test func `A layout that changes turns its spacers and dividers`() {
    let turning = With(value: true) { $isRow in
      (isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
        Button("turn") { isRow.toggle() }
        Spacer()
        Divider()
      }
    }
    let screen = TextScreen(columns: 10, height: 5) { turning }
    let row = screen.text
    expect(row, contains: "<|>")
    screen.press("turn")
    let turned = screen.text
    expect(turned, contains: "-----", comment: "\(turned)")
    expect(!turned.contains("<|>"), "\(turned)")
    screen.press("turn")
    expect(screen.text, is: row)
  }

  @ViewBuilder private func parts<Between: View>(_ between: () -> Between) -> some View {
    Text("a")
    between()
    Text("b")
  }
}
