/// How labels look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol LabelStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration: _StyleConfiguration {
  /// The label's text.
  public let title: _StylePart
  /// The label's picture.
  public let icon: _StylePart
}

/// The system's look for a label: its icon, then its title, `<> Home`; in a bar its icon alone.
public struct DefaultLabelStyle: LabelStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.labelParts = $0.builtIn.usualLabelParts } }
}
extension LabelStyle where Self == DefaultLabelStyle { nonisolated public static var automatic: Self { Self() } }

/// A label's icon, then its title, `<> Home`, also where the system would drop one.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.labelParts = .both } }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: Self { Self() }
}

/// A label's title alone.
public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.labelParts = .title } }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { nonisolated public static var titleOnly: Self { Self() } }

/// A label's icon alone, `<>`. VoiceOver speaks its title, `{plus "Add"}`.
public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.labelParts = .icon } }
}
extension LabelStyle where Self == IconOnlyLabelStyle { nonisolated public static var iconOnly: Self { Self() } }

extension View {
  /// Sets how labels inside look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}

enum LabelParts {
  case both, title, icon
  /// A large icon above the title, where there is nothing else to show.
  case stacked
}
