/// Names a line inside a view that containers align by.
struct AlignmentKey: Hashable, Sendable {
  let type: any AlignmentID.Type
  private let id: ObjectIdentifier

  init(_ type: any AlignmentID.Type) {
    self.type = type
    id = ObjectIdentifier(type)
  }

  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Defines an alignment: where its line is in a view.
public protocol AlignmentID: SendableMetatype {
  /// The line's distance from the view's leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and the lines in it, in points; a line of text has 20.
public struct ViewDimensions: Equatable, Sendable {
  let size: CellSize
  /// The lines that the view sets itself, in cells.
  var explicit: [AlignmentKey: Int] = [:]

  /// The view's width in points.
  public var width: CGFloat { size.points.width }
  /// The view's height in points: 20 for each line.
  public var height: CGFloat { size.points.height }
  /// Where a guide lies, from the view's leading side, in points: as the view sets it, or at its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
  /// Where an `alignmentGuide` inside puts the line, in points from the leading edge; nil where none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit[AlignmentKey(guide.id)].map { CGFloat($0) }
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit[AlignmentKey(guide.id)].map { Double($0) * Cells.linePoints }
  }
}

/// The built-in alignments, resolved without their types.
enum BuiltInAlignment {
  case start, center, end
  case firstLine, lastLine
  case custom

  func position(in length: Int) -> Int {
    switch self {
    case .start, .firstLine, .custom: 0
    case .center: length / 2
    case .end: length
    case .lastLine: max(0, length - 1)
    }
  }
}

/// An upright line in views that containers put one over the other, such as their leading edges.
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type
  let builtIn: BuiltInAlignment

  /// An alignment of the app's own, with a line where its type says.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
    builtIn = .custom
  }

  private init(_ id: any AlignmentID.Type, _ builtIn: BuiltInAlignment) {
    self.id = id
    self.builtIn = builtIn
  }

  /// The side where reading begins.
  public static let leading = HorizontalAlignment(LeadingEdge.self, .start)
  /// Halfway between both sides.
  public static let center = HorizontalAlignment(Center.self, .center)
  /// The side where reading ends.
  public static let trailing = HorizontalAlignment(TrailingEdge.self, .end)
  /// Where the line below a list's row begins: in text, the leading edge.
  public static let listRowSeparatorLeading = leading
  /// Where the line below a list's row ends: in text, the trailing edge.
  public static let listRowSeparatorTrailing = trailing

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  func position(in size: CellSize) -> Int {
    guard builtIn == .custom else { return builtIn.position(in: size.width) }
    return Cells.wholePoints(id.defaultValue(in: ViewDimensions(size: size)))
  }

  private enum LeadingEdge: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum TrailingEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A level line in views that containers put at one height, such as their first lines of text.
public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type
  let builtIn: BuiltInAlignment

  /// An alignment of the app's own, with a line where its type says.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
    builtIn = .custom
  }

  private init(_ id: any AlignmentID.Type, _ builtIn: BuiltInAlignment) {
    self.id = id
    self.builtIn = builtIn
  }

  /// The upper edge.
  public static let top = VerticalAlignment(TopEdge.self, .start)
  /// Halfway between the upper and the lower edge.
  public static let center = VerticalAlignment(Center.self, .center)
  /// The lower edge.
  public static let bottom = VerticalAlignment(BottomEdge.self, .end)
  /// The first line of text in the view; its first line where it has no text.
  public static let firstTextBaseline = VerticalAlignment(FirstLine.self, .firstLine)
  /// The last line of text in the view; its last line where it has no text.
  public static let lastTextBaseline = VerticalAlignment(LastLine.self, .lastLine)

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  /// Whether the lines are those of texts inside.
  var isOfText: Bool { builtIn == .firstLine || builtIn == .lastLine }

  func position(in size: CellSize) -> Int {
    guard builtIn == .custom else { return builtIn.position(in: size.height) }
    return Cells.wholeLines(id.defaultValue(in: ViewDimensions(size: size)))
  }

  private enum TopEdge: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum BottomEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstLine: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum LastLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { max(0, context.height - Cells.linePoints) }
  }
}

/// Where a view lies in another one: a line across and one from top to bottom.
public struct Alignment: Equatable, Sendable {
  /// How it lies between the sides.
  public var horizontal: HorizontalAlignment
  /// How it lies between top and bottom.
  public var vertical: VerticalAlignment

  /// An alignment of a line for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Edges, corners, the middle, and the first and the last line of text, each as it is named.
  public static let center = Alignment(horizontal: .center, vertical: .center),
    leading = Alignment(horizontal: .leading, vertical: .center),
    trailing = Alignment(horizontal: .trailing, vertical: .center),
    top = Alignment(horizontal: .center, vertical: .top), bottom = Alignment(horizontal: .center, vertical: .bottom),
    topLeading = Alignment(horizontal: .leading, vertical: .top),
    topTrailing = Alignment(horizontal: .trailing, vertical: .top),
    bottomLeading = Alignment(horizontal: .leading, vertical: .bottom),
    bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom),
    leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline),
    centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline),
    trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline),
    leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline),
    centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline),
    trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
