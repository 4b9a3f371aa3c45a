extension View {
  /// Decides what lies over what where views stand one over the other.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value)) }
}

nonisolated struct ZIndex: NodeModifier {
  typealias Node = ZIndexNode
  static let key = TraitKey<Double>(name: "z-index")
  let value: Double

  // What is no number has no place in an order.
  init(value: Double) { self.value = value.isNaN ? 0 : value }
}

@MainActor
final class ZIndexNode: ModifierNode<ZIndex> {
  override func trait<T>(_ key: TraitKey<T>) -> T? {
    key.name == ZIndex.key.name ? modifier.value as? T : super.trait(key)
  }
}
