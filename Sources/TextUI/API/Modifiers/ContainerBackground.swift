/// The container of a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  package init(name: String) { self.name = name }
  /// Behind the views of a navigation stack.
  public static let navigation = Self(name: "navigation")
  /// Behind a split view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
  /// Behind a page of tabs.
  public static let tabView = Self(name: "tabView")
  /// Behind a window.
  public static let window = Self(name: "window")
}

nonisolated extension View {
  /// Puts a background behind the container's content.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }
}
