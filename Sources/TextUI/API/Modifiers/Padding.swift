nonisolated extension View {
  /// Room around the view, in points for each edge. Eight points across draw a column, 20 points down a line.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets.cells, points: Double(insets.top + insets.bottom)))
  }

  /// Room at the named edges, in points. Without a length it is 16 points: two columns, or a line.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // SwiftUI's default is 16 points.
    let length = length ?? 16
    let points = Cells.points(length)
    let lines = Cells.lines(length)
    return modifier(
      Padding(
        insets: CellInsets(
          top: edges.contains(.top) ? lines : 0, leading: edges.contains(.leading) ? points : 0,
          bottom: edges.contains(.bottom) ? lines : 0, trailing: edges.contains(.trailing) ? points : 0),
        points: Double(length) * [Edge.Set.top, .bottom].reduce(0) { edges.contains($1) ? $0 + 1 : $0 }))
  }

  /// Room at all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private nonisolated struct Padding: NodeModifier {
  typealias Node = PaddingNode
  let insets: CellInsets
  /// Above and below together, as the app sets it.
  let points: Double
}

private final class PaddingNode: ModifierNode<Padding> {
  override var isItemLook: Bool { true }
  override func pointHeight(_ placed: Placed) -> Double {
    placed.children[0].node.pointHeight(placed.children[0]) + modifier.points
  }

  private func inner(_ proposal: ProposedCells) -> ProposedCells { proposal.inset(modifier.insets) }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let insets = modifier.insets
    let size = content.size(inner(proposal))
    return CellSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, [content.place(in: frame.inset(modifier.insets), inner(proposal))])
  }

  override func guide(_ key: AlignmentKey, in size: CellSize) -> Int? {
    let insets = modifier.insets
    let inside = CellRect(origin: CellPoint(x: 0, y: 0), size: size).inset(insets)
    return content.guide(key, in: inside.size).map { $0 + (graph.isHorizontal(key) ? insets.leading : insets.top) }
  }
}
