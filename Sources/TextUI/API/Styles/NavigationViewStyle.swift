/// How the older navigation view arranges its columns: one of the styles below.
public protocol NavigationViewStyle {}
/// Columns side by side where there is room for them, else one after the other.
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// One column, however wide the screen is: the selection is pushed.
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
/// Columns side by side where there is room for them, else one after the other.
public typealias ColumnNavigationViewStyle = DefaultNavigationViewStyle
/// The older name of the style with columns.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
  public static var columns: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: Self { Self() }
}
