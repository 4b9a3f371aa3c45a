/// A view's space, as those in it find it by its name.
struct NamedSpace: Equatable {
  let name: AnyHashable
  /// Seen from the screen's edge.
  let frame: CGRect
}

/// The names under which scrolled content finds its scroll view. No name of an app's equals one.
enum ScrolledSpace: Hashable {
  case any
  case along(Axis)

  static func names(_ axes: Axis.Set) -> [ScrolledSpace] {
    guard !axes.isEmpty else { return [] }
    return [.any] + (axes.contains(.horizontal) ? [.along(.horizontal)] : [])
      + (axes.contains(.vertical) ? [.along(.vertical)] : [])
  }
}

nonisolated extension View {
  /// Names the view's space: content can read its place in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }
  /// The older way to name the view's space: `.named(name)` finds it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

private nonisolated struct CoordinateSpaceModifier: NodeModifier {
  typealias Node = CoordinateSpaceNode
  let space: CoordinateSpace
}

private final class CoordinateSpaceNode: ModifierNode<CoordinateSpaceModifier>, SpaceNode {
  /// The last frame: content is placed later, and needs it then.
  private var frame: CellRect?

  var spaces: [NamedSpace] {
    guard case .named(let name) = modifier.space, let frame else { return [] }
    return [NamedSpace(name: name, frame: onScreen(frame))]
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    self.frame = frame
    return super.place(in: frame, proposal)
  }
}

/// A node whose space has names.
@MainActor protocol SpaceNode: _Node { var spaces: [NamedSpace] { get } }

extension _Node {
  var namedSpaces: [NamedSpace] { sequence(first: self) { $0.parent }.flatMap { ($0 as? any SpaceNode)?.spaces ?? [] } }

  /// A rectangle of the column that the node is in, seen from the screen's edge.
  func onScreen(_ frame: CellRect) -> CGRect { frame.points.offsetBy(dx: Double(columnEdge), dy: 0) }
}

extension ScrollableNode {
  func scrolledSpaces(_ axes: Axis.Set, _ frame: CellRect?) -> [NamedSpace] {
    guard let frame else { return [] }
    return ScrolledSpace.names(axes).map { NamedSpace(name: AnyHashable($0), frame: onScreen(frame)) }
  }
}
