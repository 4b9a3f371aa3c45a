/// How disclosure groups look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

/// The parts of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration: _StyleConfiguration {
  /// The label beside the mark, visible also while the group is closed.
  public let label: _StylePart
  /// The content, visible while the group is open.
  public let content: _StylePart
  /// Whether the group is open. A style of the app's own changes it through `$isExpanded`.
  @Binding public var isExpanded: Bool
}

/// The system's look: `[> Advanced]` closed, `[v Advanced]` with its content below it open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemStyle { nonisolated public init() {} }
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  /// Sets how disclosure groups inside look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}
