nonisolated extension View {
  /// Makes the view as wide or as high as the screen, or as a number of its equal parts.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as wide or as high as `span` of the `count` equal parts of the screen, which are `spacing` points apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrame(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(1, count))
        let part = (length - spacing * (count - 1)) / count
        return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
      })
  }

  /// Makes the view as wide or as high as `length` makes of the screen's own width or height, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(ContainerFrame(axes: axes, alignment: alignment, length: length)) }
}

private nonisolated struct ContainerFrame: NodeModifier {
  typealias Node = ContainerFrameNode
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

private final class ContainerFrameNode: ModifierNode<ContainerFrame> {
  private func fixed(_ proposal: ProposedCells) -> ProposedCells {
    let container = graph.size.points
    return reading {
      ProposedCells(
        width: modifier.axes.contains(.horizontal)
          ? max(0, Cells.points(modifier.length(container.width, .horizontal))) : proposal.width,
        height: modifier.axes.contains(.vertical)
          ? max(0, Cells.lines(modifier.length(container.height, .vertical))) : proposal.height)
    }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let offer = fixed(proposal)
    let inner = content.size(offer)
    return CellSize(
      width: modifier.axes.contains(.horizontal) ? offer.width ?? inner.width : inner.width,
      height: modifier.axes.contains(.vertical) ? offer.height ?? inner.height : inner.height)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let width = modifier.axes.contains(.horizontal) ? graph.size.points.width : nil
    canvas.exactly(reading { width.map { Double(modifier.length($0, .horizontal)) } }) {
      canvas.draw(placed, modifier.alignment.horizontal)
    }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let offer = fixed(proposal)
    let inner = content.frame(aligned: modifier.alignment, in: frame, size: content.size(offer))
    return Placed(self, frame, [content.place(in: inner, offer)])
  }
}
