/// What a person or an assistive technology meets at a place on the screen.
package struct Semantics {
  package enum Role: String, Sendable {
    case text, button, image, progress, field, toggle, link, picker, list, header, tab
  }
  package var role: Role
  package var label: String
  package var value: String?
  package var isEnabled: Bool
  /// What a press does.
  package var press: (@MainActor () -> Void)?

  init(
    role: Role, label: String, value: String? = nil, isEnabled: Bool, press: (@MainActor () -> Void)? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.press = press
  }
}
