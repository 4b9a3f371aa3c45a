/// A line between views.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Divider, at site: _Site) -> _Node {
    site.element { site in site.existing(as: DividerNode.self) ?? DividerNode(site.context) }
  }
}

@MainActor
final class DividerNode: _Node {
  private lazy var isVertical = stackAxis == .horizontal

  override func measure(_ proposal: ProposedCells) -> CellSize {
    isVertical
      ? CellSize(width: 1, height: proposal.height ?? 1) : CellSize(width: proposal.width ?? 1, height: 1)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    for line in frame.y..<frame.maxY {
      canvas.structure(
        String(repeating: isVertical ? "|" : "-", count: frame.width), at: CellPoint(x: frame.x, y: line))
    }
  }
}
