/// A two-dimensional shape, written as its fill, and only where nothing else is drawn. It takes the space that it is offered.
nonisolated public protocol Shape: Animatable, View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
  /// The size in points that the shape takes of a proposal: in text, at least a line.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All that is offered, and 10 points where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: some View { ShapeMark(self) }
}

/// A shape that can be drawn within its own outline.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape when it is inset.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by so many points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is erased.
public struct AnyShape: Shape, ChangedShape {
  private let path: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  let words: String?
  let lineWidth: CGFloat?
  let shift: CGSize
  /// Erases the type of a shape. It is written as the shape itself.
  nonisolated public init<S: Shape>(_ shape: S) {
    path = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
    words = shape.word
    lineWidth = shape.outline
    shift = shape.displacement
  }
  nonisolated public func path(in rect: CGRect) -> Path { path(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
