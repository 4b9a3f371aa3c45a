/// Views one below the other. In a scroll view, only those on the screen are evaluated.
nonisolated public struct LazyVStack<Content: View>: View, _OneView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column of views. Without a `spacing` they have no lines between them; `pinnedViews` are not pinned.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .top),
      spacing: view.spacing.map { Cells.lines($0) } ?? 0)
    return LazyNode.evaluate(view.content, at: site, layout)
  }
}

/// Views side by side. In a scroll view, only those on the screen are evaluated.
nonisolated public struct LazyHStack<Content: View>: View, _OneView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row of views. Without a `spacing` they are 8 points apart; `pinnedViews` are not pinned.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let layout = LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: view.alignment),
      spacing: view.spacing.map { Cells.points($0) } ?? StackLayout.gap)
    return LazyNode.evaluate(view.content, at: site, layout)
  }
}
