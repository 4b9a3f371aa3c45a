/// Tells something of a part of the screen as a whole; its elements stay what they are.
struct PartFact {
  let fact: String?
}

extension PartFact: NodeModifier {
  typealias Body = Never
  typealias Node = PartFactNode
}

@MainActor
final class PartFactNode: ModifierNode<PartFact> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    super.draw(placed, on: canvas)
    if let fact = modifier.fact { canvas.tell(fact, of: placed) }
  }
}
