@MainActor struct DrawnLayer {
  let canvas: CellCanvas
  let presented: [(presentation: Presented, layer: DrawnLayer)]
  private(set) var elements: [Semantics]?

  init(_ placed: Placed, on screen: CellSize, fillsScreen: Bool = true, direction: LayoutDirection) {
    canvas = CellCanvas(width: screen.width)
    canvas.surroundings.screen = placed.frame
    let bounds = fillsScreen ? CellRect(origin: CellPoint(x: 0, y: 0), size: screen) : placed.frame
    elements = Self.draw(placed, in: bounds, on: canvas, direction)
    presented = placed.presentations.map {
      ($0, DrawnLayer($0.content, on: screen, fillsScreen: $0.fillsScreen, direction: direction))
    }
  }

  /// A column of a layer, without the presentations from it.
  init(column placed: Placed, in surroundings: Surroundings, direction: LayoutDirection) {
    canvas = CellCanvas(width: placed.frame.width)
    canvas.surroundings = surroundings
    canvas.surroundings.screen = placed.frame
    presented = []
    elements = Self.draw(placed, in: placed.frame, on: canvas, direction)
  }

  private static func draw(
    _ placed: Placed, in bounds: CellRect, on canvas: CellCanvas, _ direction: LayoutDirection
  ) -> [Semantics]? {
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
    PlaceNotes.write(on: canvas, in: bounds)
    canvas.finish(direction: direction)
    return met
  }

  var top: DrawnLayer { presented.last?.layer.top ?? self }
}

extension Semantics {
  /// Whether it is in a column of its own coordinates.
  @MainActor fileprivate var isInColumn: Bool { origin?.ancestor(SplitNode.self) != nil }
}
