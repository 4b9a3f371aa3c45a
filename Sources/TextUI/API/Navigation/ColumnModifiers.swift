extension View {
  /// The width of a split view's column in points: at most an equal share of the window.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidth(width: Cells.points(width)))
  }

  /// The width of a split view's column: `ideal` points, at most an equal share of the window.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { modifier(ColumnWidth(width: Cells.points(ideal))) }

  /// How the older navigation view arranges its columns.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isStackOfColumns, style is StackNavigationViewStyle)
  }
}

private struct ColumnWidth {
  let width: Int
}

extension ColumnWidth: NodeModifier {
  typealias Body = Never
  typealias Node = ColumnWidthNode
}

@MainActor
private final class ColumnWidthNode: ModifierNode<ColumnWidth> {
  /// What is no width leaves the column the usual one.
  override class var hasBarRole: Bool { true }
  override var barRole: BarRole { modifier.width > 0 ? .columnWidth(modifier.width) : .none }
}

private enum IsStackOfColumns: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an older navigation view has one column, however wide it is.
  var isStackOfColumns: Bool {
    get { self[IsStackOfColumns.self] }
    set { self[IsStackOfColumns.self] = newValue }
  }
}
