nonisolated extension View {
  /// Runs `action` when the value that the views inside give has changed, after they have been placed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(PreferenceAction<K>(action: action)) }

  /// A view in front, made of the value that the views inside give.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: true, make: transform)) }

  /// A view behind, made of the value that the views inside give.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: false, make: transform)) }
}

private nonisolated struct PreferenceAction<K: PreferenceKey>: NodeModifier where K.Value: Equatable {
  typealias Node = PreferenceActionNode<K>
  let action: (K.Value) -> Void
}

private final class PreferenceActionNode<K: PreferenceKey>: ModifierNode<PreferenceAction<K>>, LifetimeNode
where K.Value: Equatable {
  private var seen: K.Value?

  func didPlace(_ placed: Placed) {
    // At first there is nothing to report while no view inside gives a value.
    let given = graph.afterLayout { placed.preference(K.self) ?? seen.map { _ in K.defaultValue } }
    guard let value = given else { return }
    guard value != seen else { return }
    if let seen { graph.willReact(self, to: "onPreferenceChange(\(K.self))", from: seen, to: value) }
    seen = value
    modifier.action(value)
  }
}

private nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: NodeModifier {
  typealias Node = PreferenceLayerNode<K, Layer>
  let alignment: Alignment
  let isInFront: Bool
  let make: (K.Value) -> Layer
}

/// Its layer is evaluated while placing: only then are the values inside known.
private final class PreferenceLayerNode<K: PreferenceKey, Layer: View>: ModifierNode<PreferenceLayer<K, Layer>> {
  private var layer: _Node?
  private var context: Context!

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let layer { visit(layer) }
  }

  override func didUpdate(from previous: PreferenceLayer<K, Layer>, _ context: Context) { self.context = context }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let main = content.place(in: frame, proposal)
    let inside = modifier.make(main.preference(K.self) ?? K.defaultValue)
    let view = ZStack<Layer>(alignment: modifier.alignment) { inside }
    let layer = type(of: view)._evaluate(view, at: _Site(context.single(in: self), existing: layer))
    self.layer = layer
    let offer = ProposedCells(frame.size)
    let place = layer.frame(aligned: modifier.alignment, in: frame, size: layer.size(offer))
    let other = layer.place(in: place, offer)
    return Placed(self, frame, modifier.isInFront ? [main, other] : [other, main])
  }
}
