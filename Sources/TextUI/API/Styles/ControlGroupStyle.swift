/// How control groups look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol ControlGroupStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The parts of a control group, for a style.
public struct ControlGroupStyleConfiguration: _StyleConfiguration {
  /// The group's controls.
  public let content: _StylePart
  /// The label of the group, empty by default.
  public let label: _StylePart
}

/// The look that the system chooses for a group. Text draws the controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, _SystemStyle { nonisolated public init() {} }
/// Controls that lead back and forth. Text draws them side by side, as any group.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// On a device a button that opens a menu of the controls. Text draws them side by side, as any group.
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
/// On a device small controls in one row of a menu. Text draws them side by side, as any group.
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
  public static var navigation: Self { Self() }
  public static var menu: Self { Self() }
  public static var compactMenu: Self { Self() }
}

extension View {
  /// Sets how control groups inside look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}
