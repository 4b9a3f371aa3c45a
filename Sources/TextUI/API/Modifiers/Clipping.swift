extension View {
  /// Leaves out content outside the view's frame. The last line shows how many lines were cut.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(Clipping()) }
}

private nonisolated struct Clipping: NodeModifier { typealias Node = ClippingNode }

private final class ClippingNode: ModifierNode<Clipping> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    let wasClipping = canvas.isClipping
    canvas.isClipping = true
    canvas.clipped(to: frame) { super.draw(placed, on: canvas) }
    canvas.isClipping = wasClipping
    let whole = placed.extent
    let lines = max(0, frame.y - whole.y) + max(0, whole.maxY - frame.maxY)
    let points = max(0, frame.x - whole.x) + max(0, whole.maxX - frame.maxX)
    var cuts: [String] = []
    if lines > 0 { cuts.append("\(lines) \(lines == 1 ? "line" : "lines") cut") }
    let columns = Cells.columns(points)
    if columns > 0 { cuts.append("\(columns) \(columns == 1 ? "column" : "columns") cut") }
    if !cuts.isEmpty { canvas.note(cuts.joined(separator: ", "), line: max(frame.y, frame.maxY - 1)) }
  }
}

extension Placed {
  /// The space that the views inside take, wherever they are. Fills and empty views take none.
  var extent: CellRect {
    var extent: CellRect?
    visit { placed in
      guard placed.children.isEmpty, placed.frame.width > 0, placed.frame.height > 0, !(placed.node is FillNode)
      else { return }
      guard let known = extent else {
        extent = placed.frame
        return
      }
      let x = min(known.x, placed.frame.x)
      let y = min(known.y, placed.frame.y)
      extent = CellRect(
        x: x, y: y, width: max(known.maxX, placed.frame.maxX) - x, height: max(known.maxY, placed.frame.maxY) - y)
    }
    return extent ?? frame
  }
}
