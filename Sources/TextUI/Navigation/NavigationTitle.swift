extension View {
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationTitle(title: title)) }

  /// Text has one size of title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

private struct NavigationTitle: NodeModifier {
  typealias Body = Never
  typealias Node = NavigationTitleModifierNode
  nonisolated(unsafe) let title: Text

  nonisolated init(title: Text) { self.title = title }
}

/// A node that names its screen.
@MainActor
protocol NavigationTitleNode: _Node {
  var title: String { get }
}

@MainActor
private final class NavigationTitleModifierNode: ModifierNode<NavigationTitle>, NavigationTitleNode {
  var title: String { modifier.title.resolved(environment).string }
}
