/// A place in a view, from 0 at the leading and top edges to 1 at the trailing and bottom ones.
public struct UnitPoint: Hashable, Sendable {
  /// How far from the leading edge, as a part of the width.
  public var x: CGFloat
  /// How far from the upper edge, as a part of the height.
  public var y: CGFloat

  /// The corner at the leading and the upper edge.
  public init() { self.init(x: 0, y: 0) }
  /// A place at parts of the width and of the height; it may lie outside.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner at the leading and the upper edge.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Halfway down the side where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Halfway down the side where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
