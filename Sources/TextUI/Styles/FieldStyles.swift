// How fields and date pickers look, beside what is typed and chosen: a word in their slots.

extension View {
  /// The look of text fields.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let word = style is RoundedBorderTextFieldStyle ? "bordered" : nil
    var builtIn: (@Sendable (inout EnvironmentValues) -> Void)?
    if S._Body.self == TextField<_StylePart>.self { builtIn = { $0.fieldWord = word } }
    return styled(style, builtIn: builtIn) {
      (style: S, configuration: TextField<_StylePart>) in style._body(configuration: configuration)
    }
  }
  /// The look of date pickers.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let word = style is GraphicalDatePickerStyle ? "calendar" : style is WheelDatePickerStyle ? "wheels" : nil
    return transformingEnvironment { $0.datePickerWord = word }
  }
}

private enum FieldWord: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private enum DatePickerWord: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  fileprivate(set) var fieldWord: String? {
    get { self[FieldWord.self] }
    set { self[FieldWord.self] = newValue }
  }
  fileprivate(set) var datePickerWord: String? {
    get { self[DatePickerWord.self] }
    set { self[DatePickerWord.self] = newValue }
  }
}

/// How text fields look. An app writes its own by making a view of the field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _StylePart
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
public protocol DatePickerStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: Self { Self() }
}
public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: Self { Self() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: Self { Self() }
}
public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: Self { Self() }
}
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: Self { Self() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: Self { Self() }
}
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: Self { Self() }
}
