/// A drawing of the app's own. Text has none: what draws is not run, and the place is an area, `<canvas--->`.
public struct Canvas<Symbols: View> {
  nonisolated private init(_: Void) {}
}

extension Canvas: View where Symbols: View {
  public var body: some View { CanvasPlace() }

  /// Views that the drawing may use are not drawn either.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { self.init(()) }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing of the app's own; `renderer` is not run. The place takes all that it is offered: `<canvas--->`.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.init(()) }
}

private struct CanvasPlace: LeafView {
  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    canvas.ground(.area(kind: "canvas"), in: frame)
  }
}
