// How a change moves. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Animates changes.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  /// Animates changes of a value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// How the view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
  /// How the content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes the transactions of changes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Changes the transactions of a value's changes.
  nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  /// Moves between two views of one id.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// The source of a navigation's zoom.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// Animates a symbol.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Animates a symbol when a value changes.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
}
