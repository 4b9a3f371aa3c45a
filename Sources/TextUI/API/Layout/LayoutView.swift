/// A layout whose type is erased: views keep their state when it changes into another one.
public struct AnyLayout: Layout {
  public typealias Cache = Any

  private let base: any Layout
  var orientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// How its views are aligned, where that is known: by their places otherwise.
  var alignment: HorizontalAlignment { (base as? VStackLayout)?.alignment ?? .leading }

  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {
    // A layout's properties belong to its type, which an erased layout would hide.
    base = (layout as? AnyLayout)?.base ?? layout
  }

  public func makeCache(subviews: LayoutSubviews) -> Any { base.makeCache(subviews: subviews) }
  public func updateCache(_ cache: inout Any, subviews: LayoutSubviews) { base.update(&cache, subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any) -> CGSize {
    base.size(proposal, subviews, &cache)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
  ) { base.place(bounds, proposal, subviews, &cache) }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Any
  ) -> CGFloat? { base.line(guide, bounds, proposal, subviews, &cache) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Any
  ) -> CGFloat? { base.line(guide, bounds, proposal, subviews, &cache) }
}

/// A layout with a cache whose type is erased.
extension Layout {
  private func owning<R>(_ cache: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> R) -> R {
    var own = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
  fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
    guard cache is Cache else { return cache = makeCache(subviews: subviews) }
    owning(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }
  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
    owning(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  fileprivate func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {
    owning(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  fileprivate func line(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    owning(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  fileprivate func line(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGFloat? {
    owning(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

nonisolated struct LayoutView<Content: View>: View, _OneView {
  let layout: AnyLayout
  let content: Content

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: LayoutNode.self) ?? LayoutNode(site.context, view.layout)
      node.layout = view.layout
      node.direction = site.context.environment.builtIn.layoutDirection
      node.evaluateContent(view.content, site.context)
      return node
    }
  }
}

private final class LayoutNode: ContainerNode {
  var layout: AnyLayout
  var direction = LayoutDirection.leftToRight
  private var cache: (pass: Int, value: Any)?
  /// The pass in which the layout was last asked for lines of its own.
  private var noted = -1

  init(_ context: Context, _ layout: AnyLayout) {
    self.layout = layout
    super.init(context)
    graph.noteIrregularSizes()
  }

  override var arrangement: Arrangement { layout.orientation.map { .along($0) } ?? .layers }

  private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout Any) -> R) -> R {
    if cache == nil {
      cache = (graph.pass, layout.makeCache(subviews: subviews))
    } else if cache?.pass != graph.pass {
      cache?.pass = graph.pass
      layout.updateCache(&cache!.value, subviews: subviews)
    }
    return body(&cache!.value)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let subviews = LayoutSubviews(elements, LayoutPlaces(), direction: direction)
    let size = withCache(subviews) {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
    }
    let cells = CellSize(width: max(0, Cells.points(size.width)), height: max(0, Cells.lines(size.height)))
    noteGuides(cells, proposal)
    return cells
  }

  /// Containers ask for guides only where the tree has some beside those of texts.
  private func noteGuides(_ size: CellSize, _ proposal: ProposedCells) {
    guard noted != graph.pass else { return }
    noted = graph.pass
    for key in AlignmentKey.horizontal where explicitLine(key, in: size, proposal) != nil {
      graph.noteGuide(key, isHorizontal: true)
    }
    for key in AlignmentKey.vertical where explicitLine(key, in: size, proposal) != nil {
      graph.noteGuide(key, isHorizontal: false)
    }
  }

  /// A guide that the layout itself sets, in points or lines.
  private func explicitLine(_ key: AlignmentKey, in size: CellSize, _ proposal: ProposedCells) -> Int? {
    let subviews = LayoutSubviews(elements, LayoutPlaces(), direction: direction)
    let bounds = CGRect(origin: .zero, size: size.points)
    let proposal = ProposedViewSize(proposal)
    return withCache(subviews) { cache in
      if graph.isHorizontal(key) {
        layout.explicitAlignment(
          of: HorizontalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
        ).map { Cells.wholePoints($0) }
      } else {
        layout.explicitAlignment(
          of: VerticalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
        ).map { Cells.wholeLines($0) }
      }
    }
  }

  override func guide(_ key: AlignmentKey, in size: CellSize) -> Int? {
    explicitLine(key, in: size, ProposedCells(size)) ?? super.guide(key, in: size)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let spacers = placed.children.indices.filter { placed.children[$0].node is SpacerNode }
    guard layout.orientation == .horizontal, let first = spacers.first, let last = spacers.last else {
      return canvas.draw(placed, layout.alignment)
    }
    canvas.row(placed.children, around: first...last)
  }

  override func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    let elements = elements
    let places = LayoutPlaces()
    let subviews = LayoutSubviews(elements, places, direction: direction)
    withCache(subviews) {
      layout.placeSubviews(in: frame.points, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
    }
    return elements.enumerated().map { index, element in
      if let place = places.places[index] {
        return Arranged(node: element, frame: place.frame, proposal: place.proposal)
      }
      // A view that a layout forgets is in the middle, as in SwiftUI.
      let size = element.size(proposal)
      return Arranged(node: element, frame: element.frame(aligned: .center, in: frame, size: size), proposal: proposal)
    }
  }
}
