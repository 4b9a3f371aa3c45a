nonisolated extension View {
  /// Draws the view elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(Offset(x: x, y: y)) }
  /// Draws the view elsewhere, by a size in points; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some View { modifier(Offset(x: offset.width, y: offset.height)) }

  /// Puts the view's center at a place of the space that it is offered, which it takes whole.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(Position(x: x, y: y)) }
  public func position(_ position: CGPoint) -> some View { modifier(Position(x: position.x, y: position.y)) }
}

private nonisolated struct Offset: NodeModifier {
  typealias Node = OffsetNode
  let x: Int
  let y: Int

  /// Less than three quarters of a line are on the same line: a badge over a corner.
  init(x: CGFloat, y: CGFloat) {
    let lines = Cells.whole((abs(y) / Cells.linePoints + 0.25).rounded(.down))
    (self.x, self.y) = (Cells.points(x), y < 0 ? -lines : lines)
  }
}

private final class OffsetNode: ModifierNode<Offset> {
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let moved = CellRect(x: frame.x + modifier.x, y: frame.y + modifier.y, width: frame.width, height: frame.height)
    return Placed(self, frame, [content.place(in: moved, proposal)])
  }
}

private nonisolated struct Position: NodeModifier {
  typealias Node = PositionNode
  let x: Double
  let y: Double
}

private final class PositionNode: ModifierNode<Position> {
  override func measure(_ proposal: ProposedCells) -> CellSize {
    let ideal = proposal.width == nil || proposal.height == nil ? content.size(proposal) : .zero
    return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let size = content.size(proposal)
    let centre = CellPoint(x: Cells.wholePoints(modifier.x), y: Cells.wholeLines(modifier.y))
    let origin = CellPoint(x: frame.x + centre.x - size.width / 2, y: frame.y + centre.y - size.height / 2)
    return Placed(self, frame, [content.place(in: CellRect(origin: origin, size: size), proposal)])
  }
}
