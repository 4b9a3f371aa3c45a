import SwiftUI

/// Geometry readers, grids, views that fit, and an app's own layouts.
enum ContainerFacts {
  static let all: [Fact] = readers + grids + fitting + layouts + insets
  private static let reader: Source = .page("geometryreader")
  private static let readers: [Fact] = [
    .places("A reader takes all the space", reader, ["r 0,0 320x200"]) {
      GeometryReader { _ in Color.gray }.probed("r", $0)
    },
    .places("A reader puts its view at the top leading corner", reader, ["a 0,0 20x20"]) { stage in
      GeometryReader { _ in stage.box("a", 20, 20) }
    },
    .places("A reader's views lie over each other", reader, ["a 0,0 20x20", "b 0,0 40x40"]) { stage in
      GeometryReader { _ in views(stage.box("a", 20, 20), stage.box("b", 40, 40)) }
    },
    .shown("A reader knows the size that it is offered", reader, ["100.0 40.0"]) { stage in
      GeometryReader { proxy in stage.saying("\(proxy.size.width) \(proxy.size.height)") }.frame(width: 100, height: 40)
    },
    .shown("A reader in an overlay knows the size of what it lies over", reader, ["60.0 20.0"]) { stage in
      Color.gray.frame(width: 60, height: 20).overlay {
        GeometryReader { stage.saying("\($0.size.width) \($0.size.height)") }
      }
    },
    .shown("A view's own space begins at its corner", .page("coordinatespace"), ["0.0 0.0"]) { stage in
      GeometryReader { proxy in stage.saying("\(proxy.frame(in: .local).minX) \(proxy.frame(in: .local).minY)") }
        .padding(20)
    },
    .shown(
      "A named space begins at the corner of the view that has the name", .view("coordinatespace(_:)"), ["20.0 40.0"]
    ) { stage in
      GeometryReader { proxy in
        stage.saying("\(proxy.frame(in: .named("named")).minX) \(proxy.frame(in: .named("named")).minY)")
      }.padding(.leading, 20).padding(.top, 40).coordinateSpace(.named("named")).padding(60)
    },
    .following(
      "Geometry is reported once at first, and on each change", .view("ongeometrychange(for:of:action:)"),
      ["100.0", "60.0"], change: { _ in }, then: [{ $0.flag = false }, { $0.flag = false }]
    ) { model, stage in
      Color.gray.frame(width: model.flag ? 100 : 60, height: 20).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { width in
        stage.say("\(width)")
      }
    },
  ]

