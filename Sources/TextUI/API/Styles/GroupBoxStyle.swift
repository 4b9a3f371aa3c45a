/// How group boxes look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension GroupBoxStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct GroupBoxStyleConfiguration {
  /// What names the box.
  public let label: Label
  /// What stands in the box.
  public let content: Content

  /// The label of the control, as the style may place it.
  public typealias Label = _StylePart

  /// The content of the control, as the style may place it.
  public typealias Content = _StylePart
}

/// The system's look: the label as a headline above the content. A ground is told where `backgroundStyle` gives one.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's look: the label as a headline above the content. A ground is told where `backgroundStyle` gives one.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how group boxes inside look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
