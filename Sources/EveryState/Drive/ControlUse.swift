import TextUI

struct ControlUse {
  /// What a person does, as a storyboard tells it: `press "Check Again"`.
  let event: String
  /// The same as a state's action: `$0.press("Check Again")`.
  let code: String
  /// What a waiver calls the control: `Check Again`.
  let name: String
  /// What tells it from other uses, and not from the same use of the next row.
  let kind: Kind
  let perform: @MainActor () -> Void

  struct Kind: Hashable, Sendable {
    let control: ControlKind?
    let way: Way
  }

  enum Way: Hashable, Sendable {
    case press, select, selectDate, type, submit, refresh, goBack, dismiss
    /// The choice of an option that has no tag: a person sees it, presses it, and nothing comes of it.
    case selectInVain
    /// A press that shows a page on the web.
    case visit
    /// A press that shows another part of the app.
    case tab(String)
    case action(String)
  }
}

extension TextScreen {
  /// Everything that a person can do on the screen now, once each, in reading order; the screen's own gestures last.
  var uses: [ControlUse] { uses(of: elements, reach) }

  func uses(of elements: [Semantics], _ reach: ScreenReach) -> [ControlUse] {
    // What is read and nothing more has no use, and no control is taken for it.
    let controls = elements.filter { $0.isEnabled && !$0.isStatic }
    var uses: [ControlUse] = []
    // What is covered cannot be pressed, and is found by its name nevertheless.
    for control in uncovered(controls) { addUses(of: control, among: controls, to: &uses) }
    if let refresh = reach.refresh {
      uses.append(ControlUse(.refresh, "refresh", code: "$0.refresh()") { Task { await refresh() } })
    }
    if let goBack = reach.goBack { uses.append(ControlUse(.goBack, "go back", code: "$0.goBack()", goBack)) }
    if let presentation, presentation.obstacle == nil {
      uses.append(ControlUse(.dismiss, "dismiss", code: "$0.dismiss()", presentation.dismiss))
    }
    return uses
  }

  private func addUses(of element: Semantics, among elements: [Semantics], to uses: inout [ControlUse]) {
    let (label, control) = (element.label, element.kind)
    func add(
      _ way: ControlUse.Way, _ event: String, _ code: String, of name: String?,
      _ perform: @escaping @MainActor () -> Void
    ) {
      uses.append(
        ControlUse(
          event: event, code: code, name: name ?? label,
          kind: ControlUse.Kind(control: control, way: way), perform: perform))
    }
    func name(_ fits: (Semantics) -> Bool) -> ElementName { shortestName(element, among: elements.filter(fits)) }
    if let press = element.press, element.identifier != "BackButton", !(element.role == .tab && element.isSelected) {
      let name = name { $0.canBePressed }
      if element.role == .toggle {
        add(.press, "toggle \(name)", "$0.toggle(\(name.code))", of: name.name, press)
      } else {
        add(element.pressing, "press \(name)", "$0.press(\(name.code))", of: name.name, press)
      }
    }
    if !element.choices.isEmpty {
      let name = name { $0.role == .picker }
      for choice in element.choices where !choice.isSelected && (choice.isEnabled || !choice.label.isEmpty) {
        add(
          choice.isEnabled ? .select : .selectInVain, "select \"\(choice.label)\" in \(name)",
          "$0.select(\(choice.label.asLiteral), in: \(name.code))",
          of: name.name, choice.choose)
      }
    }
    if let editing = element.editing {
      let name = name { $0.role == .field }
      let text = "a"
      let (event, code) =
        editing.isSearch
        ? ("search \"\(text)\"", "$0.search(\"\(text)\")")
        : ("type \"\(text)\" into \(name)", "$0.type(\"\(text)\", into: \(name.code))")
      add(.type, event, code, of: name.name) {
        editing.setFocus(true)
        editing.replace(editing.isSearch ? text : editing.text + text)
      }
      // Nobody hands in what is empty: return is offered once something stands there.
      if editing.isSubmitted, !editing.text.isEmpty {
        add(.submit, "submit \(name)", "$0.submit(\(name.code))", of: name.name) {
          editing.setFocus(true)
          editing.submit()
        }
      }
    }
    for action in element.actions where !(action.name == "Show Menu" && element.press != nil && element.role == .menu) {
      let name = name { $0.actions.contains { $0.name == action.name } }
      add(
        .action(action.name), "\(action.name) \(name)", "$0.perform(\(action.name.asLiteral), on: \(name.code))",
        of: action.name, action.perform)
    }
  }
}

extension ControlUse {
  fileprivate init(_ way: Way, _ event: String, code: String, _ perform: @escaping @MainActor () -> Void) {
    self.init(event: event, code: code, name: event, kind: Kind(control: nil, way: way), perform: perform)
  }
}

extension Semantics {
  @MainActor func act(_ way: ControlUse.Way, _ perform: @escaping @MainActor () -> Void) -> ScreenUser.Act {
    ScreenUser.Act(control: ControlUse.Kind(control: kind, way: way == .press ? pressing : way), perform: perform)
  }

  fileprivate var pressing: ControlUse.Way {
    switch role {
    case .tab: .tab(label)
    case .link: .visit
    default: .press
    }
  }
}

extension Offer {
  init(_ use: ControlUse) { self.init(event: use.event, code: use.code, name: use.name, kind: use.kind) }
}