  private static let grid: Source = .page("grid")
  private static let grids: [Fact] = [
    .places(
      "A grid's column is as wide as its widest cell", grid,
      ["a 20,0 20x20", "b 60,0 20x20", "c 0,20 60x20", "d 60,20 20x20"]
    ) { stage in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { stage.pair((20, 20), (20, 20)) }
        GridRow { views(stage.box("c", 60, 20), stage.box("d", 20, 20)) }
      }
    },
    .places("A grid aligns its cells", grid, ["a 0,0 20x20", "c 0,20 60x20"]) { stage in
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { stage.box("a", 20, 20) }
        GridRow { stage.box("c", 60, 20) }
      }
    },
    .places("A grid leaves its spacing between cells", grid, ["a 0,0 20x20", "b 30,0 20x20", "c 0,60 20x20"]) { stage in
      Grid(horizontalSpacing: 10, verticalSpacing: 40) {
        GridRow { stage.pair((20, 20), (20, 20)) }
        GridRow { stage.box("c", 20, 20) }
      }
    },
    .places("A cell may span columns", .view("gridcellcolumns(_:)"), ["a 0,0 20x20", "b 20,0 20x20", "c 0,20 40x20"]) {
      stage in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { stage.pair((20, 20), (20, 20)) }
        GridRow { stage.box("c", nil, 20).gridCellColumns(2) }
      }.fixedSize()
    },
    .places("A view outside of rows spans all columns", grid, ["a 0,0 20x20", "b 20,0 20x20", "c 10,20 20x20"]) {
      stage in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { stage.pair((20, 20), (20, 20)) }
        stage.box("c", 20, 20)
      }
    },
    .places("A row of a grid may align for itself", .page("gridrow"), ["a 0,40 20x20", "b 20,0 20x60"]) { stage in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow(alignment: .bottom) { stage.pair((20, 20), (20, 60)) } }
    },
    .places("A column may align for itself", .view("gridcolumnalignment(_:)"), ["a 40,0 20x20", "b 0,20 60x20"]) {
      stage in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { stage.box("a", 20, 20).gridColumnAlignment(.trailing) }
        GridRow { stage.box("b", 60, 20) }
      }
    },
    .places(
      "Flexible columns of a lazy grid share in equal parts", .page("griditem"),
      ["0 0,0 160x20", "1 160,0 160x20", "2 0,20 160x20"]
    ) { stage in
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
        ForEach(0..<3) { stage.box("\($0)", nil, 20) }
      }
    },
    .places(
      "Adaptive columns are as many as fit", .page("griditem"),
      ["0 0,0 100x20", "1 100,0 100x20", "2 200,0 100x20", "3 0,20 100x20"]
    ) { stage in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
        ForEach(0..<4) { stage.box("\($0)", nil, 20) }
      }.frame(width: 300)
    },
    .places("A lazy column is placed as a column", .page("lazyvstack"), ["a 0,0 60x20", "b 0,40 20x20"]) {
      stage in LazyVStack(alignment: .leading, spacing: 20) { stage.pair((60, 20), (20, 20)) }
    },
    .places("A lazy column takes all the width", .page("lazyvstack"), ["column 0,0 320x20"]) { stage in
      LazyVStack(spacing: 0) { Color.gray.frame(width: 20, height: 20) }.probed("column", stage)
    },
  ]

  private static let fits: Source = .page("viewthatfits")
  private static let fitting: [Fact] = [
    .places("The first that fits is taken", fits, ["b 0,0 200x20"]) { stage in
      ViewThatFits { views(stage.box("a", 400, 20), stage.box("b", 200, 20), stage.box("c", 100, 20)) }
    },
    .places("The last is taken where none fits", fits, ["c -40,0 400x20"]) { stage in
      ViewThatFits {
        stage.box("a", 600, 20)
        stage.box("b", 500, 20)
        stage.box("c", 400, 20)
      }.frame(width: 320)
    },
    .places("Only the axes named must fit", fits, ["a 0,-20 200x240"]) { stage in
      ViewThatFits(in: .horizontal) { stage.pair((200, 240), (100, 20)) }.frame(height: 200)
    },
    .places("Both axes must fit where none is named", fits, ["b 0,0 100x20"]) { stage in
      ViewThatFits { stage.pair((200, 240), (100, 20)) }
    },
    .places("Whether a view fits depends on its ideal size", fits, ["b 0,0 100x20"]) { stage in
      ViewThatFits {
        Color.gray.frame(idealWidth: 400, maxWidth: .infinity).frame(height: 20).probed("a", stage)
        stage.box("b", 100, 20)
      }
    },
  ]

  private static let layout: Source = .page("layout")
  private static let layouts: [Fact] = [
    .places("A custom layout places its views", layout, ["a 0,0 20x20", "b 30,40 20x20", "l 0,0 60x80"]) { stage in
      Stairs { stage.pair((20, 20), (20, 20)) }.probed("l", stage)
    },
    .shown("A layout sees its views, transparent ones as what is in them", layout, ["3"]) { stage in
      Counting(say: { stage.say("\($0)") }) {
        Color.gray
        Group { views(Color.gray, EmptyView()) }
        ForEach(0..<1) { _ in Color.gray }
      }
    },
    .shown("A layout reads values of its views, or the default", .page("layoutvaluekey"), ["7 1"]) { stage in
      ReadingValues(say: { stage.say($0) }) { views(Color.gray.layoutValue(key: Weight.self, value: 7), Color.gray) }
    },
    .shown("A value for a layout is that of the view and passes no container", .page("layoutvaluekey"), ["1"]) {
      stage in ReadingValues(say: { stage.say($0) }) { VStack { Color.gray.layoutValue(key: Weight.self, value: 7) } }
    },
    .following(
      "Another layout keeps the life of the views", .page("anylayout"), ["row true 0", "row true 1", "row false 1"],
      change: { $0.flag = false }
    ) { model, stage in
      let layout = model.flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { LaidOut(stage: stage, isRow: model.flag) }
    },
  ]

  private struct LaidOut: View {
    let stage: Stage
    let isRow: Bool
    @State private var age = 0
    var body: some View { stage.saying("row \(isRow) \(age)").onAppear { age += 1 } }
  }

  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 60, height: 80)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, view) in subviews.enumerated() {
        let place = CGPoint(x: bounds.minX + 30 * Double(index), y: bounds.minY + 40 * Double(index))
        view.place(at: place, proposal: .unspecified)
      }
    }
  }

  private struct Weight: LayoutValueKey { static let defaultValue = 1 }

  /// Reports the number of its views.
  private struct Counting: Layout {
    let say: @MainActor (Int) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func makeCache(subviews: Subviews) { let count = subviews.count; MainActor.assumeIsolated { say(count) } }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private struct ReadingValues: Layout {
    let say: @MainActor (String) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func makeCache(subviews: Subviews) {
      let values = subviews.map { "\($0[Weight.self])" }.joined(separator: " ")
      MainActor.assumeIsolated { say(values) }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private static let inset: Source = .view("safeareainset(edge:alignment:spacing:content:)-4s51l")
  private static let insets: [Fact] = [
    .places("An inset at the top moves its view down", inset, ["a 0,40 320x160", "bar 0,0 320x40"]) { stage in
      stage.box("a").safeAreaInset(edge: .top, spacing: 0) { stage.box("bar", nil, 40) }
    },
    .places("An inset at the bottom shortens its view", inset, ["a 0,0 320x160", "bar 0,160 320x40"]) { stage in
      stage.box("a").safeAreaInset(edge: .bottom, spacing: 0) { stage.box("bar", nil, 40) }
    },
    .places("An inset at the leading edge narrows its view", inset, ["a 60,0 260x200", "bar 0,0 60x200"]) { stage in
      stage.box("a").safeAreaInset(edge: .leading, spacing: 0) { stage.box("bar", 60) }
    },
    .places("Safe area padding goes around as an inset does", .view("safeareapadding(_:)-7z4cw"), ["a 20,20 280x160"]) {
      stage in stage.box("a").safeAreaPadding(20)
    },
  ]
}
