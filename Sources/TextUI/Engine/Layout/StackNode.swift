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
    let answers = answers(elements, proposal)
    endless = nil
    if layout.axis == .horizontal, let first = answers.firstIndex(where: \.isEndless) {
      endless = first...(answers.lastIndex(where: \.isEndless) ?? first)
    }
    var children: [Placed] = []
    children.reserveCapacity(elements.count)
    layout.arrange(elements, in: frame, answers) { children.append($0.place(in: $1, $2)) }
    return Placed(self, frame, children)
  }

  /// From the first to the last view that takes all there is: it pushes the others to the edges of the row.
  @exclusivity(unchecked) private var endless: ClosedRange<Int>?

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    switch layout.alignment {
    case .horizontal(let alignment):
      // A spacer keeps the others at one edge.
      let side: VerticalAlignment =
        placed.children.first?.node is SpacerNode ? .bottom : placed.children.last?.node is SpacerNode ? .top : .center
      canvas.beside(side) {
        guard alignment.builtIn == .start else { return canvas.draw(placed, alignment) }
        canvas.leading(by: canvas.shift(of: placed)) { super.draw(placed, on: canvas) }
      }
    case .titles where placed.children.count == 1: super.draw(placed, on: canvas)
    case .titles: canvas.leading { super.draw(placed, on: canvas) }
    case .vertical:
      if let endless {
        canvas.row(placed.children, around: endless, isEqual: endless.count == placed.children.count)
      } else if case .center = canvas.anchor, placed.frame.height > 1 {
        // Its lines belong together, whatever is on each of them.
        canvas.leading { super.draw(placed, on: canvas) }
      } else {
        super.draw(placed, on: canvas)
      }
    }
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
