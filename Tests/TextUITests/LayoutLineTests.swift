@testable import TextUI

@MainActor struct LayoutLineTests {
  /// One view below the other, with its own line for each given alignment.
  private struct Pile: Layout {
    var upright: [(HorizontalAlignment, CGFloat)] = []
    var level: [(VerticalAlignment, CGFloat)] = []

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      VStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      VStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { upright.first { $0.0 == guide }?.1 }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { level.first { $0.0 == guide }?.1 }
  }

  /// The line of `x` beside three lines of a layout.
  private func lineOfX(_ alignment: VerticalAlignment, _ layout: Pile) -> Int? {
    let screen = TextScreen(columns: 12, height: 8) {
      HStack(alignment: alignment) {
        layout { views(Text("a"), Text("b"), Text("c")) }
        Text("x")
      }
    }
    let lines = screen.lines()
    guard let first = lines.firstIndex(where: { $0.contains("a") }) else { return nil }
    return lines.firstIndex { $0.contains("x") }.map { $0 - first }
  }

  @Test func `Stacks align by a layout's own lines`() {
    let cases: [(VerticalAlignment, plain: Int)] = [
      (.top, 0), (.bottom, 2), (.firstTextBaseline, 0), (.lastTextBaseline, 2),
    ]
    for (alignment, plain) in cases {
      expect(lineOfX(alignment, Pile()), is: plain)
      let line = alignment == .bottom ? 40.0 : 20
      expect(lineOfX(alignment, Pile(level: [(alignment, line)])), is: 1, "\(alignment)")
      // A line of another alignment changes nothing.
      let other: VerticalAlignment = alignment == .top ? .lastTextBaseline : .top
      expect(lineOfX(alignment, Pile(level: [(other, 20)])), is: plain, "\(alignment)")
    }
  }

  @Test func `Stacks align by a layout's own vertical line`() throws {
    let drawn = draw(columns: 12) {
      down(alignment: .leading, Pile(upright: [(.leading, 40)]) { Text("aaaaaaaaaa") }, Text("x"))
    }
    let indents = try exactly(2, drawn.allLines.map(\.indent))
    expect(indents[1] - indents[0], is: 5, drawn)
  }

  @Test func `An erased layout keeps its lines, and a frame around moves them`() {
    let screen = TextScreen(columns: 12, height: 8) {
      HStack(alignment: .top) {
        AnyLayout(Pile(level: [(.top, 20)])) { views(Text("a"), Text("b")) }.padding(.top, 20)
        Text("x")
      }
    }
    let padded = screen.lines()
    expect(padded.first { $0.contains("x") }?.contains("b"), is: true, "\(padded)")
  }

  private struct Asking: Layout {
    let ask: (ViewDimensions) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      for view in subviews { ask(view.dimensions(in: .unspecified)) }
      return CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `A layout reads the lines of its views`() {
    var found: [String] = []
    _ = draw {
      Asking { found.append("\($0[.leading]) \($0[.firstTextBaseline]) \($0[.lastTextBaseline]) \($0[.top])") }() {
        Text("a").padding(.vertical, 20)
        Text("a\nb")
        Text("a").alignmentGuide(.leading) { _ in 10 }
        Text("a").alignmentGuide(.firstTextBaseline) { _ in 40 }
        Color.red.frame(width: 40, height: 60)
      }
    }
    expect(
      Array(found.prefix(5)),
      is: ["0.0 20.0 20.0 0.0", "0.0 0.0 20.0 0.0", "10.0 0.0 0.0 0.0", "0.0 40.0 0.0 0.0", "0.0 0.0 40.0 0.0"])
  }

  @Test func `A guide reads the lines of the texts inside`() {
    var lines: [CGFloat] = []
    _ = draw {
      VStack(alignment: .leading) {
        down(Text("a"), Text("b")).padding(.vertical, 20).alignmentGuide(.leading) { dimensions in
          lines = [dimensions[.firstTextBaseline], dimensions[.lastTextBaseline]]
          return dimensions[explicit: .lastTextBaseline] ?? -1
        }
      }
    }
    expect(lines, is: [20, 40])
  }

