// What follows a finger that scrolls. A frame stands still: these compile, and change nothing.

/// Where scrolled content stands, and where it is to go.
public struct ScrollPosition: Equatable, Sendable {
  private var edge: Edge?
  private var place: CGPoint?
  private nonisolated(unsafe) var target: AnyHashable?

  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { place = point }
  public init(x: CGFloat = 0, y: CGFloat = 0) { place = CGPoint(x: x, y: y) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { target = AnyHashable(id) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }

  /// Whether a finger has moved the content: none has.
  public var isPositionedByUser: Bool { false }
  public var viewID: (any Hashable & Sendable)? { nil }
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { target?.base as? ID }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}

/// What scrolled content does at the moment.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// A direction with its length.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  public static let zero = CGVector()
}

/// How large scrolled content is, and which part of it is seen, in points.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// Whether a view scrolls in, is there, or scrolls out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// A change of how a view is drawn that leaves the layout as it is.
public protocol VisualEffect {}

public struct EmptyVisualEffect: VisualEffect, Sendable { nonisolated public init() {} }

extension VisualEffect {
  /// Does nothing in text. On a device: how transparent the view is.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Does nothing in text. On a device: draws the view elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Does nothing in text. On a device: draws the view elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Does nothing in text. On a device: draws the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Does nothing in text. On a device: draws the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Does nothing in text. On a device: draws the view larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Does nothing in text. On a device: turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Does nothing in text. On a device: turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Does nothing in text. On a device: blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Does nothing in text. On a device: brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Does nothing in text. On a device: the contrast of the view's colours.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Does nothing in text. On a device: takes colour out of the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Does nothing in text. On a device: turns the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Does nothing in text. On a device: the strength of the view's colours.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

extension View {
  /// Does nothing in text. On a device: where the content stands.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  /// Does nothing in text. On a device: what happens when the content has been scrolled.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when scrolling begins and ends.
  nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    self
  }
  /// Does nothing in text. On a device: what happens when scrolling begins and ends.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  /// Does nothing in text. On a device: what happens when the view comes into sight.
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { self }
  /// Does nothing in text. On a device: what happens when other views come into sight.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// Does nothing in text. On a device: how the view looks while it scrolls in and out.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Does nothing in text. On a device: how the view looks while it scrolls in and out.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Does nothing in text. On a device: how the view looks at its place.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  { ViewAlignedScrollTargetBehavior() }
}

extension ViewAlignedScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let never = LimitBehavior()
  }
}
