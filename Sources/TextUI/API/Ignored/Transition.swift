/// How a view comes and goes: in a frame it is there, or not.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view that comes or goes, before its looks are changed.
  typealias Content = PlaceholderContentView<Self>

  /// How the view looks in a phase. No frame asks.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What is to be known of the transition before it begins.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The usual properties: the transition moves.
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
  /// Before the view comes, while it is there, and after it has gone.
  case willAppear, identity, didDisappear

  /// Whether the view is there, neither coming nor going.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before the view comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Taken and not drawn: what is to be known of a transition before it begins.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view, so that a person who wants less motion gets another one.
  public let hasMotion: Bool
  /// Properties by what they say of motion.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// One of the system's transitions.
public struct SystemTransition: Transition, Sendable {
  nonisolated init() {}
  /// The content as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SystemTransition {
  /// The old view blurs and goes as the new one becomes clear.
  nonisolated public static var blurReplace: SystemTransition { SystemTransition() }
  /// The old view blurs and goes as the new one becomes clear, in a given direction.
  nonisolated public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> SystemTransition {
    SystemTransition()
  }
  /// A symbol comes and goes with its own effect.
  nonisolated public static var symbolEffect: SystemTransition { SystemTransition() }
  /// The view fades in and out.
  nonisolated public static var opacity: SystemTransition { SystemTransition() }
  /// The view is there, or not.
  nonisolated public static var identity: SystemTransition { SystemTransition() }
  /// The view comes in from the leading side and goes out at the trailing one.
  nonisolated public static var slide: SystemTransition { SystemTransition() }
  /// The view grows from nothing and shrinks to it.
  nonisolated public static var scale: SystemTransition { SystemTransition() }
  /// The view grows from a share of its size and shrinks to it.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> SystemTransition {
    SystemTransition()
  }
  /// The view comes in from an edge and goes out there.
  nonisolated public static func move(edge: Edge) -> SystemTransition { SystemTransition() }
  /// The view comes in from an edge, and pushes the old one out at the opposite edge.
  nonisolated public static func push(from edge: Edge) -> SystemTransition { SystemTransition() }
  /// The view comes in from a distance and goes back there.
  nonisolated public static func offset(_ offset: CGSize) -> SystemTransition { SystemTransition() }
}

/// Taken and not drawn: in which direction views that replace each other grow and shrink.
public struct BlurReplaceConfiguration: Hashable, Sendable {
  private let isUp: Bool
  /// The old view shrinks as the new one grows.
  public static let downUp = BlurReplaceConfiguration(isUp: false)
  /// Both views grow.
  public static let upUp = BlurReplaceConfiguration(isUp: true)
}

extension View {
  /// Does nothing in text. On a device: how the view comes and goes.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
}
