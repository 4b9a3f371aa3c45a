nonisolated extension View {
  /// Keeps width and height in proportion. Text and pictures have one size in text; a flexible view keeps the proportion.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, mode: contentMode))
  }
  /// Keeps width and height in the proportion of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      AspectRatio(ratio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, mode: contentMode))
  }
  /// Scales to the ratio of the view's own ideal size: a symbol is square; the ratio of another picture is unknown.
  public func scaledToFit() -> some View { modifier(AspectRatio(ratio: nil, mode: .fit)) }
  /// Scales to the ratio of the view's own ideal size, which in text is the only one that it has: a picture says that it fills its place.
  public func scaledToFill() -> some View { modifier(AspectRatio(ratio: nil, mode: .fill)) }
}

/// How something keeps its proportions in a space of others: `fit` is seen whole, `fill` leaves nothing of the space free.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

private nonisolated struct AspectRatio: NodeModifier {
  typealias Node = AspectRatioNode
  let ratio: Double?
  let mode: ContentMode

  init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio.map { Double($0) }
    self.mode = mode
  }
}

private final class AspectRatioNode: ModifierNode<AspectRatio> {
  /// The content's proposal: the largest (or smallest) space of the ratio within the own one.
  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    // Without a ratio it is that of the ideal size, and a view of one size has it anyway.
    if modifier.ratio == nil, modifier.mode == .fill { return proposal }
    if modifier.mode == .fit, environment.builtIn.isInBar, let lines = proposal.height { return inBar(proposal, lines) }
    guard let ratio = modifier.ratio ?? content.trait(Image.ratio), ratio > 0 else { return shortened(proposal) }
    let width = proposal.width.map { Double($0) }
    let height = proposal.height.map { Double($0) * Cells.linePoints }
    let fitted: Double
    switch (width, height) {
    case (nil, nil): return proposal
    case (let width?, nil): fitted = width
    case (nil, let height?): fitted = height * ratio
    case (let width?, let height?):
      fitted = modifier.mode == .fit ? min(width, height * ratio) : max(width, height * ratio)
    }
    return ProposedCells(width: Cells.points(fitted), height: max(fitted > 0 ? 1 : 0, Cells.lines(fitted / ratio)))
  }

  /// A bar is 44 points high and one line in text: a picture is as high, or as its own frame, and as wide as its ratio asks.
  private func inBar(_ proposal: ProposedCells, _ lines: Int) -> ProposedCells {
    let height = lines == 1 ? 44 : Double(lines) * Cells.linePoints
    let ratio = modifier.ratio ?? content.trait(Image.ratio) ?? 4 / 3
    return ProposedCells(width: min(proposal.width ?? .max, Cells.points(height * ratio)), height: lines)
  }

  /// A picture of unknown ratio is at most three quarters as high as wide.
  private func shortened(_ proposal: ProposedCells) -> ProposedCells {
    guard modifier.ratio == nil, modifier.mode == .fit, let width = proposal.width, width < ProposedCells.unbounded
    else { return proposal }
    let height = max(1, Cells.lines(Double(width) * 3 / 4))
    return ProposedCells(width: width, height: min(height, proposal.height ?? height))
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let outer = canvas.scaling
    canvas.scaling = modifier.mode
    super.draw(placed, on: canvas)
    canvas.scaling = outer
  }

  override func measure(_ proposal: ProposedCells) -> CellSize { content.size(inner(proposal)) }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, [content.place(in: frame, inner(proposal))])
  }
}
