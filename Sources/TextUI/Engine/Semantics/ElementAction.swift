/// Adds an action to the view's element; several elements get a group.
nonisolated struct ElementAction: NodeModifier {
  typealias Node = ElementActionNode
  let name: String
  let perform: @MainActor () -> Void
}

final class ElementActionNode: ModifierNode<ElementAction>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    guard environment.builtIn.isEnabled else { return inner }
    let action = Semantics.Action(name: modifier.name, perform: modifier.perform)
    return inner.asOne { $0.actions.append(action) }
  }
}

extension [Semantics] {
  /// Changes the one element there is. Several texts become one group first; a group of controls gets an element before them.
  func asOne(_ change: (inout Semantics) -> Void) -> [Semantics] {
    var elements = self
    if count == 1 || (first.map { !$0.isStatic } ?? false) && dropFirst().allSatisfy(\.isStatic) {
      change(&elements[0])
      return elements
    }
    return grouped(change)
  }

  /// The same with an element of its own before the controls, also where there is only one control.
  func grouped(_ change: (inout Semantics) -> Void) -> [Semantics] {
    var group = Semantics(role: .group, label: "", isEnabled: true)
    group.read(self)
    let parts = filter(\.isStatic).compactMap(\.asPart)
    if !parts.isEmpty {
      group.facts.drawn = nil
      group.facts.parts = parts
    }
    change(&group)
    return [group] + filter { !$0.isStatic }
  }
}
