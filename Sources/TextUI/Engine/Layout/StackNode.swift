final class StackNode: ContainerNode {
  @exclusivity(unchecked) var layout: StackLayout

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
    if !site.isWaiting { return evaluateOne(content, at: site, layout: layout) }
    return site.element { evaluateOne(content, at: $0, layout: layout) }
  }

  private static func evaluateOne<Content: View>(_ content: Content, at site: _Site, layout: StackLayout) -> _Node {
    let node = make(at: site, layout: layout)
    node.evaluateContent(content, site.context)
    return node
  }

  override var arrangement: Arrangement { .along(layout.axis) }
  override func measure(_ proposal: ProposedCells) -> CellSize {
    let elements = elements
    return layout.measure(elements, answers(elements, proposal))
  }
  override func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    let elements = elements
    return layout.arrange(elements, in: frame, answers(elements, proposal))
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let elements = elements
    var children: [Placed] = []
    children.reserveCapacity(elements.count)
    layout.arrange(elements, in: frame, answers(elements, proposal)) { children.append($0.place(in: $1, $2)) }
    return Placed(self, frame, children)
  }

  /// The last answer: a stack is arranged with the proposal that it was measured with.
  @exclusivity(unchecked) private var known: (pass: Int, proposal: ProposedCells, answers: [StackLayout.Answer]) = (
    -1, .ideal, []
  )

  private func answers(_ elements: [_Node], _ proposal: ProposedCells) -> [StackLayout.Answer] {
    if known.pass == graph.pass, known.proposal == proposal { return known.answers }
    let answers = layout.answers(elements, proposal)
    known = (graph.pass, proposal, answers)
    return answers
  }
}
