nonisolated extension View {
  /// Where the content of the scroll view inside begins, and stays when it grows: at the bottom, its last lines are seen.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    planningScroll { plan in for role in ScrollAnchorRole.allCases { plan.anchors[role] = anchor } }
  }
  /// Where the content of the scroll view inside begins, stays when it grows, or is while it is shorter than its place.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    planningScroll { $0.anchors[role] = anchor }
  }
  /// Scrolls to the view with the id when it is another one. An id that the user scrolls to is not reported.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(AimedScroll { id.wrappedValue.map { .view(AnyHashable($0), anchor) } })
  }
  /// Scrolls to the position when it is another one.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      AimedScroll {
        position.wrappedValue.aim(anchor)
      } leave: {
        position.wrappedValue = .ofUser
      })
  }

  func planningScroll(_ change: @escaping (inout ScrollPlan) -> Void) -> some View {
    transformingEnvironment { environment in
      var plan = environment.scrollPlan ?? ScrollPlan()
      change(&plan)
      environment.scrollPlan = plan
    }
  }
}

/// What an anchor of a scroll view decides.
public enum ScrollAnchorRole: Hashable, CaseIterable, Sendable {
  /// Where it begins, what stays when its content grows, where content is that is shorter than its place.
  case initialOffset, sizeChanges, alignment
}

/// Where a scroll view is scrolled to: an edge, a point or a view.
public struct ScrollPosition: Equatable, Sendable {
  private var edge: Edge?
  private var place: CGPoint?
  private var target: (any Hashable & Sendable)?
  private var anchor: UnitPoint?
  /// Whether the user has scrolled since.
  public private(set) var isPositionedByUser = false
  /// A position at an edge, at a point, at a view, or without a place yet.
  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { place = point }
  public init(x: CGFloat = 0, y: CGFloat = 0) { place = CGPoint(x: x, y: y) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { (target, self.anchor) = (id, anchor) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }
  /// The view that the app scrolls to; nil for an edge or a point. A view that the user scrolls to is not known.
  public var viewID: (any Hashable & Sendable)? { target }
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { target as? ID }
  /// Whether the app asks for the same place.
  public static func == (a: Self, b: Self) -> Bool {
    a.edge == b.edge && a.place == b.place && a.anchor == b.anchor && a.isPositionedByUser == b.isPositionedByUser
      && a.target.map { AnyHashable($0) } == b.target.map { AnyHashable($0) }
  }
  /// Scrolls to an edge, a point or a view.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  fileprivate static var ofUser: Self {
    var position = ScrollPosition(edge: .top)
    (position.edge, position.isPositionedByUser) = (nil, true)
    return position
  }

  fileprivate func aim(_ anchor: UnitPoint?) -> ScrollAim? {
    if let target { return .view(AnyHashable(target), self.anchor ?? anchor) }
    return edge.map { .edge($0) } ?? place.map { .point($0) }
  }
}

enum ScrollAim: Equatable {
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  case point(CGPoint)
}

/// What the app says of the next scroll view inside.
struct ScrollPlan {
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  var aim: ScrollAim?
  /// Runs when the user has scrolled.
  var leave: (() -> Void)?
}

extension EnvironmentValues { @Entry var scrollPlan: ScrollPlan? = nil }

private nonisolated struct AimedScroll: ViewModifier {
  nonisolated(unsafe) let aim: () -> ScrollAim?
  nonisolated(unsafe) var leave: () -> Void = {}

  @MainActor func body(content: Content) -> some View {
    let (aim, leave) = (aim(), leave)
    return content.planningScroll { ($0.aim, $0.leave) = (aim, leave) }
  }
}
