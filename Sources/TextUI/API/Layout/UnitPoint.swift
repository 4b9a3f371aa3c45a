/// A place in a view, from 0 at the leading and top edges to 1 at the trailing and bottom ones.
public struct UnitPoint: Hashable, Sendable {
  /// How far from the leading edge, as a part of the width.
  public var x: CGFloat
  /// How far from the upper edge, as a part of the height.
  public var y: CGFloat

  /// The corner at the leading and the upper edge.
  public init() { self.init(x: 0, y: 0) }
  /// A place at parts of the width and of the height; it may lie outside.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The corners, the middles of the edges and the middle of the whole; zero is the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5),
    leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5), top = UnitPoint(x: 0.5, y: 0),
    bottom = UnitPoint(x: 0.5, y: 1), topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0),
    bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
