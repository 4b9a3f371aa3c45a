/// Where a node is in a frame, and everything inside it. It never changes; a class, as it is handed on all the time.
@MainActor final class Placed {
  let node: _Node
  let frame: CellRect
  let children: [Placed]
  /// The node's presentations over the screen: they are placed and live, but are drawn in a layer of their own.
  let presented: [Presented]
  /// Whether something here or inside presents, or acts when it appears: most of a screen does neither and is not searched.
  private let hasPresented: Bool
  private let hasLifetimes: Bool

  init(_ node: _Node, _ frame: CellRect, _ children: [Placed] = [], presented: [Presented] = []) {
    self.node = node
    self.frame = frame
    self.children = children
    self.presented = presented
    var hasPresented = !presented.isEmpty
    var hasLifetimes = hasPresented || node.isLifetime
    for child in children {
      if child.hasPresented { hasPresented = true }
      if child.hasLifetimes { hasLifetimes = true }
    }
    self.hasPresented = hasPresented
    self.hasLifetimes = hasLifetimes
  }

  /// The lines from the first to the last that something inside is on.
  var drawnLines: Range<Int>? {
    guard !children.isEmpty else { return frame.size.height > 0 ? frame.y..<frame.maxY : nil }
    return children.lazy.compactMap(\.drawnLines).reduce(nil) { all, lines in
      guard let all else { return lines }
      return min(all.lowerBound, lines.lowerBound)..<max(all.upperBound, lines.upperBound)
    }
  }

  /// Visits this and everything inside, containers before their content, presenters before their presentations.
  func visit(_ visitor: (Placed) -> Void) {
    visitor(self)
    for child in children { child.visit(visitor) }
    for layer in presented { layer.content.visit(visitor) }
  }

  func first<Found>(_ find: (Placed) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for child in children {
      if let found = child.first(find) { return found }
    }
    return nil
  }

  /// Visits the nodes with a lifetime in the same order.
  func visitLifetimes(_ visitor: (Placed) -> Void) {
    guard hasLifetimes else { return }
    if node.isLifetime { visitor(self) }
    for child in children { child.visitLifetimes(visitor) }
    for layer in presented { layer.content.visitLifetimes(visitor) }
  }

  var presentations: [Presented] {
    var found: [Presented] = []
    collectPresentations(into: &found)
    return found
  }

  private func collectPresentations(into found: inout [Presented]) {
    guard hasPresented else { return }
    for child in children { child.collectPresentations(into: &found) }
    found += presented
  }

  /// The layer that the user can reach: the last presentation, or the last one presented from it.
  var topLayer: Placed { presentations.last?.content.topLayer ?? self }
}

@MainActor struct Presented {
  let heading: String
  /// Whether its lines have marks of their own; the few lines of an alert have none.
  let hasGutter: Bool
  /// Whether its content is placed on a whole screen: it may be in the middle of it, or at the bottom.
  let fillsScreen: Bool
  let content: Placed
}

extension _Node {
  /// The node without a place on the screen, for what it says and is made of.
  var placedAlone: Placed { place(in: CellRect(x: 0, y: 0, width: 0, height: 0), .ideal) }
}
