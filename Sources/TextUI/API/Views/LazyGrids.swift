/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row by row. In a scroll view, only the rows on the screen are evaluated.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never
  public static var _isOne: Bool { true }

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .center),
      spacing: view.spacing.map { Cells.lines($0) } ?? 0, tracks: view.columns)
    return LazyNode.evaluate(view.content, at: site, layout)
  }
}

/// Views in rows, column by column. In a scroll view, only the columns on the screen are evaluated.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never
  public static var _isOne: Bool { true }

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: view.alignment),
      spacing: view.spacing.map { Cells.points($0) } ?? StackLayout.gap, tracks: view.rows)
    return LazyNode.evaluate(view.content, at: site, layout)
  }
}
