/// The first of several views that fits the space; the last one where none does.
nonisolated public struct ViewThatFits<Content: View>: View, _OneView {
  let axes: Axis.Set
  let content: Content

  /// The first view of `content` whose ideal size fits along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(FittingNode.init) { node, site in
      node.axes = view.axes
      node.evaluateContent(view.content, site.context)
    }
  }
}

/// All views are evaluated, as their ideal sizes are asked; only the one that fits is placed and appears.
private final class FittingNode: ContainerNode {
  var axes: Axis.Set = []

  override init(_ context: Context) {
    super.init(context)
    graph.noteIrregularSizes()
  }

  private func fitting(_ proposal: ProposedCells) -> _Node? {
    let elements = elements
    return elements.first { element in
      let ideal = element.size(.ideal)
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .max
      return fitsWidth && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .max)
    } ?? elements.last
  }

  override func measure(_ proposal: ProposedCells) -> CellSize { fitting(proposal)?.size(proposal) ?? .zero }

  override func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    fitting(proposal).map { [Arranged(node: $0, frame: frame, proposal: proposal)] } ?? []
  }
}
