/// The part of a screen that is in view: content scrolled out of a scroll view is not.
@MainActor struct VisiblePart {
  /// The visible nodes inside scroll views, and those that scrolling would show.
  private var inView: Set<ObjectIdentifier> = []
  private var outOfView: Set<ObjectIdentifier> = []

  init(of screen: Placed) {
    // On most screens nothing is scrolled out of view, and nothing is noted.
    if Self.hidesSomething(screen, within: nil) { walk(screen, within: nil) }
  }

  private static func clip(inside placed: Placed, _ clip: CellRect?) -> CellRect? {
    guard placed.node is ScrollNode || placed.node is ListNode else { return clip }
    return clip.map { $0.intersection(placed.frame) } ?? placed.frame
  }

  private static func hidesSomething(_ placed: Placed, within clip: CellRect?) -> Bool {
    // A leaf has nothing that could be out of view.
    guard !placed.children.isEmpty || !placed.presented.isEmpty else { return false }
    let inner = Self.clip(inside: placed, clip)
    for child in placed.children {
      if let inner, !inner.touches(child.frame) { return true }
      if hidesSomething(child, within: inner) { return true }
    }
    return placed.presented.contains { hidesSomething($0.content, within: nil) }
  }

  private mutating func walk(_ placed: Placed, within clip: CellRect?) {
    let inner = Self.clip(inside: placed, clip)
    for child in placed.children {
      if let inner {
        let isInView = inner.touches(child.frame)
        mark(child.node, below: placed.node, isInView: isInView)
        guard isInView else { continue }
      }
      walk(child, within: inner)
    }
    for layer in placed.presented { walk(layer.content, within: nil) }
  }

  /// Those between a view and its container have no place of their own.
  private mutating func mark(_ node: _Node, below container: _Node, isInView: Bool) {
    var next: _Node? = node
    while let node = next, node.depth > container.depth {
      if isInView { inView.insert(ObjectIdentifier(node)) } else { outOfView.insert(ObjectIdentifier(node)) }
      next = node.parent
    }
  }

  /// Whether a node is in view; a node without a place counts as the one around it.
  func shows(_ node: _Node) -> Bool {
    guard !outOfView.isEmpty else { return true }
    return node.nearest { node in
      if inView.contains(ObjectIdentifier(node)) { return true }
      return outOfView.contains(ObjectIdentifier(node)) ? false : nil
    } ?? true
  }
}

extension CellRect {
  /// Whether part of another rect is inside; a rect without a size counts by its origin.
  fileprivate func touches(_ other: CellRect) -> Bool {
    other.x < maxX && other.y < maxY && max(other.maxX, other.x + 1) > x && max(other.maxY, other.y + 1) > y
  }
}
