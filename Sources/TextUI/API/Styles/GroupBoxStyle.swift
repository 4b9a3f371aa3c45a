/// How group boxes look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol GroupBoxStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

/// The parts of a group box, for a style.
public struct GroupBoxStyleConfiguration: _StyleConfiguration {
  /// The label of the box.
  public let label: _StylePart
  /// The content of the box.
  public let content: _StylePart
}

/// The system's look: the label as a headline above the content. A note shows the background that `backgroundStyle` sets.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemStyle { nonisolated public init() {} }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: Self { Self() } }

extension View {
  /// Sets how group boxes inside look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}
