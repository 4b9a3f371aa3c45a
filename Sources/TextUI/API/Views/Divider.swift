/// A line between views.
nonisolated public struct Divider: View, _OneView, Sendable {
  public init() {}

  @MainActor public static func _evaluate(_ view: Divider, at site: _Site) -> _Node {
    site.element { site in site.existing(as: DividerNode.self) ?? DividerNode(site.context) }
  }
}

final class DividerNode: _Node {
  @exclusivity(unchecked) private var known = KnownAxis()
  private var isVertical: Bool { known.axis(around: self) == .horizontal }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    isVertical
      ? CellSize(width: 1, height: proposal.height ?? 1)
      : CellSize(width: proposal.width ?? Cells.columnPoints, height: 1)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    guard frame.width > 0, frame.height > 0 else { return }
    if !isVertical, canvas.side != nil || canvas.under != nil {
      return canvas.thinly(true) { canvas.fill(Fill(colour: nil), in: frame, isDivider: true) }
    }
    let seen = canvas.visible(frame)
    for line in seen.y..<max(seen.y, seen.maxY) { draw(frame, line, on: canvas) }
    if frame.y < 0 { draw(frame, frame.y, on: canvas) }
    if frame.maxY > seen.maxY { draw(frame, frame.maxY - 1, on: canvas) }
  }

  private func draw(_ frame: CellRect, _ line: Int, on canvas: CellCanvas) {
    if isVertical {
      canvas.structure("<|>", width: frame.width, at: CellPoint(x: frame.x, y: line))
    } else {
      canvas.line(frame, line)
    }
  }

  override var isSeenFill: Bool { !isVertical }
}

extension CellCanvas {
  func line(_ frame: CellRect, _ line: Int? = nil) {
    stretch(frame, line: line ?? frame.y, least: 2) { String(repeating: "-", count: $0) }
  }
}
