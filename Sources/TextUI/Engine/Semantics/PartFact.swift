/// Adds a fact about a part of the screen as a whole; its elements stay as they are.
nonisolated struct PartFact: NodeModifier {
  typealias Node = PartFactNode
  let fact: String?
}

final class PartFactNode: ModifierNode<PartFact> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    super.draw(placed, on: canvas)
    if let fact = modifier.fact { canvas.note(fact, of: placed) }
  }
}
