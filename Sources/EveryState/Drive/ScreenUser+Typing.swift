import Foundation
import TextUI

extension ScreenUser {
  /// Types into a field, after its text: `type("ada@example.com", into: "Email")`. The field takes the focus. Text that is a value of the
  /// field's format, but not after the text there, is refused: ``clear(_:in:number:whileLoading:)`` the field first.
  public func type(
    _ text: String, into field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let field = ElementName(field, in: row, number: number)
    try await edit(
      "type \"\(text)\" into \(field)", code: "type(\(text.asLiteral), into: \(field.code))", whileLoading,
      { try $0.field(field) }
    ) { editing, screen in
      let whole = editing.text + text
      guard editing.reads(whole) || !editing.reads(text) else {
        throw InteractionError(
          "\(field) has the text \"\(editing.text)\", and typing adds to it: its format does not read \"\(whole)\" as "
            + "a whole. First write: try await $0.clear(\(field.code))\n\(screen.inventory)")
      }
      return whole
    }
  }

  /// Types a number in place of the field's text, as the frame's locale writes it, without grouping: `25,5` in German.
  public func type<Number: Numeric & CustomStringConvertible>(
    _ number: Number, into field: String, in row: String? = nil, number place: Int? = nil, whileLoading: Bool = false
  ) async throws {
    // Also a number in the form 1e-05, and one beyond the precision of Double.
    let value = Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
    let style = Decimal.FormatStyle(locale: .current).grouping(.never).precision(.fractionLength(0...38))
    // The keyboard's minus, without marks of direction.
    let text = (value < 0 ? "-" : "") + style.format(value.magnitude)
    let field = ElementName(field, in: row, number: place)
    try await edit(
      "type \"\(text)\" into \(field)", code: "type(\(number), into: \(field.code))", whileLoading,
      { try $0.field(field) }
    ) { _, _ in text }
  }

  /// Types a date in place of the field's text, as the field's own format writes it in the frame's locale.
  public func type(
    _ date: Date, into field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(field, in: row, number: number)
    let words = date.ISO8601Format()
    try await edit(
      "type \(words) into \(name)", code: "type(\(date.asCode), into: \(name.code))", whileLoading,
      { try $0.field(name) }
    ) { editing, screen in
      try editing.written(date).orRefuse(
        "\(name) is not a field of a date, such as TextField(_:value:format: .dateTime): type the words", on: screen)
    }
  }

  /// Empties a field, which takes the focus.
  public func clear(
    _ field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let field = ElementName(field, in: row, number: number)
    try await edit("clear \(field)", code: "clear(\(field.code))", whileLoading, { try $0.field(field) }) { _, _ in "" }
  }

  /// Presses the keyboard's return key in a field; without a name, in the focused field or the only one.
  public func submit(
    _ field: String? = nil, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(field, in: row, number: number)
    let isNamed = !name.description.isEmpty
    try await act(isNamed ? "submit \(name)" : "submit", code: "submit(\(name.code))", whileLoading: whileLoading) {
      screen in
      if isNamed {
        let (element, editing) = try screen.field(name)
        return element.act(.submit, editing.submit)
      }
      if let focused = screen.elements.first(where: { $0.editing?.isFocused == true }), let editing = focused.editing {
        return focused.act(.submit, editing.submit)
      }
      let only = try screen.element(name, "to type in, and no field with the focus") { $0.role == .field }
      let editing = try only.editing.orRefuse("\"\(only.label)\" cannot be typed in", on: screen)
      return only.act(.submit, editing.submit)
    }
  }

  /// Searches: puts `text` in the screen's search field.
  public func search(_ text: String, whileLoading: Bool = false) async throws {
    let find = { (screen: TextScreen) in
      guard screen.elements.contains(where: { $0.editing?.isSearch == true }) else {
        throw screen.refusal("The screen has no search field", "searchable")
      }
      let element = try screen.element(ElementName(nil), "to search in") { $0.editing?.isSearch == true }
      return (element, try element.editing.orRefuse("\"\(element.label)\" cannot be typed in", on: screen))
    }
    try await edit("search \"\(text)\"", code: "search(\(text.asLiteral))", whileLoading, find) { _, _ in text }
  }

  private func edit(
    _ event: String, code: String, _ whileLoading: Bool,
    _ find: (TextScreen) throws -> (Semantics, Semantics.TextEditing),
    to text: (Semantics.TextEditing, TextScreen) throws -> String
  ) async throws {
    try await act(event, code: code, whileLoading: whileLoading) { screen in
      let (element, editing) = try find(screen)
      let text = try text(editing, screen)
      var act = element.act(.type) {
        screen.focus(editing)
        editing.replace(text)
      }
      act.typed = text
      return act
    }
  }
}

extension TextScreen {
  fileprivate func field(_ name: ElementName) throws -> (Semantics, Semantics.TextEditing) {
    let element = try element(name, "to type in") { $0.role == .field }
    return (element, try element.editing.orRefuse("\(name) cannot be typed in", on: self))
  }

  /// Only one field has the focus.
  fileprivate func focus(_ field: Semantics.TextEditing) {
    for other in elements.compactMap(\.editing) where other.isFocused { other.setFocus(false) }
    field.setFocus(true)
  }
}
