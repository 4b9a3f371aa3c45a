extension View {
  /// Names the screen in its bar, with words that may be translated: `= Shop`.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// Names the screen in its bar with the words of a text; how they look is the bar's.
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(BarText(title) { .title($0) }) }
  /// Whether the title is in the line of the bar's items, or below it. By default as on the screen below.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titleMode(displayMode == .automatic ? nil : displayMode == .inline ? .inline : .large) }
  /// How the title is in the toolbar.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    titleMode(mode == .automatic ? nil : mode == .inline ? .inline : .large)
  }
  nonisolated private func titleMode(_ mode: NavigationBar.TitleMode?) -> some View {
    modifier(BarPart { _ in mode.map { .titleMode($0) } ?? .none })
  }
  /// A line below the title.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  /// A line below the title, with the words of a text; how they look is the bar's.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarText(subtitle) { .subtitle($0) })
  }
}

/// The bar of a screen.
public struct NavigationBarItem: Sendable {
  /// Where a title is: `inline` in the line of the items, `large` below it, `automatic` as on the screen below.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Where a title is in the bar.
public enum ToolbarTitleDisplayMode: Equatable, Sendable {
  /// As on the screen below; between the items; large, at the leading edge; large, in a line below the items.
  case automatic, inline, inlineLarge, large
}

private nonisolated struct BarText: NodeModifier {
  typealias Node = BarTextNode
  let text: Text
  let role: (String) -> BarRole

  init(_ text: Text, _ role: @escaping (String) -> BarRole) { (self.text, self.role) = (text, role) }
}

private final class BarTextNode: ModifierNode<BarText> {
  private var string: String { modifier.text.resolved(environment).string }
  /// The last title of the bar, which takes a while to find.
  private var shown: String?

  override class var hasBarRole: Bool { true }
  override var barRole: BarRole {
    let string = string
    shown = string
    return modifier.role(string)
  }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    let string = shown ?? string
    guard !string.isEmpty else { return true }
    look.texts.append(string)
    look.titles.append(string)
    return true
  }
}

extension View {
  /// The older way to name the screen and to place its title.
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// A title that the user can change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }
}

private nonisolated struct BoundTitle: ViewModifier {
  let title: Binding<String>

  @MainActor func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }
}
