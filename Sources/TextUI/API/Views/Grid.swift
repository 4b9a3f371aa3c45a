/// Views in rows whose columns are as wide as their widest cell.
nonisolated public struct Grid<Content: View>: View, _OneView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// A grid of the rows in `content`. Where no spacing is given, columns are 8 points apart, and rows have no lines between them.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(GridNode.init) { node, site in
      node.alignment = view.alignment
      node.columnGap = view.horizontalSpacing.map { Cells.points($0) } ?? StackLayout.gap
      node.rowGap = view.verticalSpacing.map { Cells.lines($0) } ?? 0
      node.evaluateContent(view.content, site.context)
    }
  }
}

/// The cells of a grid's row. Elsewhere it is a row of views.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  public typealias Body = Never

  /// The cells of a row, one for each column. Without an alignment they are as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    // A modifier of the row goes to each of its cells: it stays in the context.
    let node = site.existing(as: GridRowNode.self) ?? GridRowNode(site.context)
    node.alignment = view.alignment
    var inner = site.context
    inner.enter(node)
    inner.isLazy = false
    if case .one = inner.content { inner.content = .list }
    node.content = Content._evaluate(view.content, at: _Site(inner, existing: node.content))
    return node
  }
}

final class GridRowNode: ContainerNode {
  var alignment: VerticalAlignment?

  private var row: StackLayout {
    StackLayout(axis: .horizontal, alignment: .vertical(alignment ?? .center), spacing: nil)
  }
  override var arrangement: Arrangement { .along(.horizontal) }
  override func measure(_ proposal: ProposedCells) -> CellSize { row.measure(elements, proposal) }
  override func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    row.arrange(elements, in: frame, proposal)
  }
}

final class GridNode: ContainerNode {
  var alignment = Alignment.center
  var columnGap = StackLayout.gap
  var rowGap = 0
  private var table: (pass: Int, width: Int?, widths: [Int])?

  private struct Cell {
    let node: _Node
    let column: Int
    let span: Int
  }

  /// The most columns of a cell: many more than any grid has.
  private static let spanLimit = 1_000

  private struct Row {
    let cells: [Cell]
    let alignment: VerticalAlignment?
  }

  /// A view outside a row takes a row of its own, over all columns.
  private var rows: [Row] {
    elements.map { element in
      guard let row = element as? GridRowNode else {
        return Row(cells: [Cell(node: element, column: 0, span: .max)], alignment: nil)
      }
      var column = 0
      let cells = row.elements.map { cell in
        let span = min(Self.spanLimit, max(1, cell.trait(GridCell.columns) ?? 1))
        defer { column += span }
        return Cell(node: cell, column: column, span: span)
      }
      return Row(cells: cells, alignment: row.alignment)
    }
  }

  /// The columns' widths: as wide as their cells like to be; where that is too much, the widest give first.
  private func widths(_ rows: [Row], _ width: Int?) -> [Int] {
    if let table, table.pass == graph.pass, table.width == width { return table.widths }
    let count = rows.flatMap(\.cells).filter { $0.span != .max }.map { $0.column + $0.span }.max() ?? 1
    var least = [Int](repeating: 0, count: count)
    var ideal = [Int](repeating: 0, count: count)
    // The widths of letters in a drawing, so that columns align there as well.
    var drawn = [Int](repeating: 0, count: count)
    var takesRest = [Bool](repeating: false, count: count)
    let room = width.map { max(0, $0 - columnGap * (count - 1)) }
    for cell in rows.flatMap(\.cells) where cell.span == 1 {
      guard isSized(cell.node) else { continue }
      ideal[cell.column] = max(ideal[cell.column], cell.node.size(.ideal).width)
      drawn[cell.column] = max(drawn[cell.column], cell.node.textColumns * Cells.columnPoints)
      if room != nil {
        least[cell.column] = max(least[cell.column], cell.node.size(ProposedCells(width: 0, height: nil)).width)
        if isEndless(cell.node) { takesRest[cell.column] = true }
      }
    }
    // A view over all columns that takes what it is offered, such as a divider, widens each: Apple, gridCellUnsizedAxes(_:).
    let isWidened =
      room != nil && rows.contains { $0.cells.count > 1 || $0.cells.first?.span != .max }
      && rows.contains { $0.cells.count == 1 && $0.cells[0].span == .max && isEndless($0.cells[0].node) }
    if isWidened, !takesRest.contains(true) { takesRest = takesRest.map { _ in true } }
    let wide = zip(ideal, drawn).map { max($0, $1) }
    if wide.reduce(0, +) <= room ?? ProposedCells.unbounded { ideal = wide }
    for cell in rows.flatMap(\.cells) where cell.span > 1 && cell.span != .max {
      // A cell over several columns widens the last of them.
      let columns = cell.column..<(cell.column + cell.span)
      let spanned = columns.reduce(columnGap * (cell.span - 1)) { $0 + ideal[$1] }
      let wanted = cell.node.size(ProposedCells(width: width, height: nil)).width
      let isEndless = wanted == width && takesRest.contains(true)
      if wanted > spanned, !isEndless { ideal[columns.upperBound - 1] += wanted - spanned }
    }
    var widths = ideal
    if let room {
      var excess = ideal.reduce(0, +) - room
      Self.narrow(&widths, to: least, by: excess)
      excess = min(excess, 0)
      let flexible = takesRest.indices.filter { takesRest[$0] }
      for (asked, column) in flexible.enumerated() where excess < 0 {
        let share = -excess / (flexible.count - asked)
        widths[column] += share
        excess += share
      }
    }
    table = (graph.pass, width, widths)
    return widths
  }

