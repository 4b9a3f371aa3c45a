/// A drawing of the app's own. Text has none: the drawing code does not run, and the place is an area, `<canvas--->`.
nonisolated public struct Canvas<Symbols: View>: View {
  @MainActor public var body: some View { CanvasPlace() }

  /// A drawing of the app's own; neither `renderer` is run nor are views that it may use drawn. The place takes all that it is offered.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols = { EmptyView() }
  ) {}
}

private struct CanvasPlace: LeafView {
  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    canvas.ground(.area(kind: "canvas"), in: frame)
  }
}
