class ContainerNode: _Node {
  @exclusivity(unchecked) final var content: _Node!
  private var lines = KnownLines()
  @exclusivity(unchecked) private var known: (pass: Int, elements: [_Node]) = (-1, [])

  final var elements: [_Node] {
    if known.pass == graph.pass { return known.elements }
    var elements: [_Node] = []
    elements.reserveCapacity(8)
    content.appendElements(to: &elements)
    known = (graph.pass, elements)
    return elements
  }

  override func visitChildren(_ visit: (_Node) -> Void) { if let content { visit(content) } }

  override var isSeenFill: Bool { elements.contains { $0.isSeenFill } }

  /// Spacers and dividers inside look no further for their axis.
  override var arrangement: Arrangement { .layers }

  /// Where each view goes, in the order of drawing. It does not place their content.
  func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] { [] }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let arranged = arrange(in: frame, proposal)
    var children: [Placed] = []
    children.reserveCapacity(arranged.count)
    for child in arranged { children.append(child.node.place(in: child.frame, child.proposal)) }
    return Placed(self, frame, children)
  }

  override func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? {
    if let line = lines.line(guide, size, graph.pass) { return line }
    let frame = CellRect(origin: CellPoint(x: 0, y: 0), size: size)
    let line = self.guide(guide, among: arrange(in: frame, ProposedCells(size)))
    lines.remember(line, guide, size, graph.pass)
    return line
  }

  final func evaluateContent<Content: View>(_ view: Content, _ context: Context, lazily: Bool = false) {
    content = Content._evaluate(view, at: _Site(context.list(in: self, lazily: lazily), existing: content))
  }
}

enum Arrangement {
  case inherited
  case along(Axis)
  case layers
}

extension _Node {
  /// The axis of the stack around the node; nil in other containers.
  var stackAxis: Axis? {
    let axis = parent?.nearest { node -> Axis?? in
      switch node.arrangement {
      case .inherited: nil
      case .along(let axis): .some(axis)
      case .layers: .some(nil)
      }
    }
    return axis ?? nil
  }
}

/// The axis of the stack around a node, looked up once a pass: a layout may be exchanged for another one.
struct KnownAxis {
  private var pass = -1
  private var axis: Axis?

  @MainActor mutating func axis(around node: _Node) -> Axis? {
    if pass != node.graph.pass {
      pass = node.graph.pass
      axis = node.stackAxis
    }
    return axis
  }
}

@MainActor struct Arranged {
  let node: _Node
  let frame: CellRect
  let proposal: ProposedCells
}

/// A memory of lines within a pass: asking nested containers again and again is exponential in the depth.
private struct KnownLines {
  private struct Key: Hashable {
    let guide: AlignmentKey
    let size: CellSize
  }
  private var pass = -1
  private var lines: [Key: Int?] = [:]

  /// Two optionals: whether the line is known, and whether there is one.
  func line(_ guide: AlignmentKey, _ size: CellSize, _ pass: Int) -> Int?? {
    pass == self.pass ? lines[Key(guide: guide, size: size)] : nil
  }

  mutating func remember(_ line: Int?, _ guide: AlignmentKey, _ size: CellSize, _ pass: Int) {
    if pass != self.pass {
      self.pass = pass
      lines = [:]
    }
    lines[Key(guide: guide, size: size)] = .some(line)
  }
}
