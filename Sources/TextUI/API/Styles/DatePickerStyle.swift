/// How date pickers look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype _Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> _Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension DatePickerStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct DatePickerStyleConfiguration {
  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  /// The label of the picker, as the style may place it.
  public typealias Label = _StylePart
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { $0.datePickerWord = nil } }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: Self { Self() }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { { $0.datePickerWord = nil } }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: Self { Self() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.datePickerWord = "calendar" }
  }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: Self { Self() }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.datePickerWord = "wheels" }
  }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: Self { Self() }
}

extension View {
  /// The look of date pickers.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: DatePickerStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