  /// Half as wide as offered, and a line high.
  private struct Half: Shape {
    var height: CGFloat = 20
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: (proposal.width ?? 80) / 2, height: height)
    }
  }

  @Test func `A shape has the size that it declares`() throws {
    let shapes: [(String, AnyView)] = [
      ("plain", AnyView(Half())), ("filled", AnyView(Half().fill(.red))), ("stroked", AnyView(Half().stroke(.red))),
      ("outlined", AnyView(Half().stroke(lineWidth: 2))), ("turned", AnyView(Half().rotation(.degrees(45)))),
      ("trimmed", AnyView(Half().trim(from: 0, to: 0.5))), ("erased", AnyView(AnyShape(Half()))),
      ("thin", AnyView(Half(height: 2).fill(.red))), ("twice", AnyView(Half().fill(.red).stroke(.blue))),
    ]
    for (name, shape) in shapes {
      let drawn = draw(columns: 20, height: 5) {
        across(spacing: 0, shape, Text("x")).frame(maxWidth: .infinity, alignment: .leading)
      }
      let line = try only(drawn.split(separator: "\n"))
      let place = Array(line.dropFirst(2)).firstIndex(of: "x") ?? -1
      expect([9, 10], contains: place, comment: "\(name): \(drawn)")
    }
  }

  @Test func `A shape without a size takes all offered space`() {
    expect(draw(columns: 8, height: 2) { Circle().fill(.red) }.split(separator: "\n").count, is: 2)
  }
}

@MainActor struct GridAlignmentTests {
  /// The places of a grid's cells in 160 points, from left to right.
  private func places(_ items: [GridItem], _ alignment: HorizontalAlignment? = nil) -> [String] {
    let journal = Journal()
    _ = draw(columns: 20) {
      if let alignment {
        LazyVGrid(columns: items, alignment: alignment) { cells(journal) }
      } else {
        LazyVGrid(columns: items) { cells(journal) }
      }
    }
    return journal.take()
  }

  @ViewBuilder private func cells(_ journal: Journal) -> some View {
    ForEach(0..<2) { _ in
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let _ = journal.add("\(Int(frame.minX))+\(Int(frame.width))")
        Text("a")
      }.frame(height: 20)
    }
  }

  @Test func `A grid places its columns in its room`() {
    let fixed = [GridItem](repeating: GridItem(.fixed(32), spacing: 8), count: 2)
    expect(places(fixed, .leading), is: ["0+32", "40+32"])
    expect(places(fixed, .center), is: ["44+32", "84+32"])
    expect(places(fixed, .trailing), is: ["88+32", "128+32"])
    // SwiftUI centres them by default.
    expect(places(fixed), is: places(fixed, .center))
    expect(places([GridItem(.flexible(maximum: 32))], .trailing), is: ["128+32", "128+32"])
    expect(places([GridItem(.adaptive(minimum: 64, maximum: 64), spacing: 16)], .trailing), is: ["16+64", "96+64"])
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func `Columns that take all room, or more, begin at its start`(_ alignment: HorizontalAlignment) {
    expect(places([GridItem](repeating: GridItem(spacing: 0), count: 2), alignment), is: ["0+80", "80+80"])
    for size in [GridItem.Size.fixed(120), .flexible(minimum: 120)] {
      expect(places([GridItem](repeating: GridItem(size, spacing: 0), count: 2), alignment).first, is: "0+120")
    }
  }

  @Test func `From right to left the sides are exchanged`() {
    let mirrored = draw(columns: 20, environment: { $0.layoutDirection = .rightToLeft }) {
      LazyVGrid(columns: [GridItem(.fixed(32), alignment: .leading)], alignment: .leading) { Text("a") }
    }
    expect(mirrored, is: "  " + String(repeating: " ", count: 19) + "a")
  }

  @Test func `Rows with room to spare are at the grid's edge`() {
    let cases: [(VerticalAlignment, Int)] = [(.top, 0), (.center, 40), (.bottom, 80)]
    for (alignment, place) in cases {
      var found: CGFloat?
      _ = draw(columns: 10, height: 5) {
        LazyHGrid(rows: [GridItem(.fixed(20))], alignment: alignment) {
          GeometryReader { proxy in
            let _ = found = proxy.frame(in: .global).minY
            Text("a")
          }.frame(width: 20)
        }
      }
      expect(found, is: CGFloat(place), "\(alignment)")
    }
  }

  @Test func `A grid without a width limit is as wide as its columns`() {
    let sized = draw(columns: 20) {
      LazyVGrid(columns: [GridItem(.fixed(32), alignment: .leading)], alignment: .trailing) { Text("a") }.fixedSize()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    expect(sized, is: "  a")
  }
}
