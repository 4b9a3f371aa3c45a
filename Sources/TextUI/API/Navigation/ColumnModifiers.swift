extension View {
  /// The width of a split view's column in points: at most an equal share of the window.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(Cells.points(width))
  }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { columnWidth(Cells.points(ideal)) }
  /// How the older navigation view arranges its columns.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isStackOfColumns, style is StackNavigationViewStyle)
  }

  /// A width that is not a number leaves the column the usual one.
  nonisolated private func columnWidth(_ width: Int) -> some View {
    modifier(BarPart { _ in width > 0 ? .columnWidth(width) : .none })
  }
}

extension EnvironmentValues {
  /// Whether an older navigation view has one column, however wide it is.
  @Entry var isStackOfColumns: Bool = false
}
