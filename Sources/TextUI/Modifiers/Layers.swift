extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layer(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: false))
  }
  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(Layer(layer: background, alignment: alignment, isInFront: false))
  }
  /// A colour behind the view: told in the notes of its lines when it is an app's own.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layer(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: true))
  }
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(Layer(layer: overlay, alignment: alignment, isInFront: true))
  }
}

/// A view behind or in front of another one, which decides the size.
private struct Layer<Content: View>: NodeModifier {
  typealias Body = Never
  typealias Node = LayerNode<Content>
  nonisolated(unsafe) let layer: Content
  let alignment: Alignment
  let isInFront: Bool

  nonisolated init(layer: Content, alignment: Alignment, isInFront: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
  }
}

@MainActor
private final class LayerNode<Content: View>: ModifierNode<Layer<Content>> {
  private var layer: _Node?

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let layer { visit(layer) }
  }

  override func didUpdate(from previous: Layer<Content>, _ context: Context) {
    layer = Content._evaluate(modifier.layer, at: _Site(context.single(in: self), existing: layer))
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let main = content.place(in: frame, proposal)
    guard let layer else { return Placed(self, frame, [main]) }
    let offer = ProposedCells(frame.size)
    let inside = layer.frame(aligned: modifier.alignment, in: frame, size: layer.size(offer))
    let other = layer.place(in: inside, offer)
    return Placed(self, frame, modifier.isInFront ? [main, other] : [other, main])
  }
}

extension View {
  /// A fill behind the view; text shows none behind text.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// A fill in front of the view; text is not covered by a colour.
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }
}
