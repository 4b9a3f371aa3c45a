/// Names a line inside a view that containers align by.
struct AlignmentKey: Hashable, Sendable {
  let id: ObjectIdentifier

  init(_ type: any AlignmentID.Type) { id = ObjectIdentifier(type) }
}

/// Defines an alignment: where its line is in a view.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size, as alignments see it. Lengths are in cells: one column, one line.
public struct ViewDimensions: Equatable, Sendable {
  let size: CellSize

  public var width: CGFloat { CGFloat(size.width) }
  public var height: CGFloat { CGFloat(size.height) }
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
}

public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(LeadingEdge.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(TrailingEdge.self)
  public static let listRowSeparatorLeading = leading
  public static let listRowSeparatorTrailing = trailing

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  private enum LeadingEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { (context.width / 2).rounded(.down) }
  }
  private enum TrailingEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(TopEdge.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(BottomEdge.self)
  public static let firstTextBaseline = VerticalAlignment(FirstLine.self)
  public static let lastTextBaseline = VerticalAlignment(LastLine.self)

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  private enum TopEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { (context.height / 2).rounded(.down) }
  }
  private enum BottomEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum LastLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height - 1 }
  }
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

@MainActor
extension _Node {
  /// Where the alignment's line is in the node at this size.
  func position(of alignment: HorizontalAlignment, in size: CellSize) -> Int {
    guide(AlignmentKey(alignment.id), in: size) ?? Int(alignment.id.defaultValue(in: ViewDimensions(size: size)))
  }

  func position(of alignment: VerticalAlignment, in size: CellSize) -> Int {
    guide(AlignmentKey(alignment.id), in: size) ?? Int(alignment.id.defaultValue(in: ViewDimensions(size: size)))
  }

  /// The node's frame when its alignment lines lie on those of `bounds`.
  func frame(aligned alignment: Alignment, in bounds: CellRect, size: CellSize) -> CellRect {
    let whole = ViewDimensions(size: bounds.size)
    let x = Int(alignment.horizontal.id.defaultValue(in: whole)) - position(of: alignment.horizontal, in: size)
    let y = Int(alignment.vertical.id.defaultValue(in: whole)) - position(of: alignment.vertical, in: size)
    // Half of an odd width is a column off: round towards what the eye takes for the middle.
    return CellRect(origin: CellPoint(x: bounds.x + x, y: bounds.y + y), size: size)
  }
}
