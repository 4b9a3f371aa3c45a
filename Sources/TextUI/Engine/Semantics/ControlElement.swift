extension View {
  /// Makes one element of the view, as a person meets a control; `label` names it where its label is not drawn.
  nonisolated func control<Label: View>(
    label: Label = EmptyView(), _ semantics: @escaping @MainActor (EnvironmentValues) -> Semantics
  ) -> some View {
    modifier(ControlElement(undrawn: label, make: semantics))
  }
}

private struct ControlElement<Label: View> {
  let undrawn: Label
  let make: @MainActor (EnvironmentValues) -> Semantics
}

extension ControlElement: UndrawnViewModifier {
  typealias Body = Never
  typealias Node = ControlElementNode<Label>
}

@MainActor
private final class ControlElementNode<Label: View>: UndrawnViewNode<ControlElement<Label>>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    var own = modifier.make(environment)
    if environment.builtIn.ignoresGestures, own.role == .button || own.role == .link { own = own.withoutTaps }
    if own.label.isEmpty { own.label = undrawnElements.readAloud }
    if !own.label.isEmpty, !inner.contains(where: { $0.parts.contains(own.label) }) {
      own.facts.drawn = inner.drawnAloud
    }
    if own.label.isEmpty { own.read(inner) }
    return [own] + inner.filter { !$0.isStatic }
  }
}
