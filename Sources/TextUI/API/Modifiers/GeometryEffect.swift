/// A change of how a view is drawn that depends on its size; its place in the layout stays.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// How a view of this size, in points, is drawn. A translation moves it; anything else has the note `transformed`.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _evaluate(
    _ modifier: Self, at site: _Site, content: @escaping @MainActor (_Site) -> _Node
  ) -> _Node {
    let transformed = Transformed { modifier.effectValue(size: $0) }
    return Transformed._evaluate(transformed, at: site, content: content)
  }
}

/// A transform as a view is drawn with.
public struct ProjectionTransform: Equatable, Sendable {
  /// The parts of x in the new x, in the new y, and in the divisor of both.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The parts of y in the new x, in the new y, and in the divisor of both.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The translations of x and y, in points, and the constant of the divisor.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// A transform that changes nothing.
  public init() {}
  /// A transform in the plane.
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
  /// A transform in space, as it is seen from the front: depth is left out.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether lines that are parallel stay so: it moves, turns, scales and skews.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform, and then the other one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// Whether it is a translation.
  fileprivate var isTranslation: Bool {
    isAffine && abs(m11 - 1) < 1e-6 && abs(m22 - 1) < 1e-6 && abs(m12) < 1e-6 && abs(m21) < 1e-6
  }
}

nonisolated extension View {
  /// Draws the view moved; more than a translation has the note `transformed`. Its place in the layout stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
  /// Draws the view moved; more than a translation has the note `transformed`. Its place in the layout stays.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(Transformed { _ in transform })
  }
}

/// Draws its content where a transform puts it; more than a translation has the note `transformed`.
private nonisolated struct Transformed: NodeModifier {
  typealias Node = TransformedNode
  let transform: (CGSize) -> ProjectionTransform
}

private final class TransformedNode: ModifierNode<Transformed> {
  private func transform(in frame: CellRect) -> ProjectionTransform {
    reading { modifier.transform(frame.size.points) }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let transform = transform(in: frame)
    guard transform.isTranslation else { return Placed(self, frame, [content.place(in: frame, proposal)]) }
    let moved = CellRect(
      x: frame.x + Cells.points(transform.m31), y: frame.y + Cells.lines(transform.m32), width: frame.width,
      height: frame.height)
    return Placed(self, frame, [content.place(in: moved, proposal)])
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard !transform(in: placed.frame).isTranslation else { return super.draw(placed, on: canvas) }
    canvas.add(AddedLook(kind: .whole, words: "transformed"), to: placed) { super.draw(placed, on: canvas) }
  }
}
