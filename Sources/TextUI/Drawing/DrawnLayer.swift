/// A layer of the screen on its own canvas, with the layers that are presented from it.
@MainActor
struct DrawnLayer {
  let canvas: CellCanvas
  let presented: [(presentation: Presented, layer: DrawnLayer)]

  init(_ placed: Placed, width: Int, direction: LayoutDirection) {
    canvas = CellCanvas(width: width)
    canvas.surroundings.screen = placed.frame
    placed.node.draw(placed, on: canvas)
    canvas.settle()
    FactLines.tell(placed, on: canvas, direction: direction)
    canvas.finish(direction: direction)
    presented = placed.presentations.map { ($0, DrawnLayer($0.content, width: width, direction: direction)) }
  }
}
