/// A space that takes the rest of its stack.
nonisolated public struct Spacer: View, _OneView, Sendable {
  /// The least that it takes, in points; nil asks for 8 of them from left to right, and for no line from top to bottom.
  public var minLength: CGFloat?

  /// A space that takes the rest, and never less than `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _evaluate(_ view: Spacer, at site: _Site) -> _Node {
    // Its node keeps no context.
    if !site.isWaiting { return node(view, at: site) }
    return site.element { node(view, at: $0) }
  }

  @MainActor private static func node(_ view: Spacer, at site: _Site) -> _Node {
    let node = site.existing(as: SpacerNode.self) ?? SpacerNode(site.context)
    node.minLength = view.minLength
    return node
  }
}

final class SpacerNode: _Node {
  var minLength: CGFloat?

  /// The axis of the stack around; on its own a spacer takes both.
  @exclusivity(unchecked) private var known = KnownAxis()

  override func size(_ proposal: ProposedCells) -> CellSize {
    let minLength = minLength
    func length(_ axis: Axis) -> Int {
      let least = minLength.map { Cells.length($0, axis) } ?? (axis == .horizontal ? StackLayout.gap : 0)
      return max(least, proposal[axis] ?? least)
    }
    let axis = known.axis(around: self)
    return CellSize(
      width: axis == .vertical ? 0 : length(.horizontal), height: axis == .horizontal ? 0 : length(.vertical))
  }

  override var layoutPriority: Double { -.infinity }

  override func isSpacer(_ axis: Axis) -> Bool { true }
}
