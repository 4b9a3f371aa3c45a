extension View {
  /// Makes one element of the view, as a control; `label` names it where its label is not drawn.
  nonisolated func control<Label: View>(
    label: Label = EmptyView(), _ semantics: @escaping @MainActor (EnvironmentValues) -> Semantics
  ) -> some View { modifier(ControlElement(side: label, make: semantics)) }
}

private nonisolated struct ControlElement<Label: View>: SideViewModifier {
  typealias Node = ControlElementNode<Label>
  let side: Label
  let make: @MainActor (EnvironmentValues) -> Semantics
}

private final class ControlElementNode<Label: View>: SideViewNode<ControlElement<Label>>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    var own = modifier.make(environment)
    if environment.builtIn.ignoresGestures, own.role == .button || own.role == .link { own = own.withoutTaps }
    if own.label.isEmpty { own.label = sideElements.readAloud }
    if !own.label.isEmpty, !inner.contains(where: { $0.parts.contains(own.label) }) {
      own.facts.drawn = inner.drawnAloud
    }
    if own.label.isEmpty { own.read(inner) }
    return [own] + inner.filter { !$0.isStatic }
  }
}
