/// How disclosure groups look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension DisclosureGroupStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct DisclosureGroupStyleConfiguration {
  /// What stands beside the mark, and stays when the group is closed.
  public let label: Label
  /// What is seen while the group is open.
  public let content: Content
  /// Whether the group is open. A style of the app's own changes it through `$isExpanded`.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  /// The label of the control, as the style may place it.
  public typealias Label = _StylePart

  /// The content of the control, as the style may place it.
  public typealias Content = _StylePart
}

/// The system's look: `[> Advanced]` closed, `[v Advanced]` with its content below it open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { _ = $0 } }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's look: `[> Advanced]` closed, `[v Advanced]` with its content below it open.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets how disclosure groups inside look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
