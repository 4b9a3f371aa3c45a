extension View {
  /// Lets the user refresh the content: `\.refresh` is the action inside.
  nonisolated public func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(Refreshable(action: RefreshAction(action)))
  }
}

private nonisolated struct Refreshable: NodeModifier {
  typealias Node = RefreshableNode
  let action: RefreshAction
}

private final class RefreshableNode: ModifierNode<Refreshable> {
  override var refresh: RefreshAction? { modifier.action }
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    canvas.heard.addScreenFact("refresh")
    super.draw(placed, on: canvas)
  }
  override func prepare(_ context: inout Context) { context.environment.builtIn.refresh = modifier.action }
}
