import EveryStateGoldens
import TextUI

/// The controls that a user can see now, in reading order, each with its moves; the screen's own gestures last.
@MainActor struct PlayControls {
  private let screen: TextScreen
  private let elements: [Semantics]
  private(set) var controls: [PlayAnswer.Control] = []

  init(_ screen: TextScreen, _ elements: [Semantics]) {
    self.screen = screen
    self.elements = elements
    for (index, element) in elements.enumerated() where !element.isStatic && element.role != .progress {
      var control = control(element, at: index)
      // An element that lies over it takes the touch.
      if !control.moves.isEmpty, screen.uncovered([element]).isEmpty {
        (control.isEnabled, control.moves) = (false, [])
      }
      controls.append(control)
    }
    let hasBackButton = elements.contains { $0.identifier == "BackButton" }
    for gesture in screen.gestures(screen.reach) where gesture.way != .goBack || !hasBackButton {
      let move = gesture.event(ElementName(nil))
      var control = PlayAnswer.Control(title: move, texts: [], value: nil, isEnabled: true)
      control.moves = [move]
      controls.append(control)
    }
  }

  private func control(_ element: Semantics, at index: Int) -> PlayAnswer.Control {
    let title = "\(element.role.rawValue) \(element.label.asLiteral)"
    var control = PlayAnswer.Control(
      title: title, texts: element.parts, value: element.value, isEnabled: element.isEnabled)
    guard element.isEnabled else { return control }
    control.moves = element.controlActions.compactMap { action in action.move?(target(element, at: index, action.fits))
    }
    if let editing = element.editing {
      control.field = target(element, at: index) { $0.role == .field }
      (control.text, control.isSearch) = (editing.text, editing.isSearch)
    }
    return control
  }

  /// The element's name in a move, among those of its kind: `"Add" in "Fjord 2 Tent"`, `"Twin" number 2`.
  private func target(_ element: Semantics, at index: Int, _ fits: (Semantics) -> Bool) -> String {
    let name = screen.shortestName(element, among: elements.filter(fits))
    guard name.number != nil else {
      return (name.name ?? "").asLiteral + (name.row.map { " in \($0.asLiteral)" } ?? "")
    }
    let before = elements[..<index].filter(fits).count { $0.answers(to: element.label) }
    return "\(element.label.asLiteral) number \(before + 1)"
  }
}

/// The speech of an assistive technology for an element: its label, value, kind, state and hint.
struct Spoken {
  let text: String

  /// What VoiceOver says of the reachable screen, from its first element to its last: the bar with its title, the content, the tabs.
  @MainActor static func transcript(of screen: TextScreen) -> [String] {
    let elements = screen.spokenElements
    let tabs = elements.count { $0.role == .tab }
    var tab = 0
    return elements.compactMap { element in
      if element.role == .tab { tab += 1 }
      return Spoken(element, place: element.role == .tab ? "\(tab) of \(tabs)" : nil)?.text
    }
  }

  /// - Returns: nil for a silent element.
  private init?(_ element: Semantics, place: String?) {
    var words: [String] = []
    if element.isSelected { words.append("selected") }
    if !element.label.isEmpty { words.append(element.spokenLabel) }
    // The prompt of an empty field names it.
    let isPrompt = element.editing?.text.isEmpty == true && element.value == "(\(element.label))"
    if let value = element.value, !value.isEmpty, value != element.label, !isPrompt { words.append(value) }
    if let kind = Self.kind(of: element) { words.append(kind) }
    if let place { words.append(place) }
    if !element.isEnabled { words.append("dimmed") }
    if let hint = element.hint, !hint.isEmpty { words.append(hint) }
    let actions = element.actions.map(\.name).filter { $0 != "Increment" && $0 != "Decrement" }
    if !actions.isEmpty { words.append("actions available: \(actions.joined(separator: ", "))") }
    guard !words.isEmpty else { return nil }
    text = words.joined(separator: ", ")
  }

  private static func kind(of element: Semantics) -> String? {
    switch element.role {
    case .text, .row, .group, .list: nil
    case .button: element.identifier == "BackButton" ? "back button" : "button"
    case .image: "image"
    case .progress: "in progress"
    case .field: element.editing?.isSearch == true ? "search field" : "text field"
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
