/// How control groups look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension ControlGroupStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct ControlGroupStyleConfiguration {
  /// The group's controls.
  public let content: Content
  /// What names the group; it is empty where nothing does.
  public let label: Label

  /// The content of the control, as the style may place it.
  public typealias Content = _StylePart

  /// The label of the control, as the style may place it.
  public typealias Label = _StylePart
}

/// The look that the system chooses for a group. Text draws the controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that the system chooses for a group. Text draws the controls side by side.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls that lead back and forth. Text draws them side by side, as any group.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The same as `.navigation`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls that lead back and forth. Text draws them side by side, as any group.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// On a device a button that opens a menu of the controls. Text draws them side by side, as any group.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.menu`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// On a device a button that opens a menu of the controls. Text draws them side by side, as any group.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// On a device small controls in one row of a menu. Text draws them side by side, as any group.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.compactMenu`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// On a device small controls in one row of a menu. Text draws them side by side, as any group.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets how control groups inside look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: ControlGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
