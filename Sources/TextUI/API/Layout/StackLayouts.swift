/// A horizontal stack as a layout.
public struct HStackLayout: Layout, Sendable {
  /// How views of different heights are beside each other.
  public var alignment: VerticalAlignment
  /// The distance between two views in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// A stack along the horizontal axis: spacers and dividers inside follow it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// A row of views as a layout, for `AnyLayout` or for a call: `HStackLayout() { ... }`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: .vertical(alignment), spacing: spacing.map { Cells.points($0) })
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    onMainActor { stack.measure(subviews.nodes, proposal.cells).points }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    onMainActor { subviews.take(stack.arrange(subviews.nodes, in: CellRect(bounds), proposal.cells)) }
  }
}

/// A vertical stack as a layout.
public struct VStackLayout: Layout, Sendable {
  /// How views of different widths are below each other.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points, rounded to lines of 20; nil leaves it to them.
  public var spacing: CGFloat?

  /// A stack along the vertical axis: spacers and dividers inside follow it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// A column of views as a layout, for `AnyLayout` or for a call: `VStackLayout() { ... }`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: .horizontal(alignment), spacing: spacing.map { Cells.lines($0) })
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    onMainActor { stack.measure(subviews.nodes, proposal.cells).points }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    onMainActor { subviews.take(stack.arrange(subviews.nodes, in: CellRect(bounds), proposal.cells)) }
  }
}

/// Views one over the other, as a layout.
public struct ZStackLayout: Layout, Sendable {
  /// How views of different sizes lie over each other.
  public var alignment: Alignment

  /// A pile of views as a layout, for `AnyLayout` or for a call: `ZStackLayout() { ... }`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(CGSize.zero) { size, view in
      let own = view.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    onMainActor {
      let cells = proposal.cells
      subviews.take(
        subviews.nodes.map { node in
          let frame = node.frame(aligned: alignment, in: CellRect(bounds), size: node.size(cells))
          return Arranged(node: node, frame: frame, proposal: cells)
        })
    }
  }
}

extension LayoutSubviews {
  @MainActor func take(_ arranged: [Arranged]) {
    for (view, place) in zip(self, arranged) { view.places.places[view.index] = (place.frame, place.proposal) }
  }
}

extension CellRect {
  init(_ points: CGRect) {
    self.init(
      x: Cells.wholePoints(points.minX), y: Cells.wholeLines(points.minY), width: Cells.points(points.width),
      height: Cells.lines(points.height))
  }
}
