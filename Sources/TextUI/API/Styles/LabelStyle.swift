/// How labels look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension LabelStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct LabelStyleConfiguration {
  /// The label's text.
  public let title: Title
  /// The label's picture.
  public let icon: Icon

  /// The title of the control, as the style may place it.
  public struct Title {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }

  /// The icon of the control, as the style may place it.
  public struct Icon {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }
}

/// The system's look for a label: its icon, then its title, `<> Home`; in a bar its icon alone.
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.labelParts = $0.builtIn.usualLabelParts }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's look for a label: its icon, then its title, `<> Home`; in a bar its icon alone.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A label's icon, then its title, `<> Home`, also where the system would drop one.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { $0.labelParts = .both } }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label's icon, then its title, `<> Home`, also where the system would drop one.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// A label's title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { $0.labelParts = .title } }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label's title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A label's icon alone, `<>`. Its title is what VoiceOver says, `{plus "Add"}`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The same as `.iconOnly`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { $0.labelParts = .icon } }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label's icon alone, `<>`. Its title is what VoiceOver says, `{plus "Add"}`.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how labels inside look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// What of a label the system's styles show.
enum LabelParts {
  case both, title, icon
}

private enum LabelPartsKey: EnvironmentKey {
  static var defaultValue: LabelParts { .both }
}

extension EnvironmentValues {
  var labelParts: LabelParts {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { view }
}
