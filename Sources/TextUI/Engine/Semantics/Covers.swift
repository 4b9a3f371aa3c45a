extension TextScreen {
  /// Names the opaque colour or shape that certainly covers a whole element and takes its touches, for a message;
  /// nothing that is transparent, scaled, lets touches through, or can be scrolled away.
  package func cover(of element: Semantics) -> String? {
    guard let origin = element.origin, let frame = element.frame, frame.width > 0, frame.height > 0, let placed else {
      return nil
    }
    var search = CoverSearch(origin: origin, frame: frame)
    search.look(at: placed.topLayer)
    return search.cover.map { "<\($0.name)>" }
  }

  package func uncovered(_ elements: [Semantics]) -> [Semantics] {
    // Most screens have nothing that could cover anything.
    var hasCover = false
    placed?.topLayer.visit { if !hasCover { hasCover = ($0.node as? FillNode)?.fill.mayCover ?? false } }
    return hasCover ? elements.filter { cover(of: $0) == nil } : elements
  }
}

@MainActor private struct CoverSearch {
  let origin: _Node
  let frame: CellRect
  private var scrolled: [ObjectIdentifier: CellRect?] = [:]
  private var isPassed = false
  private(set) var cover: Fill?

  init(origin: _Node, frame: CellRect) {
    self.origin = origin
    self.frame = frame
    var node = origin.parent
    while let current = node {
      if current is any ScrollableNode { scrolled[ObjectIdentifier(current)] = .some(nil) }
      node = current.parent
    }
  }

  mutating func look(at placed: Placed) { look(at: placed, isCertain: true) }

  private mutating func look(at placed: Placed, isCertain: Bool) {
    let node = placed.node
    // The content is the element's own look, and is touched as the element.
    if node === origin {
      isPassed = true
      return
    }
    var isCertain = isCertain && !node.letsTouchesThrough
    if node is any ScrollableNode {
      if scrolled[ObjectIdentifier(node)] != nil {
        scrolled[ObjectIdentifier(node)] = .some(placed.frame)
      } else {
        isCertain = false
      }
    }
    if isPassed, isCertain, let fill = (node as? FillNode)?.fill, takesAll(fill, placed.frame) { cover = fill }
    for child in placed.children where cover == nil { look(at: child, isCertain: isCertain) }
  }

  private func takesAll(_ fill: Fill, _ place: CellRect) -> Bool {
    fill.mayCover && place.holds(frame) && scrolled.values.allSatisfy { $0.map(place.holds) ?? true }
  }
}

extension Fill {
  fileprivate var mayCover: Bool { isFilled && isOpaque && !isClear && (shape == nil || shape == "rounded") }
}
