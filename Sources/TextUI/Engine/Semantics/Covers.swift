extension TextScreen {
  /// Names the color, the shape, the picture or the scroll view that certainly covers a whole element and takes its touches, for a message: translucent
  /// ones as well (Apple: allowsHitTesting); nothing that is clear, scaled, lets touches through, or can be scrolled away.
  package func cover(of element: Semantics) -> String? {
    guard let origin = element.origin, let frame = element.frame else { return nil }
    return cover(of: origin, frame)
  }

  func cover(of origin: _Node, _ frame: CellRect) -> String? {
    guard frame.width > 0, frame.height > 0, let placed else { return nil }
    var search = CoverSearch(origin: origin, frame: frame)
    search.look(at: placed.topLayer)
    return search.cover.map { "<\($0)>" }
  }

  /// Whether the user can touch a part of the screen, such as a list.
  func isTouchable(_ placed: Placed) -> Bool { cover(of: placed.node, placed.frame) == nil }

  /// The labels of two controls, or of a text and a control over it, whose places overlap; nil where none do. One in front of the other as a whole is a background, and one in
  /// front of a scroll view can be scrolled away from.
  package func overlap(_ elements: [Semantics]) -> (String, String)? {
    func scroll(_ node: _Node) -> _Node? { sequence(first: node, next: \.parent).first { $0 is any ScrollableNode } }
    let elements = elements.filter { $0.role == .text && $0.isStatic || !$0.isStatic && $0.press != nil }
    for (index, control) in elements.enumerated() where !control.isStatic {
      guard let origin = control.origin, let frame = control.frame else { continue }
      for other in elements[..<index] {
        guard let node = other.origin, let place = other.frame, scroll(node) === scroll(origin),
          !node.isInside(origin), !origin.isInside(node), !place.holds(frame), !frame.holds(place)
        else { continue }
        let common = frame.intersection(place)
        if common.width > 0, common.height > 0 { return (other.label, control.label) }
      }
    }
    return nil
  }

  package func uncovered(_ elements: [Semantics]) -> [Semantics] {
    guard !elements.isEmpty else { return [] }
    // Most elements have nothing that could cover them.
    var covers: [(node: _Node, place: CellRect)] = []
    placed?.topLayer.visit { placed in if let cover = placed.cover { covers.append((placed.node, cover.place)) } }
    return elements.filter { element in
      guard let origin = element.origin, let frame = element.frame else { return true }
      return !covers.contains { $0.place.holds(frame) && !origin.isInside($0.node) } || cover(of: element) == nil
    }
  }
}

@MainActor private struct CoverSearch {
  let origin: _Node
  let frame: CellRect
  private var scrolled: [ObjectIdentifier: CellRect?] = [:]
  private var isPassed = false
  private(set) var cover: String?

  init(origin: _Node, frame: CellRect) {
    self.origin = origin
    self.frame = frame
    var node = origin.parent
    while let current = node {
      if current is any ScrollableNode { scrolled[ObjectIdentifier(current)] = .some(nil) }
      node = current.parent
    }
  }

  mutating func look(at placed: Placed) { look(at: placed, isCertain: true, in: nil) }

  /// - Parameter area: the part of the content that takes touches, which is also less than what is drawn (oleb.net/2022/clipped-hit-testing).
  private mutating func look(at placed: Placed, isCertain: Bool, in area: CellRect?) {
    let node = placed.node
    var area = area
    if (node as? ContentShapeNode)?.limitsTouches == true { area = area?.intersection(placed.frame) ?? placed.frame }
    // The content is the element's own look, and is touched as the element.
    if node === origin {
      isPassed = true
      return
    }
    var isCertain = isCertain && !node.letsTouchesThrough
    if isPassed, isCertain, let found = placed.cover, takesAll(area?.intersection(found.place) ?? found.place) {
      cover = found.name
    }
    if node is any ScrollableNode {
      if scrolled[ObjectIdentifier(node)] != nil {
        scrolled[ObjectIdentifier(node)] = .some(placed.frame)
      } else {
        isCertain = false
      }
    }
    // Each column of a split view has a coordinate space of its own.
    let children = node is SplitNode ? placed.children.filter { origin.isInside($0.node) } : placed.children
    for child in children where cover == nil { look(at: child, isCertain: isCertain, in: area) }
  }

  private func takesAll(_ place: CellRect) -> Bool {
    place.holds(frame) && scrolled.values.allSatisfy { $0.map(place.holds) ?? true }
  }
}

extension Placed {
  /// The part of a color, a shape, a picture or a view of UIKit's that certainly takes touches, and its name.
  fileprivate var cover: (place: CellRect, name: String)? {
    // UIScrollView and the views of UIKit's view controllers take all touches in their bounds, empty or not.
    if node is ListNode { return (frame, "list") }
    if node is ScrollNode { return (frame, "scroll view") }
    if node is NavigationNode || node is SplitNode || node is TabsNode { return (frame, "screen of its own") }
    if let node = node as? FillNode {
      let fill = node.fill
      guard fill.isFilled, !fill.isClear || node.isFaint else { return nil }
      if fill.shape == nil || fill.shape == "rounded" { return (frame, fill.name) }
      // A circle leaves its corners free.
      let side = frame.width * 3 / 20
      let end = (frame.height * 3 + 19) / 20
      return (frame.inset(CellInsets(top: end, leading: side, bottom: end, trailing: side)), fill.name)
    }
    if let shape = node as? ContentShapeNode { return shape.takesTouches ? (frame, "content shape") : nil }
    // A symbol is at most a line high.
    guard frame.height > 1, let image = (node as? LeafNode<Image>)?.view else { return nil }
    return (frame, AppText.visible(image.name))
  }
}
