/// How date pickers look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol DatePickerStyle: _ControlStyle {
  associatedtype _Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> _Body
}

extension DatePickerStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

/// The parts of a date picker, for a style.
public struct DatePickerStyleConfiguration: _StyleConfiguration {
  /// The label of the date.
  public let label: _StylePart
  /// The date that is chosen. A style of the app's own changes it through `$selection`.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil without a limit.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil without a limit.
  public let maximumDate: Date?
  /// The chosen parts of the date: the day, the time, or both.
  public let displayedComponents: DatePickerComponents
}

/// The date between brackets, `[Jan 1, 2025]`, as the system has it where it chooses.
public struct DefaultDatePickerStyle: DatePickerStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.datePickerWord = nil } }
}
/// The date between brackets, `[Jan 1, 2025]`, which a press opens on a device.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
}

/// A calendar or a clock on a device. Drawn as the date between brackets, and written as `calendar`.
public struct GraphicalDatePickerStyle: DatePickerStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.datePickerWord = "calendar" } }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: Self { Self() }
}

/// Wheels that the user turns on a device. Drawn as the date between brackets, and written as `wheels`.
public struct WheelDatePickerStyle: DatePickerStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.builtIn.datePickerWord = "wheels" } }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { nonisolated public static var wheel: Self { Self() } }

extension View {
  /// The look of date pickers.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}
