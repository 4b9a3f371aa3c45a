// What follows a finger that scrolls. A frame stands still: these compile, and change nothing.

/// Where scrolled content stands, and where it is to go.
public struct ScrollPosition: Equatable, Sendable {
  private var edge: Edge?
  private var place: CGPoint?
  private var target: (any Hashable & Sendable)?

  /// At an edge of the content.
  public init(edge: Edge) { self.edge = edge }
  /// At a point of the content, in points from its top and its leading side.
  public init(point: CGPoint) { place = point }
  /// So many points from the content's leading side and its top.
  public init(x: CGFloat = 0, y: CGFloat = 0) { place = CGPoint(x: x, y: y) }
  /// Where the view of an id is seen. The anchor is not kept.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { target = id }
  /// Nowhere as yet; views are named by ids of this type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// At an edge of the content; views are named by ids of this type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }

  /// Whether a finger has moved the content: none has.
  public var isPositionedByUser: Bool { false }
  /// The id that the content was sent to; nil where it was sent to none.
  public var viewID: (any Hashable & Sendable)? { target }
  /// The id that the content was sent to, if it is of this type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { target as? ID }

  public static func == (a: Self, b: Self) -> Bool {
    a.edge == b.edge && a.place == b.place && a.target.map { AnyHashable($0) } == b.target.map { AnyHashable($0) }
  }

  /// Sends the content to an edge. The value is changed, and nothing moves.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Sends the content to a point. The value is changed, and nothing moves.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Sends the content to a place, in points. The value is changed, and nothing moves.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  /// Sends the content so many points from its leading side, and to its top. The value is changed, and nothing moves.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  /// Sends the content so many points from its top, and to its leading side. The value is changed, and nothing moves.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
  /// Sends the content to the view of an id. The value is changed, and nothing moves.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}

/// What scrolled content does at the moment.
public enum ScrollPhase: Hashable, Sendable {
  /// At rest, touched, dragged, gliding on after a drag, and moved by the app.
  case idle, tracking, interacting, decelerating, animating
  /// Whether the content is anything but at rest.
  public var isScrolling: Bool { self != .idle }
}

/// What is known as scrolling begins or ends. A frame makes none.
public struct ScrollPhaseChangeContext {
  /// How large the content is, and which part of it is seen.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second; nil where that is not known.
  public let velocity: CGVector?
}

/// A direction with its length.
public struct CGVector: Hashable, Sendable {
  /// The part to the right.
  public var dx: CGFloat
  /// The part downwards.
  public var dy: CGFloat
  /// A direction by its two parts.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  /// No direction, and no length.
  public static let zero = CGVector()
}

/// How large scrolled content is, and which part of it is seen, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been scrolled.
  public var contentOffset: CGPoint
  /// How large the content is as a whole.
  public var contentSize: CGSize
  /// How much room is kept free around the content.
  public var contentInsets: EdgeInsets
  /// How large the part is through which the content is seen.
  public var containerSize: CGSize
  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that is seen, as `visibleRect` is.
  public var bounds: CGRect { visibleRect }

  /// A geometry of an app's own, as for its tests.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// Whether a view scrolls in, is there, or scrolls out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming in at the top or the leading side, wholly there, and going out at the bottom or the trailing side.
  case topLeading, identity, bottomTrailing
  /// Whether the view is wholly there.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 at the top or the leading side, 0 where the view is there, 1 at the bottom or the trailing side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// Taken and not drawn: how a view changes as it scrolls in and out.
public struct ScrollTransitionConfiguration: Sendable {
  /// The view changes by itself once it passes the threshold.
  public static let animated = ScrollTransitionConfiguration()
  /// The view changes as far as it has been scrolled.
  public static let interactive = ScrollTransitionConfiguration()
  /// The view does not change.
  public static let identity = ScrollTransitionConfiguration()
  /// The view changes once it passes the threshold, with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  /// The view changes as far as it has been scrolled, along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  /// Does nothing in text. On a device: from where on the view counts as seen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// Does nothing in text. On a device: the animation of the change.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Taken and not drawn: from where on a view counts as seen.
  public struct Threshold: Sendable {
    /// As soon as all of the view is in sight.
    public static let visible = Threshold()
    /// As soon as any of the view is in sight.
    public static let hidden = Threshold()
    /// As soon as the view is in the middle.
    public static let centered = Threshold()
    /// As soon as a share of the view is in sight, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Does nothing in text. On a device: the threshold, so many points further in.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// A change of how a view is drawn that leaves the layout as it is.
public protocol VisualEffect {}

/// A view as it is, for an app to say how its looks change. None of them is drawn.
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
  /// Scrolling stops at the edge of a view. How many it may pass is not kept.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  { ViewAlignedScrollTargetBehavior() }
}

extension ViewAlignedScrollTargetBehavior {
  /// Taken and not drawn: how many views one push may pass.
  public struct LimitBehavior: Sendable {
    /// As the device prefers.
    public static let automatic = LimitBehavior()
    /// One push passes few views; how many, the device decides.
    public static let always = LimitBehavior()
    /// One push passes few views.
    public static let alwaysByFew = LimitBehavior()
    /// One push passes one view.
    public static let alwaysByOne = LimitBehavior()
    /// One push passes as many views as it is strong.
    public static let never = LimitBehavior()
  }
}
