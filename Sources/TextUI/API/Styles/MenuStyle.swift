/// How menus look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol MenuStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The parts of a menu, for a style.
public struct MenuStyleConfiguration: _StyleConfiguration {
  let label: _StylePart
  let content: _StylePart
  /// The action of a press; nil where it opens the menu.
  let primaryAction: (() -> Void)?
}

/// The look that the system chooses for a menu: `[More v]`.
public struct DefaultMenuStyle: MenuStyle, _SystemStyle { nonisolated public init() {} }
/// A menu that has the look of the button style around: `[More v]`, with that style's word.
public typealias ButtonMenuStyle = DefaultMenuStyle
/// A menu without a border. Drawn as any: `[More v]`.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle
nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var borderlessButton: Self { Self() }
}

extension View {
  /// Sets how menus inside look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}
