/// The two directions of a layout.
@frozen public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// Across, and from top to bottom.
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// One direction, both, or none.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// The edges of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// Leading is the side where reading begins, trailing the one where it ends.
  case top, leading, bottom, trailing

  /// Some of the four edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge alone.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A distance for each edge, in points. Those above and below are rounded to lines of 20 when they are drawn.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from above.
  public var top: CGFloat
  /// The distance from the side where reading begins.
  public var leading: CGFloat
  /// The distance from below.
  public var bottom: CGFloat
  /// The distance from the side where reading ends.
  public var trailing: CGFloat

  /// A distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance anywhere.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  var cells: CellInsets {
    CellInsets(
      top: Cells.lines(top), leading: Cells.points(leading), bottom: Cells.lines(bottom),
      trailing: Cells.points(trailing))
  }
}
