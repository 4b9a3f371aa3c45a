/// How progress views look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The parts of a progress view, for a style.
public struct ProgressViewStyleConfiguration: _StyleConfiguration {
  /// The completed fraction, between 0 and 1; nil while it is unknown.
  public let fractionCompleted: Double?
  /// The label of the task, if any.
  public var label: _StylePart?
  /// The label of the current value, if any.
  public var currentValueLabel: _StylePart?
}

/// The look that the system chooses: `<...>`, or `<###------- 30%>` where it is known how much is done.
public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.progressForm = nil } }
}
/// A bar: `<###------- 30%>`, or `<...>` while progress is unknown.
public typealias LinearProgressViewStyle = DefaultProgressViewStyle
nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
  public static var linear: Self { Self() }
}

/// A ring. Progress is drawn as a bar, `<###------- 30%>`, and written as `ring`; a spinner is one anyway, `<...>`.
public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.progressForm = "ring" } }

  /// The same as `.circular`: the tint has no effect.
  nonisolated public init(tint: Color) { self.init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: Self { Self() }
}

extension View {
  /// Sets how progress views inside look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}

extension LinearProgressViewStyle {
  /// The same as `.linear`: the tint has no effect.
  nonisolated public init(tint: Color) { self.init() }
}
