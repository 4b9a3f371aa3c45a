nonisolated extension View {
  /// Gives the view a space of this size, in points, and aligns it there. A height is rounded to lines of 20 points.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    // Source: measured on macOS 26: a negative length, however large, is zero, and one that is infinite or not a number is left out.
    func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 < .infinity ? max($0, 0) : nil } }
    let (across, down) = (valid(width), valid(height))
    return modifier(
      FixedFrame(
        width: across.map { Cells.size($0, .horizontal) }, height: down.map { Cells.size($0, .vertical) },
        isThin: down.map { $0 > 0 && Cells.size($0, .vertical) == 0 } ?? false, points: down.map(Double.init),
        exactWidth: across.map(Double.init), isInvalid: across != width || down != height, alignment: alignment))
  }

  /// Gives the view a space within limits, in points, and aligns it there. With a maximum it takes the proposal up to that.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth, .horizontal),
        height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight, .vertical),
        leastPoints: minHeight.map(Double.init) ?? 0, mostWidth: maxWidth.map(Double.init), alignment: alignment))
  }

  /// Lets the view be as large as it likes to be along these axes, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Lets a stack serve the view before those of a lower priority. Without one a view has 0.
  public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriority(value: value)) }
}

private nonisolated struct FixedFrame: NodeModifier {
  typealias Node = FixedFrameNode
  let width: Int?
  let height: Int?
  /// Whether the height is less than half a line.
  let isThin: Bool
  /// The height as the app sets it.
  let points: Double?
  let exactWidth: Double?
  let isInvalid: Bool
  let alignment: Alignment
}

private final class FixedFrameNode: ModifierNode<FixedFrame>, SizingNode {
  override var isItemLook: Bool { true }
  override func surround(_ part: inout AuditedPart, _ placed: Placed) { part.height = modifier.points ?? part.height }
  override func pointHeight(_ placed: Placed) -> Double { modifier.points ?? super.pointHeight(placed) }

  // Source: SwiftUI's runtime issue "Invalid frame dimension (negative or non-finite)."
  override func misplaced(_ placed: Placed) -> String? {
    modifier.isInvalid
      ? "frame has a length that is negative, infinite or not a number: a device warns, and takes zero or none" : nil
  }

  /// A dot, a hairline or a bar is visible however thin it is: it takes a line.
  private var height: Int? { isThin ? 1 : modifier.height }
  override var isThin: Bool { modifier.isThin && content.isSeenFill }

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: modifier.width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    if let width = modifier.width, let height { return CellSize(width: width, height: height) }
    let size = content.size(inner(proposal))
    return CellSize(width: modifier.width ?? size.width, height: height ?? size.height)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    canvas.exactly(modifier.exactWidth) {
      canvas.thinly(isThin) { canvas.draw(placed, modifier.width == nil ? nil : modifier.alignment.horizontal) }
    }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let inner = inner(proposal)
    let inside = content.frame(aligned: modifier.alignment, in: frame, size: content.size(inner))
    return Placed(self, frame, [content.place(in: inside, inner)])
  }

  override func guide(_ key: AlignmentKey, in size: CellSize) -> Int? {
    guide(key, aligned: modifier.alignment, inner(ProposedCells(size)), in: size)
  }
}

extension WrapperNode {
  /// A line of the content, moved by its place in a frame.
  fileprivate func guide(
    _ key: AlignmentKey, aligned alignment: Alignment, _ proposal: ProposedCells, in size: CellSize
  ) -> Int? {
    let inside = content.frame(
      aligned: alignment, in: CellRect(origin: CellPoint(x: 0, y: 0), size: size), size: content.size(proposal))
    guard let line = content.guide(key, in: inside.size) else { return nil }
    return line + (graph.isHorizontal(key) ? inside.x : inside.y)
  }
}

private struct FlexibleLength {
  let min: Int?
  let ideal: Int?
  let max: Int?
  /// Whether its most is less than half a line.
  let isThin: Bool

  nonisolated init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, _ axis: Axis) {
    isThin = max.map { $0 > 0 && Cells.size($0, axis) == 0 } ?? false
    self.min = min.map { Cells.size($0, axis) }
    self.ideal = ideal.map { Cells.size($0, axis) }
    self.max = max.map { Cells.size($0, axis) }
  }

  func offered(_ proposal: Int?) -> Int? {
    guard let length = proposal ?? ideal else { return nil }
    return Swift.max(min ?? 0, Swift.min(max ?? length, length))
  }

  /// The frame's own length: its content's, and where a limit is set, the proposal within the limits.
  func length(_ proposal: Int?, _ content: Int) -> Int {
    guard let proposal else { return Swift.max(min ?? 0, Swift.min(max ?? .max, ideal ?? content)) }
    let low = min ?? Swift.min(content, max ?? content)
    let high = max ?? Swift.max(content, min ?? content)
    return Swift.max(low, Swift.min(high, proposal))
  }
}

private nonisolated struct FlexibleFrame: NodeModifier {
  typealias Node = FlexibleFrameNode
  let width: FlexibleLength
  let height: FlexibleLength
  let leastPoints: Double
  let mostWidth: Double?
  let alignment: Alignment
}

private final class FlexibleFrameNode: ModifierNode<FlexibleFrame> {
  override var isItemLook: Bool { true }
  override func pointHeight(_ placed: Placed) -> Double { max(modifier.leastPoints, super.pointHeight(placed)) }

  private static let line = FlexibleLength(min: 20, ideal: nil, max: 20, .vertical)
  private var height: FlexibleLength { isThin ? Self.line : modifier.height }
  override var isThin: Bool { modifier.height.isThin && content.isSeenFill }

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: modifier.width.offered(proposal.width), height: height.offered(proposal.height))
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let size = content.size(inner(proposal))
    return CellSize(
      width: modifier.width.length(proposal.width, size.width),
      height: height.length(proposal.height, size.height))
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let isLimited = modifier.width.min != nil || modifier.width.max != nil
    canvas.exactly(modifier.mostWidth) {
      canvas.thinly(isThin) { canvas.draw(placed, isLimited ? modifier.alignment.horizontal : nil) }
    }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    // A view that fills its space fills the frame's minimum, also where no space was offered: a map in a row.
    let isFree = (
      width: proposal.width == nil && modifier.width.min == nil,
      height: proposal.height == nil && height.min == nil
    )
    let free = inner(proposal)
    let inner = ProposedCells(
      width: isFree.width ? free.width : frame.width, height: isFree.height ? free.height : frame.height)
    let inside = content.frame(aligned: modifier.alignment, in: frame, size: content.size(inner))
    return Placed(self, frame, [content.place(in: inside, inner)])
  }

  override func guide(_ key: AlignmentKey, in size: CellSize) -> Int? {
    guide(key, aligned: modifier.alignment, inner(ProposedCells(size)), in: size)
  }
}

private nonisolated struct FixedSize: NodeModifier {
  typealias Node = FixedSizeNode
  let horizontal: Bool
  let vertical: Bool
}

private final class FixedSizeNode: ModifierNode<FixedSize> {
  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
  }
  override func measure(_ proposal: ProposedCells) -> CellSize { content.size(inner(proposal)) }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, [content.place(in: frame, inner(proposal))])
  }
}

private nonisolated struct LayoutPriority: NodeModifier {
  typealias Node = LayoutPriorityNode
  let value: Double
}

private final class LayoutPriorityNode: ModifierNode<LayoutPriority> {
  // NaN has no place in an order.
  override var layoutPriority: Double { modifier.value.isNaN ? 0 : modifier.value }
}
