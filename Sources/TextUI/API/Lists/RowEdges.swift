/// The upper and the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Above the content, and below it.
  case top, bottom

  /// Some of the two edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The lower edge alone.
    public static let bottom = Set(rawValue: 2)
    /// Both the upper and the lower edge.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading and the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where reading begins, and where it ends.
  case leading, trailing

  /// Some of the two edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The edge where reading begins, alone.
    public static let leading = Set(rawValue: 1)
    /// The edge where reading ends, alone.
    public static let trailing = Set(rawValue: 2)
    /// Both the leading and the trailing edge.
    public static let all: Set = [.leading, .trailing]
  }
}
