import TextUI

/// What an assistive technology says of an element: its label, its value, what it is, how it is, its hint.
struct Spoken {
  let text: String

  /// - Returns: nil where nothing is said.
  init?(_ element: Semantics) {
    var words: [String] = []
    if element.isSelected { words.append("selected") }
    if !element.label.isEmpty { words.append(element.label) }
    if let value = element.value, !value.isEmpty, value != element.label { words.append(value) }
    if let kind = Self.kind(of: element.role) { words.append(kind) }
    if !element.isEnabled { words.append("dimmed") }
    if let hint = element.hint, !hint.isEmpty { words.append(hint) }
    let actions = element.actions.map(\.name).filter { $0 != "Increment" && $0 != "Decrement" }
    if !actions.isEmpty { words.append("actions available: \(actions.joined(separator: ", "))") }
    guard !words.isEmpty else { return nil }
    text = words.joined(separator: ", ")
  }

  /// The titles of what a person can reach, which bars say.
  static func titles(_ look: ScreenLook, _ elements: [Semantics]) -> [String] {
    look.topTexts.filter { title in
      look.titles.contains(title) && !look.tabs.contains(title) && !title.isEmpty
        && !elements.contains { $0.label == title }
    }.map { "\($0), heading" }
  }

  private static func kind(of role: Semantics.Role) -> String? {
    switch role {
    case .text, .row, .group, .list: nil
    case .button: "button"
    case .image: "image"
    case .progress: "in progress"
    case .field: "text field"
    case .toggle: "switch button"
    case .link: "link"
    case .picker: "pop up button"
    case .header: "heading"
    case .tab: "tab"
    case .slider: "slider, adjustable"
    case .stepper: "stepper, adjustable"
    case .menu: "menu"
    }
  }
}
