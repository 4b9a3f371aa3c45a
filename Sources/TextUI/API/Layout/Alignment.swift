/// Names a line inside a view that containers align by.
struct AlignmentKey: Hashable, Sendable {
  let id: ObjectIdentifier

  init(_ type: any AlignmentID.Type) { id = ObjectIdentifier(type) }
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

  public var width: CGFloat { size.points.width }
  public var height: CGFloat { size.points.height }
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit[AlignmentKey(guide.id)].map { CGFloat($0) }
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit[AlignmentKey(guide.id)].map { Double($0) * Cells.linePoints }
  }
}

/// Where the built-in lines are, without asking their types.
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

public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type
  let builtIn: BuiltInAlignment

  public init(_ id: any AlignmentID.Type) {
    self.id = id
    builtIn = .custom
  }

  private init(_ id: any AlignmentID.Type, _ builtIn: BuiltInAlignment) {
    self.id = id
    self.builtIn = builtIn
  }

  public static let leading = HorizontalAlignment(LeadingEdge.self, .start)
  public static let center = HorizontalAlignment(Center.self, .center)
  public static let trailing = HorizontalAlignment(TrailingEdge.self, .end)
  public static let listRowSeparatorLeading = leading
  public static let listRowSeparatorTrailing = trailing

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  func position(in size: CellSize) -> Int {
    guard builtIn == .custom else { return builtIn.position(in: size.width) }
    return Cells.wholePoints(id.defaultValue(in: ViewDimensions(size: size)))
  }

  private enum LeadingEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum TrailingEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type
  let builtIn: BuiltInAlignment

  public init(_ id: any AlignmentID.Type) {
    self.id = id
    builtIn = .custom
  }

  private init(_ id: any AlignmentID.Type, _ builtIn: BuiltInAlignment) {
    self.id = id
    self.builtIn = builtIn
  }

  public static let top = VerticalAlignment(TopEdge.self, .start)
  public static let center = VerticalAlignment(Center.self, .center)
  public static let bottom = VerticalAlignment(BottomEdge.self, .end)
  public static let firstTextBaseline = VerticalAlignment(FirstLine.self, .firstLine)
  public static let lastTextBaseline = VerticalAlignment(LastLine.self, .lastLine)

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  func position(in size: CellSize) -> Int {
    guard builtIn == .custom else { return builtIn.position(in: size.height) }
    return Cells.wholeLines(id.defaultValue(in: ViewDimensions(size: size)))
  }

  private enum TopEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum BottomEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum LastLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { max(0, context.height - Cells.linePoints) }
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
