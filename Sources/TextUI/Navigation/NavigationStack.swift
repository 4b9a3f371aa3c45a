/// A screen with a bar, on which further screens can be pushed.
public struct NavigationStack<Data, Root> {
  let root: Root
}

extension NavigationStack: View where Root: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: NavigationNode.self) ?? NavigationNode(site.context)
      node.root = Root._evaluate(view.root, at: _Site(site.context.single(in: node), existing: node.root))
      return node
    }
  }
}

extension NavigationStack where Root: View, Data == Never {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

/// A navigation stack in the tree: its bar, then the screen below it.
@MainActor
final class NavigationNode: _Node {
  var root: _Node!

  override var children: [_Node] { root.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let ideal = proposal.width == nil || proposal.height == nil ? root.size(proposal) : .zero
    return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let bar = NavigationBar(of: root)
    let top = bar.place(in: frame)
    let bottom = bar.placeBottom(in: frame)
    let inside = frame.inset(CellInsets(top: bar.height, bottom: bottom.isEmpty ? 0 : 1))
    let offer = ProposedCells(inside.size)
    let screen = root.place(in: root.frame(aligned: .center, in: inside, size: root.size(offer)), offer)
    return Placed(self, frame, top + [screen] + bottom)
  }

  override func draw(_ placed: Placed, on canvas: Canvas) {
    let bar = NavigationBar(of: root)
    if let title = bar.title {
      let line = placed.frame.y + bar.height - 1
      canvas.mark(.title, line: line)
      canvas.text(
        title, width: min(CellWidth.of(title), placed.frame.width), at: CellPoint(x: placed.frame.x, y: line), .plain)
    }
    super.draw(placed, on: canvas)
  }
}

/// What the views of a screen ask their navigation bar to show.
@MainActor
struct NavigationBar {
  private(set) var title: String?
  private var items: [(placement: ToolbarItemPlacement, node: _Node)] = []

  init(of screen: _Node) { collect(screen) }

  private mutating func collect(_ node: _Node) {
    if let titled = node as? NavigationTitleNode, title == nil { title = titled.title }
    if let toolbar = node as? ToolbarHolder { items += toolbar.items }
    // A screen inside has a bar of its own.
    for child in node.children where !(child is NavigationNode) { collect(child) }
  }

  var height: Int { (hasTopItems ? 1 : 0) + (title == nil ? 0 : 1) }

  private var hasTopItems: Bool { items.contains { $0.placement.side != .bottom } }

  func place(in frame: CellRect) -> [Placed] {
    let line = ProposedCells(width: frame.width, height: 1)
    func row(_ side: ToolbarItemPlacement.Side) -> [(_Node, CellSize)] {
      items.filter { $0.placement.side == side }.map { ($0.node, $0.node.size(line)) }
        .filter { $0.1.width > 0 }
    }
    func place(_ row: [(_Node, CellSize)], from x: Int) -> [Placed] {
      var x = x
      return row.map { node, size in
        defer { x += size.width + 1 }
        return node.place(in: CellRect(origin: CellPoint(x: x, y: frame.y), size: size), line)
      }
    }
    func width(_ row: [(_Node, CellSize)]) -> Int { row.reduce(-1) { $0 + $1.1.width + 1 } }
    let middle = row(.principal)
    let trailing = row(.trailing)
    return place(row(.leading), from: frame.x)
      + place(middle, from: frame.x + (frame.width - width(middle)) / 2)
      + place(trailing, from: frame.maxX - width(trailing))
  }

  func placeBottom(in frame: CellRect) -> [Placed] {
    var x = frame.x
    return items.filter { $0.placement.side == .bottom }.map { item in
      let offer = ProposedCells(width: frame.width, height: 1)
      let size = item.node.size(offer)
      defer { x += size.width + 1 }
      return item.node.place(in: CellRect(origin: CellPoint(x: x, y: frame.maxY - 1), size: size), offer)
    }
  }
}
