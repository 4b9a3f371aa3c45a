import TextUI

extension ScreenUser {
  /// Types into a field, after what is there. The field takes the focus.
  ///
  ///     try await $0.type("ada@example.com", into: "Email")
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - field: the field's label, its identifier, or the label beside it in a labeled row.
  ///   - row: a text of the row that it is in, or of its section's header.
  ///   - number: which one of several in reading order, from 1.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when no field fits, two fit, or it is disabled.
  public func type(
    _ text: String, into field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let field = ElementName(field, in: row, number: number)
    try await act("type \"\(text)\" into \(field)", whileLoading: whileLoading) { screen in
      let (element, editing) = try screen.field(field)
      return element.act(.type) {
        screen.focus(editing)
        editing.replace(editing.text + text)
      }
    }
  }

  /// Empties a field. The field takes the focus.
  /// - Parameters:
  ///   - field: the field's label, its identifier, or the label beside it in a labeled row.
  ///   - row: a text of the row that it is in, or of its section's header.
  ///   - number: which one of several in reading order, from 1.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when no field fits, two fit, or it is disabled.
  public func clear(
    _ field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let field = ElementName(field, in: row, number: number)
    try await act("clear \(field)", whileLoading: whileLoading) { screen in
      let (element, editing) = try screen.field(field)
      return element.act(.type) {
        screen.focus(editing)
        editing.replace("")
      }
    }
  }

  /// Presses the keyboard's return key in a field.
  /// - Parameters:
  ///   - field: the field; nil: the one that has the focus, or the only one.
  ///   - row: a text of the row that it is in, or of its section's header.
  ///   - number: which one of several in reading order, from 1.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error that lists what there is when no field fits.
  public func submit(
    _ field: String? = nil, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {
    let name = ElementName(field, in: row, number: number)
    let isNamed = !name.description.isEmpty
    try await act(isNamed ? "submit \(name)" : "submit", whileLoading: whileLoading) { screen in
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
  /// - Parameters:
  ///   - text: what is searched for.
  ///   - whileLoading: acts at once, without waiting for the screen to come to rest.
  /// - Throws: an error when the screen has no search field.
  public func search(_ text: String, whileLoading: Bool = false) async throws {
    try await act("search \"\(text)\"", whileLoading: whileLoading) { screen in
      let element = try screen.element(ElementName(nil), "to search in") { $0.editing?.isSearch == true }
      let editing = try element.editing.orRefuse("\"\(element.label)\" cannot be typed in", on: screen)
      return element.act(.type) {
        screen.focus(editing)
        editing.replace(text)
      }
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
