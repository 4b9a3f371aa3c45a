/// A layer of the screen on its own canvas, with the layers that are presented from it.
@MainActor
struct DrawnLayer {
  let canvas: CellCanvas
  let presented: [(presentation: Presented, layer: DrawnLayer)]
  /// What a person meets on it, where that had to be known for the drawing.
  private(set) var elements: [Semantics]?

  init(_ placed: Placed, width: Int, direction: LayoutDirection) {
    canvas = CellCanvas(width: width)
    canvas.surroundings.screen = placed.frame
    placed.node.draw(placed, on: canvas)
    canvas.settle()
    if canvas.tellsFacts || placed.tellsFacts {
      let elements = placed.elements.byPriority
      FactLines.tell(elements, on: canvas, direction: direction)
      self.elements = elements
    }
    canvas.finish(direction: direction)
    presented = placed.presentations.map { ($0, DrawnLayer($0.content, width: width, direction: direction)) }
  }

  /// The layer that a person can reach.
  var top: DrawnLayer { presented.last?.layer.top ?? self }
}
