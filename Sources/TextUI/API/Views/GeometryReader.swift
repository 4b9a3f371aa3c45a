/// A view made of the space that it is offered.
nonisolated public struct GeometryReader<Content: View>: View, _OneView {
  let content: (GeometryProxy) -> Content

  /// Makes `content` anew for each space that is offered, and puts it at its top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(GeometryNode<Content>.init) { node, site in node.update(view.content, site.context) }
  }
}

/// The size and place of a view's space, in points.
public struct GeometryProxy: @unchecked Sendable {
  /// In the coordinates of the column around.
  let bounds: CellRect
  /// Where that column begins.
  let columnEdge: Int
  let spaces: [NamedSpace]

  /// How large the view is. Its height is of whole lines, 20 points each.
  public var size: CGSize {
    let size = bounds.size.points
    return CGSize(width: size.width, height: hasOwnHeight ? Self.ideal : size.height)
  }
  /// Whether nothing was offered in the height, as in a scroll view: half a line, which text draws as a whole one.
  var hasOwnHeight = false
  fileprivate static let ideal: CGFloat = 10
  /// The insets of bars and edges: always zero, as they are beside the space in text.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// Where the view lies in a space. A name without a space around it means the whole screen.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return onScreen
    case .named(let name):
      let origin = frame(named: name)?.origin ?? .zero
      return onScreen.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
  public func frame<S: CoordinateSpaceProtocol>(in space: S) -> CGRect { frame(in: space.coordinateSpace) }

  /// Where a named space lies, seen from here; nil where none around has the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace else { return nil }
    return frame(named: name)?.offsetBy(dx: -onScreen.minX, dy: -onScreen.minY)
  }
  /// The anchor's value in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.move(anchor.value, bounds.points.origin) }

  func isSame(as other: GeometryProxy) -> Bool {
    bounds == other.bounds && hasOwnHeight == other.hasOwnHeight && columnEdge == other.columnEdge
      && spaces == other.spaces
  }

  private var onScreen: CGRect { bounds.points.offsetBy(dx: Double(columnEdge), dy: 0) }
  private func frame(named name: AnyHashable) -> CGRect? { spaces.first { $0.name == name }?.frame }
}

/// Its content is evaluated while placing: only then is the space known.
private final class GeometryNode<Content: View>: _Node {
  private var make: AppCode<GeometryProxy, Content>!
  private var context: Context!
  private var content: _Node?
  private var evaluated: (geometry: GeometryProxy, pass: Int)?

  func update(_ make: @escaping (GeometryProxy) -> Content, _ context: Context) {
    self.make = AppCode(make)
    self.context = context
    evaluated = nil
  }

  override func visitChildren(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override var arrangement: Arrangement { .layers }

  /// Asked before there is a place: its content is made for the screen's width.
  override var isSeenFill: Bool {
    if content == nil {
      let size = CellSize(width: graph.size.width, height: 1)
      evaluate(GeometryProxy(bounds: CellRect(origin: CellPoint(x: 0, y: 0), size: size), columnEdge: 0, spaces: []))
    }
    return content?.isSeenFill == true
  }

  private func evaluate(_ geometry: GeometryProxy) {
    let inside = make(geometry, in: self)
    let view = ZStack<Content>(alignment: .topLeading) { inside }
    content = type(of: view)._evaluate(view, at: _Site(context.single(in: self), existing: content))
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: proposal.width ?? Cells.whole(GeometryProxy.ideal), height: proposal.height ?? 1)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    var geometry = GeometryProxy(bounds: frame, columnEdge: columnEdge, spaces: namedSpaces)
    geometry.hasOwnHeight = proposal.height == nil
    // A space around may be another one although the reader is at the same place.
    if evaluated?.geometry.isSame(as: geometry) != true {
      if evaluated?.pass == graph.pass { graph.forgetSizes() }
      evaluate(geometry)
      evaluated = (geometry, graph.pass)
    }
    guard let content else { return Placed(self, frame) }
    let offer = ProposedCells(frame.size)
    let inside = CellRect(origin: frame.origin, size: content.size(offer))
    return Placed(self, frame, [content.place(in: inside, offer)])
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) { canvas.draw(placed, .leading) }
}

/// A space in which places are measured.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The whole screen; the view itself.
  case global, local
  /// The space of a view around, by the name that it was given.
  case named(AnyHashable)
}

/// The name of a space in which places are measured: `.local`, `.global`, `.named("list")`.
public protocol CoordinateSpaceProtocol {
  /// The space itself.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view around, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  /// The space that has the name.
  public let coordinateSpace: CoordinateSpace
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the view itself.
  public init() {}
  /// The view itself, where places are counted from its top leading corner.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the whole screen.
  public init() {}
  /// The whole screen, where places are counted from its top leading corner.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view around that has this name; without such a view places are written as of the screen.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
  /// The nearest space around that scrolls along an axis; that of the screen where none does.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrolledSpace.along(axis)) }
  public static var scrollView: NamedCoordinateSpace { .named(ScrolledSpace.any) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension View {
  /// Runs `action` with the result of `transform` for the view's geometry, at first and when it has changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { modifier(GeometryAction(transform: transform) { _, new in action(new) }) }
  /// Runs `action` with the results of `transform` for the view's geometry, before and now. At first both are the same.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View { modifier(GeometryAction(transform: transform, action: action)) }
}

private nonisolated struct GeometryAction<Value: Equatable>: NodeModifier {
  typealias Node = GeometryActionNode<Value>
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

private final class GeometryActionNode<Value: Equatable>: ModifierNode<GeometryAction<Value>>, LifetimeNode {
  private var seen: Value?

  func didPlace(_ placed: Placed) {
    let new = graph.afterLayout {
      modifier.transform(GeometryProxy(bounds: placed.frame, columnEdge: columnEdge, spaces: namedSpaces))
    }
    let old = seen ?? new
    guard seen != new else { return }
    graph.willReact(self, to: "onGeometryChange", from: old, to: new)
    seen = new
    modifier.action(old, new)
  }
}
