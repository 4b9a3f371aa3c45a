/// Views side by side.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = StackLayout(
      axis: .horizontal, alignment: .vertical(view.alignment), spacing: view.spacing.map { Cells.columns($0) })
    return StackNode.evaluate(view.content, at: site, layout: layout)
  }
}

/// Views one below the other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = StackLayout(
      axis: .vertical, alignment: .horizontal(view.alignment), spacing: view.spacing.map { Cells.lines($0) })
    return StackNode.evaluate(view.content, at: site, layout: layout)
  }
}

/// Views one over the other; text of a later one covers text of an earlier one.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: LayersNode.self) ?? LayersNode(site.context)
      node.alignment = view.alignment
      node.content = Content._evaluate(view.content, at: _Site(site.context.list(in: node), existing: node.content))
      return node
    }
  }
}

@MainActor
final class LayersNode: _Node {
  var alignment = Alignment.center
  var content: _Node!

  private var elements: [_Node] {
    var elements: [_Node] = []
    _ = content.visitElements {
      elements.append($0)
      return true
    }
    return elements
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    elements.reduce(.zero) { size, element in
      let own = element.size(proposal)
      return CellSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(
      self, frame,
      elements.map { element in
        element.place(in: element.frame(aligned: alignment, in: frame, size: element.size(proposal)), proposal)
      })
  }
}
