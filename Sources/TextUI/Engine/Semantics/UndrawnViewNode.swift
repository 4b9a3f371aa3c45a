/// A modifier with a view that stands beside its content and is not drawn: a control's label, what is heard instead of a drawing.
protocol UndrawnViewModifier: NodeModifier {
  associatedtype Undrawn: View
  var undrawn: Undrawn { get }
}

@MainActor
class UndrawnViewNode<Modifier: UndrawnViewModifier>: ModifierNode<Modifier> {
  private(set) final var undrawn: _Node?

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let undrawn { visit(undrawn) }
  }

  override func didUpdate(from previous: Modifier, _ context: Context) {
    undrawn = Modifier.Undrawn._evaluate(modifier.undrawn, at: _Site(context.single(in: self), existing: undrawn))
  }

  final var undrawnElements: [Semantics] {
    undrawn?.place(in: CellRect(x: 0, y: 0, width: 0, height: 0), .ideal).elements ?? []
  }
}