  private func isSized(_ node: _Node) -> Bool { node.trait(GridCell.unsizedAxes)?.contains(.horizontal) != true }

  private func isEndless(_ node: _Node) -> Bool {
    isSized(node)
      && node.size(ProposedCells(width: ProposedCells.unbounded, height: nil)).width >= ProposedCells.unbounded
  }

  /// Takes `excess` away, a column at a time from the widest that is wider than its least; in strides, as columns may be endless.
  private static func narrow(_ widths: inout [Int], to least: [Int], by excess: Int) {
    var excess = excess
    while excess > 0 {
      let wide = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = wide.map({ widths[$0] }).max() else { return }
      let together = wide.filter { widths[$0] == widest }
      let others = wide.map { widths[$0] }.filter { $0 < widest }
      let floor = max(others.max() ?? 0, together.map { least[$0] }.max() ?? 0)
      let stride = min(excess / together.count, widest - floor)
      for column in stride > 0 ? together : [together[0]] { widths[column] -= max(1, stride) }
      excess -= stride > 0 ? stride * together.count : 1
    }
  }

  private func width(_ cell: Cell, _ widths: [Int]) -> Int {
    let columns = cell.span == .max ? widths.indices : cell.column..<min(widths.count, cell.column + cell.span)
    return columns.reduce(columnGap * max(0, columns.count - 1)) { $0 + widths[$1] }
  }

  private func height(_ row: Row, _ widths: [Int]) -> Int {
    row.cells.reduce(0) { max($0, $1.node.size(ProposedCells(width: width($1, widths), height: nil)).height) }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let rows = rows
    let widths = widths(rows, proposal.width)
    let width = widths.reduce(columnGap * max(0, widths.count - 1), +)
    let single = rows.filter { $0.cells.first?.span == .max && $0.cells.count == 1 }.compactMap { $0.cells.first?.node }
    // A text over all columns may widen the grid. Without any columns such views are as in a stack.
    let hasColumns = single.count < rows.count
    let widest =
      single.map { $0.size(ProposedCells(width: proposal.width, height: nil)).width }
      .filter { !hasColumns || $0 != proposal.width }.max() ?? 0
    let height = rows.reduce(rowGap * max(0, rows.count - 1)) { $0 + self.height($1, widths) }
    return CellSize(width: max(width, widest), height: height)
  }

  override func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    let rows = rows
    let widths = widths(rows, proposal.width)
    var arranged: [Arranged] = []
    var y = frame.y
    for row in rows {
      let height = height(row, widths)
      for cell in row.cells {
        var space = CellRect(x: frame.x, y: y, width: width(cell, widths), height: height)
        if cell.span == .max { space.size.width = max(space.width, frame.width) }
        space.origin.x += widths[..<min(cell.column, widths.count)].reduce(columnGap * cell.column, +)
        let offer = ProposedCells(width: space.width, height: height)
        let size = cell.node.size(offer)
        var own = alignment
        if let vertical = row.alignment { own.vertical = vertical }
        if let horizontal = columnAlignment(cell.column, rows) { own.horizontal = horizontal }
        var frame = cell.node.frame(aligned: own, in: space, size: size)
        if let anchor = cell.node.trait(GridCell.anchor) {
          frame.origin.x = space.x + Cells.whole((Double(space.width - size.width) * anchor.x).rounded())
          frame.origin.y = space.y + Cells.whole((Double(space.height - size.height) * anchor.y).rounded(.down))
        }
        arranged.append(Arranged(node: cell.node, frame: frame, proposal: offer))
      }
      y += height + rowGap
    }
    return arranged
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let rows = rows
    for (cell, child) in zip(rows.flatMap(\.cells), placed.children) {
      var own = columnAlignment(cell.column, rows) ?? alignment.horizontal
      if let x = cell.node.trait(GridCell.anchor)?.x { own = x == 0 ? .leading : x == 1 ? .trailing : .center }
      canvas.aligned(own) { child.node.draw(child, on: canvas) }
    }
  }

  private func columnAlignment(_ column: Int, _ rows: [Row]) -> HorizontalAlignment? {
    for row in rows {
      for cell in row.cells where cell.column == column {
        if let alignment = cell.node.trait(GridCell.columnAlignment) { return alignment }
      }
    }
    return nil
  }
}
