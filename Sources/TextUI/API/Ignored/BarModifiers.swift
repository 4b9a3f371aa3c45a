// How bars look: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: how the columns of a split view share the width.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Does nothing in text. On a device: how a screen comes in.
  nonisolated public func navigationTransition<T: NavigationTransition>(_ transition: T) -> some View { self }
  /// Does nothing in text. On a device: how the dots of pages are shown.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: Self { Self() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: Self { Self() }
}

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: Self { Self() }
}

public struct ToolbarRole: Sendable {
  /// What a bar's note says; nil of what a phone has anyway.
  let word: String?
  public static let automatic = ToolbarRole(word: nil)
  public static let browser = ToolbarRole(word: "browser")
  public static let editor = ToolbarRole(word: "editor")
  public static let navigationStack = ToolbarRole(word: nil)
}

public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: Self { Self() }
}

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: Self { Self() }
}
