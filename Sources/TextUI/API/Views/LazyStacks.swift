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

/// Which views of a lazy stack stay in sight. Text shows them in their places.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections, at the leading edge of the visible part.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, at the trailing edge of the visible part.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
