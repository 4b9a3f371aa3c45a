// The looks of fields and date pickers, as a word in their slots.

extension View {
  /// The look of text fields.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let word = style is RoundedBorderTextFieldStyle ? "bordered" : nil
    var builtIn: _StyleChange?
    if S._Body.self == TextField<_StylePart>.self { builtIn = { $0.builtIn.fieldWord = word } }
    return styled(style, builtIn: builtIn) {
      (style: S, configuration: TextField<_StylePart>) in style._body(configuration: configuration)
    }
  }
}

/// How text fields look. An app writes its own by making a view of the field.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _StylePart
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
/// The look that the system chooses for a field: `|ada@     |`.
public struct DefaultTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: Self { Self() }
}
/// A field without a border of its own. Drawn as any: `|ada@     |`.
public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle { nonisolated public static var plain: Self { Self() } }
/// A field in a border with round corners. Drawn as any, and written as `bordered`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: Self { Self() }
}

// The system draws the fields of its own styles.

extension TextFieldStyle where _Body == TextField<_StylePart> {
  public func _body(configuration: TextField<_StylePart>) -> TextField<_StylePart> { configuration }
}

extension DefaultTextFieldStyle { public typealias _Body = TextField<_StylePart> }
extension PlainTextFieldStyle { public typealias _Body = TextField<_StylePart> }
extension RoundedBorderTextFieldStyle { public typealias _Body = TextField<_StylePart> }
