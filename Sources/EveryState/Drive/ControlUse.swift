import TextUI

/// A control action on the screen at a moment.
struct ControlUse {
  let offer: Offer
  let perform: @MainActor () -> Void

  /// Distinguishes uses of different controls, but not the same use of two rows.
  struct Kind: Hashable, Sendable {
    let control: ControlKind?
    let way: ControlAction.Way
  }

  @MainActor fileprivate init(
    _ action: ControlAction, of element: Semantics?, _ name: ElementName, in rowKey: RowKey? = nil
  ) {
    let label = element?.label ?? ""
    offer = Offer(
      event: action.event(name), code: action.code(name), name: action.subject ?? name.name ?? label, label: label,
      row: name.row ?? (name.number == nil ? name.name : nil), rowKey: rowKey,
      isToggle: action.way == .press && element?.role == .toggle, isSearch: element?.editing?.isSearch == true,
      kind: Kind(control: element?.kind, way: action.way))
    perform = action.perform
  }
}

extension TextScreen {
  /// Every action that exploration can perform now, in reading order; the screen's own gestures last.
  var uses: [ControlUse] { uses(of: elements, reach) }

  func uses(of elements: [Semantics], _ reach: ScreenReach) -> [ControlUse] {
    let controls = elements.filter { $0.isEnabled && !$0.isStatic }
    let (others, all) = (NamedElements(controls), NamedElements(elements))
    // A covered control cannot be pressed, but its name is taken.
    let uses = uncovered(controls).flatMap { element in
      var pickerName: ElementName?
      let rowKey = element.rowKey
      return element.controlActions.filter(\.isExplored).map { action in
        // The choices of a picker share its name.
        let isChoice = action.way == .select || action.way == .selectInVain
        let name = (isChoice ? pickerName : nil) ?? shortestName(element, among: others, in: all, where: action.fits)
        if isChoice { pickerName = name }
        return ControlUse(action, of: element, name, in: rowKey)
      }
    }
    return uses + gestures(reach).map { ControlUse($0, of: nil, ElementName(nil)) }
  }
}

/// A control action that the screen offers, with the name of its element and without the means to perform it.
struct Offer: Hashable, Sendable {
  /// The action in a storyboard: `press "Check Again"`.
  let event: String
  /// The action in a state's declaration: `press("Check Again")`.
  let code: String
  /// The control's name in a waiver: `Check Again`.
  let name: String
  /// The label of its element.
  let label: String
  /// A text of the element's row, or of the element.
  let row: String?
  let rowKey: RowKey?
  let isToggle: Bool
  let isSearch: Bool
  let kind: ControlUse.Kind
}
