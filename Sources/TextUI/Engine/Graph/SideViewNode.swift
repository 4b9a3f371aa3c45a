/// A modifier with a view beside its content: a layer, a bar, a control's label that is not drawn.
protocol SideViewModifier: NodeModifier {
  associatedtype Side: View
  var side: Side { get }
}

class SideViewNode<Modifier: SideViewModifier>: ModifierNode<Modifier> {
  private(set) final var side: _Node!

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let side { visit(side) }
  }

  override func didUpdate(from previous: Modifier, _ context: Context) {
    side = Modifier.Side._evaluate(modifier.side, at: _Site(context.single(in: self), existing: side))
  }

  final var sideElements: [Semantics] { side?.placedAlone.elements ?? [] }
}
