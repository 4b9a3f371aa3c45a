/// How a view comes and goes: in a frame it is there, or not.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  /// Does nothing in text. On a device: the transition with another one.
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// Does nothing in text. On a device: the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// The view that comes or goes.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node { EmptyView._evaluate(EmptyView(), at: site) }
}

/// Whether a view comes, is there, or goes.
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

/// One of the system's transitions.
public struct SystemTransition: Transition, Sendable {
  nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SystemTransition {
  nonisolated public static var blurReplace: SystemTransition { SystemTransition() }
  nonisolated public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> SystemTransition {
    SystemTransition()
  }
  nonisolated public static var symbolEffect: SystemTransition { SystemTransition() }
  nonisolated public static var opacity: SystemTransition { SystemTransition() }
  nonisolated public static var identity: SystemTransition { SystemTransition() }
  nonisolated public static var slide: SystemTransition { SystemTransition() }
  nonisolated public static var scale: SystemTransition { SystemTransition() }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> SystemTransition {
    SystemTransition()
  }
  nonisolated public static func move(edge: Edge) -> SystemTransition { SystemTransition() }
  nonisolated public static func push(from edge: Edge) -> SystemTransition { SystemTransition() }
  nonisolated public static func offset(_ offset: CGSize) -> SystemTransition { SystemTransition() }
}

public struct BlurReplaceConfiguration: Hashable, Sendable {
  private let isUp: Bool
  public static let downUp = BlurReplaceConfiguration(isUp: false)
  public static let upUp = BlurReplaceConfiguration(isUp: true)
}

extension View {
  /// Does nothing in text. On a device: how the view comes and goes.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
}
