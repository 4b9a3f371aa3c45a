/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row, in points.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// A share of the room that fixed ones leave, within these limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How wide the column is, or how high the row.
  public var size: Size
  /// The distance to the next one, in points; nil leaves 8 of them between columns, and no line between rows.
  public var spacing: CGFloat?
  /// Where views are in their cells; nil puts them in the middle.
  public var alignment: Alignment?

  /// A column or a row of this size.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row by row. In a scroll view, only the rows on the screen are evaluated.
nonisolated public struct LazyVGrid<Content: View>: View, _OneView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in columns. `alignment` places columns that leave room beside them: in the middle by default.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .center),
      spacing: view.spacing.map { Cells.lines($0) } ?? 0, tracks: view.columns)
    return LazyNode.evaluate(view.content, at: site, layout)
  }
}

/// Views in rows, column by column. In a scroll view, only the columns on the screen are evaluated.
nonisolated public struct LazyHGrid<Content: View>: View, _OneView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in rows. `alignment` places rows that leave room below them: in the middle by default.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: view.alignment),
      spacing: view.spacing.map { Cells.points($0) } ?? StackLayout.gap, tracks: view.rows)
    return LazyNode.evaluate(view.content, at: site, layout)
  }
}
