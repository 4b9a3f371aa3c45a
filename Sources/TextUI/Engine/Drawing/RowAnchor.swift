/// The point of a run that keeps its column when points become columns, as the container around aligns it. It depends on nothing
/// but the run's own row: what is above and below a row does not move it.
enum RowAnchor: Equatable {
  /// The leading edge, and how far it is moved with a block that is in the middle of the screen, in points.
  case edge(Int)
  case trailing
  /// The middle of all runs with the same number: those of one row of a container.
  case center(Int)
  /// One of a control's two marks, at the edges of its frame.
  case mark(opens: Bool, from: Int, to: Int)

  static let leading = RowAnchor.edge(0)
}

/// One of several equal parts of a row, in points. All take as many columns, with as many blanks between them.
struct RowCell {
  let first, own, last: Range<Int>
  let index, count: Int

  /// The same place in the first part, from the nearer edge.
  func inFirst(_ x: Int) -> Int {
    x * 2 < own.lowerBound + own.upperBound
      ? x - own.lowerBound + first.lowerBound : x - own.upperBound + first.upperBound
  }
}

extension CellCanvas {
  /// Draws the views of a container as it aligns them. Without an alignment, or as wide as the container in its middle or as one of
  /// its layers, a view is where the container is.
  func draw(_ container: Placed, _ alignment: HorizontalAlignment?, areLayers: Bool = false) {
    let mayFill = areLayers || alignment?.builtIn == .center
    for child in container.children {
      if let alignment, !mayFill || child.frame.width != container.frame.width {
        aligned(alignment) { child.node.draw(child, on: self) }
      } else {
        child.node.draw(child, on: self)
      }
    }
  }

  func aligned(_ alignment: HorizontalAlignment, _ draw: () -> Void) {
    switch alignment.builtIn {
    case .center: centred(draw)
    case .end: anchored(.trailing, draw)
    // Of another line the places in points are known.
    default: leading(draw)
    }
  }

  /// Draws at leading edges, which move with the block around.
  func leading(by shift: Int = 0, _ draw: () -> Void) {
    if case .edge = anchor { draw() } else { anchored(.edge(shift), draw) }
  }

  /// How far the leading edge of views below each other moves, so that the widest is in the middle where the block is: large letters
  /// take fewer columns than points, wherever the block is otherwise.
  func shift(of block: Placed) -> Int {
    guard case .center = anchor, var widest = block.children.first(where: { $0.frame.width == block.frame.width })
    else { return 0 }
    while widest.children.count == 1 { widest = widest.children[0] }
    // A text that is cut or wraps has other columns than as a whole.
    guard widest.node is TextNode, widest.frame.width == block.frame.width,
      widest.node.size(.ideal) == widest.frame.size
    else { return 0 }
    return (widest.frame.width - widest.node.textColumns * Cells.columnPoints) / 2
  }

  /// Draws views side by side, pushed to both edges by those that take all there is.
  func row(_ children: [Placed], around endless: ClosedRange<Int>, isEqual: Bool = false) {
    func range(_ index: Int) -> Range<Int> { children[index].frame.x..<children[index].frame.maxX }
    let outer = cell
    defer { cell = outer }
    let width = children[0].frame.width
    let isEqual = isEqual && children.count > 1 && width > 0 && children.allSatisfy { abs($0.frame.width - width) <= 1 }
    for (index, child) in children.enumerated() {
      if isEqual {
        cell = RowCell(
          first: range(0), own: range(index), last: range(children.count - 1), index: index, count: children.count)
      }
      let side: HorizontalAlignment =
        index <= endless.lowerBound ? .leading : index < endless.upperBound ? .center : .trailing
      aligned(side) { child.node.draw(child, on: self) }
    }
  }

  /// Draws a layer of another view: a thin one at its edge is a line beside it.
  func beside(_ alignment: VerticalAlignment, of view: CellRect? = nil, _ draw: () -> Void) {
    let outer = (side, under)
    if alignment.builtIn == .start { side = "above" } else if alignment.builtIn == .end { side = "below" }
    under = view ?? under
    draw()
    (side, under) = outer
  }

  func thinly(_ isThin: Bool, _ draw: () -> Void) {
    let outer = self.isThin
    self.isThin = outer || isThin
    draw()
    self.isThin = outer
  }

  func centred(_ draw: () -> Void) {
    centres += 1
    anchored(.center(centres), draw)
  }

  func anchored(_ anchor: RowAnchor, _ draw: () -> Void) {
    let outer = self.anchor
    self.anchor = anchor
    draw()
    self.anchor = outer
  }
}
