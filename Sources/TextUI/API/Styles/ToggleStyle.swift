/// How toggles look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol ToggleStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The parts of a toggle, for a style.
public struct ToggleStyleConfiguration: _StyleConfiguration {
  /// The label of the toggle.
  public let label: _StylePart
  /// Whether the toggle is on. A style of the app's own changes it through `$isOn`.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ. Drawn as `[=]`.
  public var isMixed: Bool
}

/// The look that the system chooses for a toggle: a switch, `Wi-Fi  [x]`.
public struct DefaultToggleStyle: ToggleStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.toggleIsButton = false } }
}
/// A switch at the label's trailing side: `Wi-Fi  [x]` on, `Wi-Fi  [ ]` off.
public typealias SwitchToggleStyle = DefaultToggleStyle
nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
  public static var `switch`: Self { Self() }
}

/// A button that stays pressed: `[*Bold*]` on, `[Bold]` off, and `[~*Bold*~]` on while it is disabled.
public struct ButtonToggleStyle: ToggleStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.toggleIsButton = true } }
}
extension ToggleStyle where Self == ButtonToggleStyle { nonisolated public static var button: Self { Self() } }

extension View {
  /// Sets how toggles inside look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}

extension SwitchToggleStyle {
  /// The same as `.switch`: the tint has no effect.
  nonisolated public init(tint: Color) { self.init() }
}
