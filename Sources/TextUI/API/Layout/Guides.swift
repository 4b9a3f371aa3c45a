extension _Node {
  func position(of alignment: HorizontalAlignment, in size: CellSize) -> Int {
    // Without an alignment guide in the tree no view has lines of its own but text.
    guard graph.hasAlignmentGuides else { return alignment.position(in: size) }
    return guide(AlignmentKey(alignment.id), in: size) ?? alignment.position(in: size)
  }

  func position(of alignment: VerticalAlignment, in size: CellSize) -> Int {
    guard alignment.isOfText || graph.hasAlignmentGuides else { return alignment.position(in: size) }
    return guide(AlignmentKey(alignment.id), in: size) ?? alignment.position(in: size)
  }

  /// The dimensions that an app sees of the node at a size: the lines of its texts, and the alignment guides inside.
  func dimensions(_ size: CellSize) -> ViewDimensions {
    var dimensions = ViewDimensions(size: size)
    for key in graph.guides.union([.firstTextBaseline, .lastTextBaseline]) {
      dimensions.explicit[key] = guide(key, in: size)
    }
    return dimensions
  }

  /// The node's frame when its alignment lines lie on those of `bounds`.
  func frame(aligned alignment: Alignment, in bounds: CellRect, size: CellSize) -> CellRect {
    let x = alignment.horizontal.position(in: bounds.size) - position(of: alignment.horizontal, in: size)
    let y =
      middle(of: size, in: bounds.size, alignment.vertical)
      ?? alignment.vertical.position(in: bounds.size) - position(of: alignment.vertical, in: size)
    return CellRect(origin: CellPoint(x: bounds.x + x, y: bounds.y + y), size: size)
  }

  /// The start of a centered view; nil for another alignment. The middle of two lines is the first one: a view of two
  /// lines begins with its text, in any container.
  func middle(of size: CellSize, in bounds: CellSize, _ alignment: VerticalAlignment) -> Int? {
    guard alignment.builtIn == .center, !graph.hasAlignmentGuides else { return nil }
    return (bounds.height - size.height) / 2
  }

  /// The line of `key` among views that a container arranges at zero: text lines are those of the outermost view that has
  /// one, other lines those of the first one that has them.
  func guide(_ key: AlignmentKey, among views: [Arranged]) -> Int? {
    var found: Int?
    for view in views {
      guard let line = view.node.guide(key, in: view.frame.size) else { continue }
      let position = line + (graph.isHorizontal(key) ? view.frame.x : view.frame.y)
      guard let known = found else {
        found = position
        continue
      }
      if key == .firstTextBaseline { found = min(known, position) }
      if key == .lastTextBaseline { found = max(known, position) }
    }
    return found
  }
}

extension AlignmentKey {
  static let firstTextBaseline = AlignmentKey(VerticalAlignment.firstTextBaseline.id)
  static let lastTextBaseline = AlignmentKey(VerticalAlignment.lastTextBaseline.id)
  static let horizontal: Set<AlignmentKey> = [
    AlignmentKey(HorizontalAlignment.leading.id), AlignmentKey(HorizontalAlignment.center.id),
    AlignmentKey(HorizontalAlignment.trailing.id),
  ]
  static let vertical: Set<AlignmentKey> = [
    AlignmentKey(VerticalAlignment.top.id), AlignmentKey(VerticalAlignment.center.id),
    AlignmentKey(VerticalAlignment.bottom.id), firstTextBaseline, lastTextBaseline,
  ]
}

nonisolated extension View {
  /// Sets where the view's line of an alignment is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(Guide(key: AlignmentKey(guide.id), isHorizontal: true) { Cells.wholePoints(computeValue($0)) })
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(Guide(key: AlignmentKey(guide.id), isHorizontal: false) { Cells.wholeLines(computeValue($0)) })
  }
}

private nonisolated struct Guide: NodeModifier {
  typealias Node = GuideNode
  let key: AlignmentKey
  let isHorizontal: Bool
  let position: (ViewDimensions) -> Int
}

private final class GuideNode: ModifierNode<Guide> {
  override func didUpdate(from previous: Guide, _ context: Context) {
    graph.noteGuide(modifier.key, isHorizontal: modifier.isHorizontal)
  }

  override func guide(_ key: AlignmentKey, in size: CellSize) -> Int? {
    guard key == modifier.key else { return content.guide(key, in: size) }
    return modifier.position(content.dimensions(size))
  }
}
