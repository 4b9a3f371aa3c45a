/// A view's space, as those in it find it by its name.
struct NamedSpace {
  let name: AnyHashable
  /// Seen from the screen's edge.
  let frame: CGRect
}

extension View {
  /// Names the view's space: what is in it can be told where it lies there.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }
  /// The older way to name the view's space: `.named(name)` finds it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

private struct CoordinateSpaceModifier: NodeModifier {
  typealias Body = Never
  typealias Node = CoordinateSpaceNode
  let space: CoordinateSpace

  nonisolated init(space: CoordinateSpace) { self.space = space }
}

@MainActor
private final class CoordinateSpaceNode: ModifierNode<CoordinateSpaceModifier> {
  /// Where it was placed last: what is in it is placed later, and asks then.
  private var frame: CellRect?

  var space: NamedSpace? {
    guard case .named(let name) = modifier.space, let frame else { return nil }
    return NamedSpace(name: name, frame: frame.points.offsetBy(dx: Double(columnEdge), dy: 0))
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    self.frame = frame
    return super.place(in: frame, proposal)
  }
}

extension _Node {
  /// The named spaces around the node, the nearest first.
  var namedSpaces: [NamedSpace] {
    sequence(first: self) { $0.parent }.compactMap { ($0 as? CoordinateSpaceNode)?.space }
  }
}
