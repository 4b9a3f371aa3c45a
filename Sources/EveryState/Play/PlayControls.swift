import EveryStateGoldens
import TextUI

/// What a person can use on a screen now, in reading order, and the moves that use it; the screen's own gestures last.
@MainActor
struct PlayControls {
  private let screen: TextScreen
  private let elements: [Semantics]
  private(set) var controls: [PlayAnswer.Control] = []

  init(_ screen: TextScreen, _ elements: [Semantics]) {
    self.screen = screen
    self.elements = elements
    for (index, element) in elements.enumerated() where !element.isStatic && element.role != .progress {
      var control = control(element, at: index)
      // What lies over it takes the touch.
      if !control.moves.isEmpty, screen.uncovered([element]).isEmpty {
        (control.isEnabled, control.moves) = (false, [])
      }
      controls.append(control)
    }
    if screen.refreshAction != nil { gesture(.refresh) }
    if screen.goBack != nil, !elements.contains(where: { $0.identifier == "BackButton" }) { gesture(.goBack) }
    if let presentation = screen.presentation, presentation.obstacle == nil { gesture(.dismiss) }
  }

  private mutating func gesture(_ move: PlayMove) {
    var control = PlayAnswer.Control(title: move.words, texts: [], value: nil, isEnabled: true)
    control.moves = [move.words]
    controls.append(control)
  }

  private func control(_ element: Semantics, at index: Int) -> PlayAnswer.Control {
    let title = "\(element.role.rawValue) \(element.label.asLiteral)"
    var control = PlayAnswer.Control(
      title: title, texts: element.parts, value: element.value, isEnabled: element.isEnabled)
    guard element.isEnabled else { return control }
    var moves: [PlayMove] = []
    func target(_ fits: (Semantics) -> Bool) -> PlayTarget { self.target(element, at: index, fits) }
    if element.press != nil, !(element.role == .tab && element.isSelected) {
      moves.append(
        element.identifier == "BackButton"
          ? .goBack : element.role == .toggle ? .toggle(target { $0.role == .toggle }) : .press(target(\.canBePressed)))
    }
    if !element.choices.isEmpty {
      let picker = target { $0.role == .picker }
      for choice in element.choices where !choice.isSelected && choice.isEnabled {
        moves.append(.select(choice.label, in: picker))
      }
    }
    for action in element.actions where !(action.name == "Show Menu" && element.press != nil && element.role == .menu) {
      let owner = target { $0.actions.contains { $0.name == action.name } }
      moves.append(action.name == "Show Menu" ? .openMenu(owner) : .perform(action.name, on: owner))
    }
    if let editing = element.editing {
      let field = target { $0.role == .field }
      moves.append(.submit(field))
      (control.field, control.text, control.isSearch) = (field.words, editing.text, editing.isSearch)
    }
    control.moves = moves.map(\.words)
    return control
  }

  /// How the element is meant among those of its kind.
  private func target(_ element: Semantics, at index: Int, _ fits: (Semantics) -> Bool) -> PlayTarget {
    let name = screen.shortestName(element, among: elements.filter(fits))
    guard name.number != nil else { return PlayTarget(name.name ?? "", in: name.row) }
    let before = elements[..<index].filter(fits).count { $0.answers(to: element.label) }
    return PlayTarget(element.label, number: before + 1)
  }
}
