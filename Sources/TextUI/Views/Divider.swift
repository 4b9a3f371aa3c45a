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
    guard frame.width > 0, frame.height > 0 else { return }
    let seen = canvas.visible(frame)
    // One column more at each side tells the canvas that the line goes on there.
    let left = max(frame.x, seen.x - 1)
    let right = min(frame.maxX, seen.maxX + 1)
    guard left < right else { return }
    let text = String(repeating: isVertical ? "|" : "-", count: right - left)
    for line in seen.y..<max(seen.y, seen.maxY) { canvas.structure(text, at: CellPoint(x: left, y: line)) }
    if frame.y < 0 { canvas.structure(text, at: CellPoint(x: left, y: frame.y)) }
    if frame.maxY > seen.maxY { canvas.structure(text, at: CellPoint(x: left, y: frame.maxY - 1)) }
  }
}
