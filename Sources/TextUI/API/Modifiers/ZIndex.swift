extension View {
  /// Sets the order of overlapping views.
  nonisolated public func zIndex(_ value: Double) -> some View {
    // NaN has no place in an order.
    modifier(TraitValue(key: ZIndex.key, value: value.isNaN ? 0 : value))
  }
}

enum ZIndex { static let key = TraitKey<Double>(name: "z-index") }
