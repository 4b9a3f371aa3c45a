// The system draws the fields of its own styles.

extension TextFieldStyle where _Body == TextField<_StylePart> {
  public func _body(configuration: TextField<_StylePart>) -> TextField<_StylePart> { configuration }
}

extension DefaultTextFieldStyle { public typealias _Body = TextField<_StylePart> }
extension PlainTextFieldStyle { public typealias _Body = TextField<_StylePart> }
extension RoundedBorderTextFieldStyle { public typealias _Body = TextField<_StylePart> }
