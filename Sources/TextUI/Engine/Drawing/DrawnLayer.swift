@MainActor struct DrawnLayer {
  let canvas: CellCanvas
  let presented: [(presentation: Presented, layer: DrawnLayer)]
  private(set) var elements: [Semantics]?

  init(_ placed: Placed, width: Int, direction: LayoutDirection) {
    canvas = CellCanvas(width: width)
    canvas.surroundings.screen = placed.frame
    elements = Self.draw(placed, on: canvas, direction)
    presented = placed.presentations.map { ($0, DrawnLayer($0.content, width: width, direction: direction)) }
  }

  /// A column of a layer, without the presentations from it.
  init(column placed: Placed, in surroundings: Surroundings, direction: LayoutDirection) {
    canvas = CellCanvas(width: placed.frame.width)
    canvas.surroundings = surroundings
    canvas.surroundings.screen = placed.frame
    presented = []
    elements = Self.draw(placed, on: canvas, direction)
  }

  private static func draw(_ placed: Placed, on canvas: CellCanvas, _ direction: LayoutDirection) -> [Semantics]? {
    placed.node.draw(placed, on: canvas)
    canvas.settle()
    var met: [Semantics]?
    if canvas.mayHaveFacts || placed.mayHaveFacts {
      let elements = placed.elements.byPriority
      // Those in columns are written there.
      let written = canvas.split == nil ? elements : elements.filter { !$0.isInColumn }
      FactLines.write(written, on: canvas, direction: direction)
      met = elements
    }
    canvas.finish(direction: direction)
    return met
  }

  var top: DrawnLayer { presented.last?.layer.top ?? self }
}

extension Semantics {
  /// Whether it is in a column of its own coordinates.
  @MainActor fileprivate var isInColumn: Bool { origin?.ancestor(SplitNode.self) != nil }
}
