extension View {
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(BarText(title) { .title($0) }) }

  /// Whether the title stands in the line of the bar's items, or below it. A screen that does not say has it as the screen below.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarTitleMode(mode: displayMode == .automatic ? nil : displayMode == .inline ? .inline : .large))
  }

  /// How the title stands in the toolbar.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(BarTitleMode(mode: mode == .automatic ? nil : mode == .inline ? .inline : .large))
  }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension View {
  /// A line below the title.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarText(subtitle) { .subtitle($0) })
  }
}

public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Its title is large, and stands at the leading edge.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

private struct BarTitleMode {
  let mode: NavigationBar.TitleMode?
}

extension BarTitleMode: NodeModifier {
  typealias Body = Never
  typealias Node = BarTitleModeNode
}

@MainActor
private final class BarTitleModeNode: ModifierNode<BarTitleMode> {
  override var barRole: BarRole { modifier.mode.map { .titleMode($0) } ?? .none }
}

/// A text in the bar of the screen that the view stands on.
private struct BarText: NodeModifier {
  typealias Body = Never
  typealias Node = BarTextNode
  nonisolated let text: Text
  nonisolated(unsafe) let role: (String) -> BarRole

  nonisolated init(_ text: Text, _ role: @escaping (String) -> BarRole) {
    self.text = text
    self.role = role
  }
}

@MainActor
private final class BarTextNode: ModifierNode<BarText> {
  private var string: String { modifier.text.resolved(environment).string }
  /// What the bar was given last: it takes a while to find out.
  private var shown: String?

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
  /// The older name of `navigationTitle`.
  nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// A title that a person can change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }
}

private struct BoundTitle {
  let title: Binding<String>
}

extension BoundTitle: ViewModifier {
  func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }
}
