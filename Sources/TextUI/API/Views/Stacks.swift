/// Views side by side.
nonisolated public struct HStack<Content: View>: View, _OneView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row of views. Without a `spacing` they are 8 points apart.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = StackLayout(
      axis: .horizontal, alignment: .vertical(view.alignment), spacing: view.spacing.map { Cells.points($0) })
    return StackNode.evaluate(view.content, at: site, layout: layout)
  }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View, _OneView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column of views. Without a `spacing` they have no lines between them.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = StackLayout(
      axis: .vertical, alignment: .horizontal(view.alignment), spacing: view.spacing.map { Cells.lines($0) })
    return StackNode.evaluate(view.content, at: site, layout: layout)
  }
}

/// Views one over the other; text of a later one covers text of an earlier one.
nonisolated public struct ZStack<Content: View>: View, _OneView {
  let alignment: Alignment
  let content: Content

  /// Layers from the first view to the last, aligned within the space that they take together.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(LayersNode.init) { node, site in
      node.alignment = view.alignment
      node.evaluateContent(view.content, site.context)
    }
  }
}

final class LayersNode: ContainerNode {
  var alignment = Alignment.center

  /// The order of overlapping views: later ones over earlier ones, a higher z-index over a lower one.
  private var layers: [_Node] {
    let elements = elements
    let indices = elements.map { $0.trait(ZIndex.key) ?? 0 }
    guard indices.contains(where: { $0 != 0 }) else { return elements }
    return elements.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { elements[$0] }
  }

  /// The views of the highest layout priority decide the size.
  override func measure(_ proposal: ProposedCells) -> CellSize {
    let elements = elements
    // A spacer is served last in a stack; here it is a layer like others.
    func priority(_ element: _Node) -> Double { max(0, element.layoutPriority) }
    let highest = elements.map(priority).max() ?? 0
    var before = CellSize.zero
    var after = CellSize.zero
    for element in elements where priority(element) == highest {
      let size = element.size(proposal)
      let x = element.position(of: alignment.horizontal, in: size)
      let y = element.position(of: alignment.vertical, in: size)
      before = CellSize(width: max(before.width, x), height: max(before.height, y))
      after = CellSize(width: max(after.width, size.width - x), height: max(after.height, size.height - y))
    }
    return CellSize(width: before.width + after.width, height: before.height + after.height)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    canvas.beside(alignment.vertical) { canvas.draw(placed, alignment.horizontal, areLayers: true) }
  }

  override func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    let layers = layers
    let lines = layers.map { element in
      let size = element.size(proposal)
      return CellPoint(
        x: element.position(of: alignment.horizontal, in: size), y: element.position(of: alignment.vertical, in: size))
    }
    let hasGuides = graph.hasAlignmentGuides
    let x = hasGuides ? lines.map(\.x).max() ?? 0 : alignment.horizontal.position(in: frame.size)
    let y = hasGuides ? lines.map(\.y).max() ?? 0 : alignment.vertical.position(in: frame.size)
    return layers.indices.map { index in
      let size = layers[index].size(proposal)
      let top = layers[index].middle(of: size, in: frame.size, alignment.vertical) ?? y - lines[index].y
      let origin = CellPoint(x: frame.x + x - lines[index].x, y: frame.y + top)
      return Arranged(node: layers[index], frame: CellRect(origin: origin, size: size), proposal: proposal)
    }
  }
}
