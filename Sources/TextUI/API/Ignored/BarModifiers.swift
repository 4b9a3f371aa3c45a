// How bars look: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: how the columns of a split view share the width.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Does nothing in text. On a device: how a screen comes in.
  nonisolated public func navigationTransition<T: NavigationTransition>(_ transition: T) -> some View { self }
  /// Does nothing in text. On a device: how the dots of pages are shown.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// How the older navigation view arranges its columns: one of the styles below.
public protocol NavigationViewStyle {}
/// Columns side by side where there is room for them, else one after the other.
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// One column, however wide the screen is: what is chosen is pushed.
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// Columns side by side where there is room for them, else one after the other.
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// The older name of the style with columns.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns side by side where there is room for them.
  nonisolated public static var automatic: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column, however wide the screen is.
  nonisolated public static var stack: Self { Self() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side where there is room for them.
  nonisolated public static var columns: Self { Self() }
}

/// Taken and not drawn: how the columns of a split view share the width.
public protocol NavigationSplitViewStyle {}
/// Taken and not drawn: as the device prefers.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// Taken and not drawn: the detail becomes narrower when other columns come in.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// Taken and not drawn: the detail keeps its width, and other columns come in over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the device prefers.
  nonisolated public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail becomes narrower when other columns come in.
  nonisolated public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width, and other columns come in over it.
  nonisolated public static var prominentDetail: Self { Self() }
}

/// Taken and not drawn: how a pushed or presented screen comes in.
public protocol NavigationTransition {}
/// Taken and not drawn: the screen comes in as the device does it.
public struct AutomaticNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The screen comes in as the device does it.
  nonisolated public static var automatic: Self { Self() }
}

/// Taken and not drawn: how the dots of pages are shown.
public protocol IndexViewStyle {}
/// Taken and not drawn: a dot for each page of a tab view.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Keeps nothing of when there is a ground behind the dots.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  /// Taken and not drawn: when there is a ground behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// As the device prefers.
    public static let automatic = BackgroundDisplayMode()
    /// There is always a ground.
    public static let always = BackgroundDisplayMode()
    /// There is a ground while a person touches the dots.
    public static let interactive = BackgroundDisplayMode()
    /// There is never a ground.
    public static let never = BackgroundDisplayMode()
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  nonisolated public static var page: Self { Self() }
}
