import TextUI

/// An action of the user on an element, or on the screen as a whole.
///
/// `Semantics.controlActions` and `TextScreen.gestures` list the actions that exploration performs and that `everystate play` offers for an
/// element. Drags, long presses and dates are actions of `ScreenUser` only.
@MainActor struct ControlAction {
  let way: Way
  /// The elements from which a name must distinguish this one.
  let fits: (Semantics) -> Bool
  /// The action in a storyboard, given the element's name: `press "Check Again"`.
  let event: (ElementName) -> String
  /// The action in a state's declaration: `$0.press("Check Again")`.
  let code: (ElementName) -> String
  /// The action as a move of a play; nil if play does not offer it.
  var move: ((_ target: String) -> String)?
  /// The action's name in a waiver, if that is not the element's.
  var subject: String?
  /// Whether exploration performs it.
  var isExplored = true
  let perform: @MainActor () -> Void

  enum Way: Hashable, Sendable {
    case press, select, selectDate, type, submit, refresh, goBack, dismiss
    /// Choosing an option without a tag, which has no effect.
    case selectInVain
    /// A press that shows a web page.
    case visit
    /// A press that shows another part of the app.
    case tab(String)
    case action(String)
  }
}

extension Semantics {
  /// The user's actions on the element, in the order of play's list.
  @MainActor var controlActions: [ControlAction] {
    var actions: [ControlAction] = []
    if let press, !(role == .tab && isSelected) {
      if identifier == "BackButton" {
        actions.append(
          ControlAction(
            way: .goBack, fits: \.canBePressed, event: { _ in "go back" }, code: { _ in "goBack()" },
            move: { _ in "go back" }, isExplored: false, perform: press))
      } else if role == .toggle {
        actions.append(
          ControlAction(
            way: .press, fits: { $0.role == .toggle }, event: { "toggle \($0)" }, code: { "toggle(\($0.code))" },
            move: { "toggle \($0)" }, perform: press))
      } else {
        actions.append(
          ControlAction(
            way: pressing, fits: \.canBePressed, event: { "press \($0)" }, code: { "press(\($0.code))" },
            move: { "press \($0)" }, perform: press))
      }
    }
    for choice in choices where !choice.isSelected && (choice.isEnabled || !choice.label.isEmpty) {
      let label = sourceName(of: choice.label)
      actions.append(
        ControlAction(
          way: choice.isEnabled ? .select : .selectInVain, fits: { $0.role == .picker },
          event: { "select \"\(label)\" in \($0)" }, code: { "select(\(label.asLiteral), in: \($0.code(row: "of")))" },
          move: choice.isEnabled ? { "select \(label.asLiteral) in \($0)" } : nil, perform: choice.choose))
    }
    if let editing { actions += Self.actions(typingInto: editing) }
    for action in self.actions where !(action.name == "Show Menu" && press != nil && role == .menu) {
      let (name, isMenu) = (sourceName(of: action.name), action.name == "Show Menu")
      actions.append(
        ControlAction(
          way: .action(action.name), fits: { !$0.actions(called: name).isEmpty }, event: { "\(name) \($0)" },
          code: { isMenu ? "openMenu(\($0.code))" : "perform(\(name.asLiteral), on: \($0.code))" },
          move: { isMenu ? "open menu \($0)" : "perform \(name.asLiteral) on \($0)" }, subject: name,
          perform: action.perform))
    }
    return actions
  }

  @MainActor private static func actions(typingInto editing: TextEditing) -> [ControlAction] {
    let isSearch = editing.isSearch
    // Another question each time, as a field's text grows.
    let text = isSearch && editing.text == "a" ? "ab" : editing.takesDigits ? "1" : "a"
    let type = ControlAction(
      way: .type, fits: { $0.role == .field },
      event: { isSearch ? "search \"\(text)\"" : "type \"\(text)\" into \($0)" },
      code: { isSearch ? "search(\"\(text)\")" : "type(\"\(text)\", into: \($0.code))" }
    ) {
      editing.setFocus(true)
      editing.replace(isSearch ? text : editing.text + text)
    }
    let submit = ControlAction(
      way: .submit, fits: { $0.role == .field }, event: { "submit \($0)" }, code: { "submit(\($0.code))" },
      move: { "submit \($0)" },
      // Users do not submit an empty field.
      isExplored: editing.isSubmitted && !editing.text.isEmpty
    ) {
      editing.setFocus(true)
      editing.submit()
    }
    return [type, submit]
  }

  fileprivate var pressing: ControlAction.Way {
    switch role {
    case .tab: .tab(label)
    case .link: .visit
    default: .press
    }
  }

  @MainActor func act(_ way: ControlAction.Way, _ perform: @escaping @MainActor () -> Void) -> ScreenUser.Act {
    ScreenUser.Act(
      control: ControlUse.Kind(control: kind, way: way == .press ? pressing : way), label: label, perform: perform)
  }
}

extension TextScreen {
  /// The user's actions on the screen as a whole.
  @MainActor func gestures(_ reach: ScreenReach) -> [ControlAction] {
    func gesture(
      _ way: ControlAction.Way, _ event: String, _ code: String, _ perform: @escaping @MainActor () -> Void
    ) -> ControlAction {
      ControlAction(
        way: way, fits: { _ in false }, event: { _ in event }, code: { _ in code }, move: { _ in event },
        subject: event, perform: perform)
    }
    var gestures: [ControlAction] = []
    if let refresh = reach.refresh {
      gestures.append(gesture(.refresh, "refresh", "refresh()") { Task { await refresh() } })
    }
    if let goBack = reach.goBack { gestures.append(gesture(.goBack, "go back", "goBack()", goBack)) }
    if let presentation, presentation.obstacle == nil {
      gestures.append(gesture(.dismiss, "dismiss", "dismiss()", presentation.dismiss))
    }
    return gestures
  }
}
