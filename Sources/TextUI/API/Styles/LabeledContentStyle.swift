/// How labeled contents look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol LabeledContentStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

/// The parts of labeled content, for a style.
public struct LabeledContentStyleConfiguration: _StyleConfiguration {
  /// The label.
  public let label: _StylePart
  /// The labeled content.
  public let content: _StylePart
}

/// The system's look: the label at the leading edge, the content at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemStyle { nonisolated public init() {} }
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  /// Sets how labeled contents inside look.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}
