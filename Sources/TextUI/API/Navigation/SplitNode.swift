/// Columns side by side, as where the width is regular: each is a screen with a bar of its own. A column has a coordinate space and a
/// canvas of its own, which begin at its leading edge: the other columns neither move nor cover anything in it.
final class SplitNode: _Node {
  private var columns: [NavigationNode] = []
  private var shown = 0..<0
  /// Where the visible columns begin.
  private var edges: [Int] = []
  private var direction = LayoutDirection.leftToRight

  /// The columns from the leading one to the detail; `first` is the first visible one.
  static func evaluate(at site: _Site, columns: [@MainActor (_Site) -> _Node], from first: Int) -> _Node {
    site.element(SplitNode.init) { node, site in
      let inner = site.context.single(in: node)
      var next: NavigationNode?
      // A column shows the screens that the previous one pushes, so it is made first.
      for index in columns.indices.reversed() {
        let existing = columns.count == node.columns.count ? node.columns[index] : nil
        next = NavigationNode.column(inner, existing: existing, before: next, root: columns[index])
        if existing == nil { node.columns.insert(next!, at: 0) }
      }
      node.shown = min(first, columns.count - 1)..<columns.count
      node.direction = site.context.environment.builtIn.layoutDirection
    }
  }

  override func visitChildren(_ visit: (_Node) -> Void) { for column in columns { visit(column) } }

  override var isScreen: Bool { true }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let proposal = lengthless(proposal)
    let ideal = proposal.width == nil || proposal.height == nil ? columns.last?.size(proposal) ?? .zero : .zero
    return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let widths = widths(of: shown, in: frame.width)
    edges = widths.reduce(into: [frame.x]) { $0.append($0[$0.count - 1] + $1) }
    let columns = zip(self.columns[shown], widths).map { column, width in
      let own = CellRect(x: 0, y: frame.y, width: width, height: frame.size.height)
      return column.place(in: own, ProposedCells(own.size))
    }
    return Placed(self, frame, columns)
  }

  /// A sidebar takes 320 points of a wide window, and two fifths of a narrow one at the most; of three columns the first two take less.
  private func widths(of shown: Range<Int>, in width: Int) -> [Int] {
    guard shown.count > 1 else { return [width] }
    let usual = shown.count == 2 ? [min(320, width * 2 / 5)] : [width / 4, width / 3]
    let leading = zip(columns[shown], usual).map { column, usual in
      let wished = column.columnWidth.map { min($0, width / shown.count) } ?? usual
      return wished / Cells.columnPoints * Cells.columnPoints
    }
    return leading + [width - leading.reduce(0, +)]
  }

  /// Where the column of a node begins.
  fileprivate func edge(of column: _Node) -> Int {
    let index = columns[shown].firstIndex { $0 === column }
    return index.map { edges[$0 - shown.lowerBound] } ?? 0
  }

  private lazy var isOfApp = nearestViewOfApp != nil
  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    look.hasNavigation = look.hasNavigation || isOfApp
    return true
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let columns = placed.children.map { column in
      DrawnLayer(column: column, in: canvas.surroundings, direction: direction)
    }
    canvas.split = DrawnSplit(columns: direction == .rightToLeft ? columns.reversed() : columns)
  }
}

extension _Node {
  /// Where the column of the node begins, from the screen's edge.
  var columnEdge: Int {
    var (edge, node) = (0, self)
    while let parent = node.parent {
      if let split = parent as? SplitNode { edge += split.edge(of: node) }
      node = parent
    }
    return edge
  }
}

/// Columns side by side on a canvas, from left to right.
@MainActor struct DrawnSplit {
  let columns: [DrawnLayer]

  var lineCount: Int { columns.map(\.canvas.lines.count).max() ?? 0 }
}
