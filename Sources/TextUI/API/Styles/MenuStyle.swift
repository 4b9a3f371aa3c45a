/// How menus look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension MenuStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  /// What a press does; nil where it opens the menu.
  let primaryAction: (() -> Void)?

  /// The label of the control, as the style may place it.
  public typealias Label = _StylePart

  /// The content of the control, as the style may place it.
  public typealias Content = _StylePart
}

/// The look that the system chooses for a menu: `[More v]`.
public struct DefaultMenuStyle: MenuStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that the system chooses for a menu: `[More v]`.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that looks as the button style around says: `[More v]`, with that style's word.
public struct ButtonMenuStyle: MenuStyle {
  /// The same as `.button`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks as the button style around says: `[More v]`, with that style's word.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu without a border. Drawn as any: `[More v]`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The same as `.borderlessButton`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu without a border. Drawn as any: `[More v]`.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets how menus inside look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: MenuStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
