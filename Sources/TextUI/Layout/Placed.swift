/// Where a node stands in a frame, and everything inside it.
@MainActor
struct Placed {
  let node: _Node
  let frame: CellRect
  var children: [Placed]

  init(_ node: _Node, _ frame: CellRect, _ children: [Placed] = []) {
    self.node = node
    self.frame = frame
    self.children = children
  }

  /// Visits this and everything inside, containers before their content.
  func visit(_ visitor: (Placed) -> Void) {
    visitor(self)
    for child in children { child.visit(visitor) }
  }
}
