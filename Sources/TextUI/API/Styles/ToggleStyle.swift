/// How toggles look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension ToggleStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct ToggleStyleConfiguration {
  /// What names the toggle.
  public let label: Label
  /// Whether the toggle is on. A style of the app's own changes it through `$isOn`.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ. Drawn as `[=]`.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// The label of the control, as the style may place it.
  public struct Label {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }
}

/// The look that the system chooses for a toggle: a switch, `Wi-Fi  [x]`.
public struct DefaultToggleStyle: ToggleStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.toggleIsButton = false }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that the system chooses for a toggle: a switch, `Wi-Fi  [x]`.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch at the label's trailing side: `Wi-Fi  [x]` on, `Wi-Fi  [ ]` off.
public struct SwitchToggleStyle: ToggleStyle {
  /// The same as `.switch`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.toggleIsButton = false }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the label's trailing side: `Wi-Fi  [x]` on, `Wi-Fi  [ ]` off.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed: `[*Bold*]` on, `[Bold]` off, and `[~*Bold*~]` on while it is disabled.
public struct ButtonToggleStyle: ToggleStyle {
  /// The same as `.button`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.toggleIsButton = true }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed: `[*Bold*]` on, `[Bold]` off.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets how toggles inside look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: ToggleStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension SwitchToggleStyle {
  /// The same as `.switch`: the tint is taken and not told.
  nonisolated public init(tint: Color) { self.init() }
}

private enum ToggleIsButton: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether toggles are drawn as buttons that stay pressed.
  var toggleIsButton: Bool {
    get { self[ToggleIsButton.self] }
    set { self[ToggleIsButton.self] = newValue }
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { view }
}
