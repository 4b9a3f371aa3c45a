extension View {
  /// Names the screen in its bar, with words that may be translated: `= Shop`.
  nonisolated public func navigationTitle(
    _ title: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { navigationTitle(Text(title), fileID: fileID, line: line) }

  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { navigationTitle(Text(title), fileID: fileID, line: line) }
  /// Names the screen in its bar with the words of a text; how they look is the bar's.
  nonisolated public func navigationTitle(
    _ title: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(BarText("navigationTitle", title, CallPlace(fileID, line)) { .title($0, $1) }) }
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
  nonisolated public func navigationSubtitle(
    _ subtitle: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { navigationSubtitle(Text(subtitle), fileID: fileID, line: line) }
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { navigationSubtitle(Text(subtitle), fileID: fileID, line: line) }
  /// A line below the title, with the words of a text; how they look is the bar's.
  nonisolated public func navigationSubtitle(
    _ subtitle: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(BarText("navigationSubtitle", subtitle, CallPlace(fileID, line)) { .subtitle($0, $1) }) }
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
  let name: String
  let text: Text
  let place: CallPlace?
  let role: (String, Style) -> BarRole

  init(_ name: String, _ text: Text, _ place: CallPlace?, _ role: @escaping (String, Style) -> BarRole) {
    (self.name, self.text, self.place, self.role) = (name, text, place, role)
  }
}

private final class BarTextNode: ModifierNode<BarText> {
  /// One line: a label of UIKit's cuts what follows.
  private var string: String { string(of: modifier.text.resolved(environment)) }
  private func string(of text: StyledText) -> String {
    let string = text.string
    return string.firstIndex(of: "\n").map { string[..<$0] + "..." } ?? string
  }
  /// The last title of the bar, which takes a while to find.
  private var shown: String?

  override func misplaced(_ placed: Placed) -> String? {
    misplacedInBar(modifier.name).flatMap { string.isEmpty ? nil : $0 }
  }

  override class var hasBarRole: Bool { true }
  override var barRole: BarRole {
    let text = modifier.text.resolved(environment)
    let string = string(of: text)
    shown = string
    return modifier.role(string, text.languageNote)
  }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    let string = shown ?? string
    guard !string.isEmpty else { return true }
    look.texts.append(string)
    look.titles.append(string)
    // A name in an answer may be longer than any bar; the app chose its own words.
    if look.cutTitle == string, environment.isOfApp(modifier.text) { look.cutTexts.append(string) }
    look.noteLanguage(of: modifier.text.resolved(environment), isVerbatim: environment.accuses(modifier.text))
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
