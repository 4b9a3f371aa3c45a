/// How progress views look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension ProgressViewStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct ProgressViewStyleConfiguration {
  /// How much is done, between 0 and 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What is going on; nil where nothing says it.
  public var label: Label?
  /// How far it is, in words; nil where nothing says it.
  public var currentValueLabel: CurrentValueLabel?

  /// The label of the control, as the style may place it.
  public struct Label {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }

  /// The currentValueLabel of the control, as the style may place it.
  public struct CurrentValueLabel {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }
}

/// The look that the system chooses: `<...>`, or `<###------- 30%>` where it is known how much is done.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.progressForm = nil }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that the system chooses: `<...>`, or `<###------- 30%>` where it is known how much is done.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A ring. What is done is drawn as a bar, `<###------- 30%>`, and told as `ring`; a spinner is one anyway, `<...>`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The same as `.circular`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.progressForm = "ring" }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring. What is done is drawn as a bar, `<###------- 30%>`, and told as `ring`; a spinner is one anyway, `<...>`.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar: `<###------- 30%>`, or `<...>` where nobody knows how much is done.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The same as `.linear`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.progressForm = nil }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar: `<###------- 30%>`, or `<...>` where nobody knows how much is done.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Sets how progress views inside look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension CircularProgressViewStyle {
  /// The same as `.circular`: the tint is taken and not told.
  nonisolated public init(tint: Color) { self.init() }
}

extension LinearProgressViewStyle {
  /// The same as `.linear`: the tint is taken and not told.
  nonisolated public init(tint: Color) { self.init() }
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { view }
}
