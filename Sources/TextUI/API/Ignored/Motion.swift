// How a change moves. A frame is one moment: these compile, and nothing moves. What an app does when a motion has ended: Animation.swift.

nonisolated extension View {
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transformingEnvironment { if animation?.isEndless == true { $0.builtIn.isPulsing = true } }
  }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View { self }
}

public protocol MatchedTransitionSourceConfiguration {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  public func background(_ style: Color) -> Self { self }
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

public struct ZoomNavigationTransition: NavigationTransition { public struct Options: Sendable { public init() {} } }

extension NavigationTransition where Self == ZoomNavigationTransition {
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  public func animation(_ animation: Animation?) -> some Transition { self }
}

public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  public static func _evaluate(_ view: Self, at site: _Site) -> _Node { EmptyView._evaluate(EmptyView(), at: site) }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public let hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

public struct SystemTransition: Transition, Sendable {
  nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SystemTransition {
  public static var blurReplace: Self { Self() }
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> Self { Self() }
  public static var symbolEffect: Self { Self() }
  public static var opacity: Self { Self() }
  public static var identity: Self { Self() }
  public static var slide: Self { Self() }
  public static var scale: Self { Self() }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func offset(_ offset: CGSize) -> Self { Self() }
}

public enum BlurReplaceConfiguration: Hashable, Sendable { case downUp, upUp }

public protocol SymbolEffect: Sendable {}
public struct SystemSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == SystemSymbolEffect {
  public static var appear: Self { Self() }
  public static var bounce: Self { Self() }
  public static var breathe: Self { Self() }
  public static var disappear: Self { Self() }
  public static var drawOn: Self { Self() }
  public static var drawOff: Self { Self() }
  public static var pulse: Self { Self() }
  public static var replace: Self { Self() }
  public static var rotate: Self { Self() }
  public static var scale: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var wiggle: Self { Self() }
}

extension SystemSymbolEffect {
  public var byLayer: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var cumulative: Self { self }
  public var dimInactiveLayers: Self { self }
  public var downUp: Self { self }
  public var hideInactiveLayers: Self { self }
  public var nonReversing: Self { self }
  public var offUp: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var upUp: Self { self }
  public var down: Self { self }
  public var iterative: Self { self }
  public var reversing: Self { self }
  public var up: Self { self }
  public var wholeSymbol: Self { self }
}

public enum UnitCurve: Hashable, Sendable {
  case linear, circularEaseIn, circularEaseOut, circularEaseInOut
  case _bezier(start: UnitPoint, end: UnitPoint)
  public static var easeIn: Self {
    .bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  }
  public static var easeOut: Self { .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1)) }
  public static var easeInOut: Self {
    .bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  }
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    ._bezier(start: startControlPoint, end: endControlPoint)
  }
  public func value(at progress: Double) -> Double {
    let time = min(1, max(0, progress))
    switch self {
    case .linear: return time
    case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularEaseInOut:
      return time < 0.5
        ? UnitCurve.circularEaseIn.value(at: 2 * time) / 2 : (1 + UnitCurve.circularEaseOut.value(at: 2 * time - 1)) / 2
    case ._bezier(let start, let end):
      // The point of the curve at that time, found by halving: its horizontal part only grows.
      var low = 0.0
      var high = 1.0
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if Self.bezier(start.x, end.x, at: middle) < time { low = middle } else { high = middle }
      }
      return Self.bezier(start.y, end.y, at: time == 0 || time == 1 ? time : (low + high) / 2)
    }
  }
  private static func bezier(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}

extension GeometryEffect { nonisolated public func ignoredByLayout() -> some GeometryEffect { self } }

extension Binding { public func animation(_ animation: Animation? = .default) -> Binding<Value> { self } }

public enum AnyTransition: Sendable {
  case opacity, scale, slide, identity
  public init<T: Transition>(_ transition: T) { self = .identity }
  public static func move(edge: Edge) -> Self { .identity }
  public static func push(from edge: Edge) -> Self { .identity }
  public static func offset(_ offset: CGSize) -> Self { .identity }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .identity }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { .identity }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self { .identity }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self { .identity }
  public func combined(with other: AnyTransition) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

public enum ContentTransition: Equatable, Sendable {
  case identity, opacity, interpolate, symbolEffect, _effect(String)
  case numericText(countsDown: Bool = false)
  case numericText(value: Double)
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> Self {
    ._effect("\(T.self)")
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var position: Self { Self(rawValue: 1) }
  public static var size: Self { Self(rawValue: 2) }
  public static var frame: Self { [.position, .size] }
}

public enum SymbolEffectOptions: Sendable {
  case `default`, repeating, nonRepeating
  public static func speed(_ speed: Double) -> Self { .default }
  public static func `repeat`(_ count: Int?) -> Self { .default }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { .default }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public enum RepeatBehavior: Sendable {
    case continuous, periodic
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
  }
}
