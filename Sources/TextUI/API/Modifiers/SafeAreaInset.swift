nonisolated extension View {
  /// Puts a view at the lower or upper edge; the modified view gets the rest of the space.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInset(
        side: content(), axis: .vertical, isFirst: edge == .top,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing.map { Cells.lines($0) } ?? 0))
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInset(
        side: content(), axis: .horizontal, isFirst: edge == .leading,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing.map { Cells.points($0) } ?? StackLayout.gap))
  }

  /// Puts a bar at an edge, as `safeAreaInset` does.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Keeps content from the edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

private nonisolated struct EdgeInset<Inset: View>: SideViewModifier {
  typealias Node = EdgeInsetNode<Inset>
  let side: Inset
  let axis: Axis
  let isFirst: Bool
  let alignment: Alignment
  let spacing: Int
}

private final class EdgeInsetNode<Inset: View>: SideViewNode<EdgeInset<Inset>> {
  override var arrangement: Arrangement { .layers }

  private func offer(_ proposal: ProposedCells) -> ProposedCells {
    var offer = proposal
    offer[modifier.axis] = nil
    return offer
  }

  private func taken(_ proposal: ProposedCells) -> Int {
    let length = side.size(offer(proposal))[modifier.axis]
    return length == 0 ? 0 : length + modifier.spacing
  }

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    var inner = proposal
    inner[modifier.axis] = proposal[modifier.axis].map { max(0, $0 - taken(proposal)) }
    return inner
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    var size = content.size(inner(proposal))
    size[modifier.axis] += taken(proposal)
    return size
  }

  /// At the bottom it is a bar.
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let (main, bar) = (placed.children[0], placed.children[1])
    main.node.draw(main, on: canvas)
    canvas.draw(Placed(self, placed.frame, [bar]), modifier.alignment.horizontal)
    guard modifier.axis == .vertical, !modifier.isFirst, let lines = placed.children.last?.drawnLines else { return }
    for line in lines { canvas.mark(.bottom, line: line) }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let axis = modifier.axis
    let offer = offer(ProposedCells(frame.size))
    let size = side.size(offer)
    let taken = taken(ProposedCells(frame.size))
    var main = frame
    main.size[axis] = max(0, frame.size[axis] - taken)
    if modifier.isFirst { main.origin[axis] += taken }
    var strip = frame
    strip.size[axis] = size[axis]
    if !modifier.isFirst { strip.origin[axis] += frame.size[axis] - size[axis] }
    let first =
      axis == .vertical
      ? graph.placing(in: main) { content.place(in: main, inner(proposal)) } : content.place(in: main, inner(proposal))
    let second = side.place(in: side.frame(aligned: modifier.alignment, in: strip, size: size), offer)
    return Placed(self, frame, [first, second])
  }
}
