extension View {
  /// Makes one element of the view, as a person meets a control.
  /// - Parameter label: names the control where its label is not drawn.
  nonisolated func control<Label: View>(
    label: Label, _ semantics: @escaping @MainActor (EnvironmentValues) -> Semantics
  ) -> some View {
    modifier(ControlElement(label: label, make: semantics))
  }

  /// Makes one element of the view; what is drawn names it.
  nonisolated func control(_ semantics: @escaping @MainActor (EnvironmentValues) -> Semantics) -> some View {
    modifier(ControlElement(label: EmptyView(), make: semantics))
  }
}

private struct ControlElement<Label: View> {
  let label: Label
  let make: @MainActor (EnvironmentValues) -> Semantics
}

extension ControlElement: NodeModifier {
  typealias Body = Never
  typealias Node = ControlElementNode<Label>
}

@MainActor
private final class ControlElementNode<Label: View>: ModifierNode<ControlElement<Label>>, SemanticsChanging {
  private var label: _Node?

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let label { visit(label) }
  }

  override func didUpdate(from previous: ControlElement<Label>, _ context: Context) {
    label = Label._evaluate(modifier.label, at: _Site(context.single(in: self), existing: label))
  }

  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    var own = modifier.make(environment)
    if own.label.isEmpty { own.label = undrawnLabel }
    if !own.label.isEmpty, !inner.contains(where: { $0.parts.contains(own.label) }) {
      own.facts.drawn = inner.drawnAloud
    }
    if own.label.isEmpty { own.read(inner) }
    return [own] + inner.filter { !$0.isStatic }
  }

  private var undrawnLabel: String {
    label?.place(in: CellRect(x: 0, y: 0, width: 0, height: 0), .ideal).elements.readAloud ?? ""
  }
}
