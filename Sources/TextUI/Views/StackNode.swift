/// The node of a stack.
@MainActor
final class StackNode: _Node {
  var layout: StackLayout
  var content: _Node!

  private init(_ context: Context, _ layout: StackLayout) {
    self.layout = layout
    super.init(context)
  }

  static func make(at site: _Site, layout: StackLayout) -> StackNode {
    guard let node = site.existing(as: StackNode.self) else { return StackNode(site.context, layout) }
    node.layout = layout
    return node
  }

  static func evaluate<Content: View>(_ content: Content, at site: _Site, layout: StackLayout) -> _Node {
    site.element { site in
      let node = make(at: site, layout: layout)
      node.content = Content._evaluate(content, at: _Site(site.context.list(in: node), existing: node.content))
      return node
    }
  }

  private var elements: [_Node] {
    var elements: [_Node] = []
    _ = content.visitElements {
      elements.append($0)
      return true
    }
    return elements
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }
  override func measure(_ proposal: ProposedCells) -> CellSize { layout.measure(elements, proposal) }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, layout.place(elements, in: frame, proposal))
  }
}
