// How a change moves. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: animates changes.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  /// Does nothing in text. On a device: animates changes of a value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Does nothing in text. On a device: how the view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
  /// Does nothing in text. On a device: how the content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Does nothing in text. On a device: changes the transactions of changes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Does nothing in text. On a device: changes the transactions of a value's changes.
  nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  /// Does nothing in text. On a device: moves between two views of one id.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// Does nothing in text. On a device: where a zoom begins.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// Does nothing in text. On a device: animates a symbol.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Does nothing in text. On a device: animates a symbol when a value changes.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Does nothing in text. On a device: takes the animations of symbols away.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Does nothing in text. On a device: where a zoom begins.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

/// How the source of a zoom looks while it moves.
public protocol MatchedTransitionSourceConfiguration {}

/// The looks of a zoom's source before an app says more of them: those that it says are not drawn.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  /// Does nothing in text. On a device: what is behind the source while it moves.
  public func background(_ style: Color) -> Self { self }
  /// Does nothing in text. On a device: the outline of the source while it moves.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  /// Does nothing in text. On a device: the shadow of the source while it moves.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// A screen that comes out of the view that led to it.
public struct ZoomNavigationTransition: NavigationTransition {
  /// Taken and not drawn: how the zoom may be ended and aligned.
  public struct Options: Sendable { public init() {} }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A screen that comes out of the view with this id. In text it is there at once.
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
