/// A size in cells: columns and lines.
struct CellSize: Hashable, Sendable {
  var width: Int
  var height: Int

  static let zero = CellSize(width: 0, height: 0)
}

/// A place in cells, counted from the top leading corner.
struct CellPoint: Hashable, Sendable {
  var x: Int
  var y: Int
}

/// A rectangle of cells.
struct CellRect: Hashable, Sendable {
  var origin: CellPoint
  var size: CellSize

  init(x: Int, y: Int, width: Int, height: Int) {
    origin = CellPoint(x: x, y: y)
    size = CellSize(width: width, height: height)
  }

  init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  var x: Int { origin.x }
  var y: Int { origin.y }
  var width: Int { size.width }
  var height: Int { size.height }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func inset(_ edges: CellInsets) -> CellRect {
    CellRect(
      x: x + edges.leading, y: y + edges.top,
      width: max(0, width - edges.leading - edges.trailing), height: max(0, height - edges.top - edges.bottom))
  }
}

struct CellInsets: Hashable, Sendable {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0
}

/// What a container offers a view: nil asks for the ideal size, `unbounded` for the largest.
struct ProposedCells: Hashable, Sendable {
  // Numbers rather than optionals: proposals are compared all the time.
  private var rawWidth: Int
  private var rawHeight: Int
  private static let none = Int.min

  var width: Int? {
    get { rawWidth == Self.none ? nil : rawWidth }
    set { rawWidth = newValue ?? Self.none }
  }
  var height: Int? {
    get { rawHeight == Self.none ? nil : rawHeight }
    set { rawHeight = newValue ?? Self.none }
  }

  /// Larger than any screen, small enough to be added up.
  static let unbounded = 1 << 24
  static let ideal = ProposedCells(width: nil, height: nil)

  init(width: Int?, height: Int?) {
    rawWidth = width ?? Self.none
    rawHeight = height ?? Self.none
  }

  init(_ size: CellSize) { self.init(width: size.width, height: size.height) }

  subscript(_ axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CellSize {
  subscript(_ axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// Points become cells at 10 points a column and 20 points a line: the size of a character of body text. A distance that
/// is not zero stays at least one column; less than half a line is no line.
enum Cells {
  static let columnPoints = 10.0
  static let linePoints = 20.0

  static func columns(_ points: Double) -> Int {
    let columns = whole((points / columnPoints).rounded())
    return columns == 0 && points > 0 ? 1 : columns
  }

  static func lines(_ points: Double) -> Int { whole((points / linePoints).rounded()) }

  /// The cell in which a place lies.
  static func wholeColumns(_ points: Double) -> Int { whole((points / columnPoints).rounded(.down)) }
  static func wholeLines(_ points: Double) -> Int { whole((points / linePoints).rounded(.down)) }

  /// A number of an app's as a number of cells, or of anything else: at most as large as cells can be; what is no number is none.
  static func whole(_ number: Double) -> Int {
    guard !number.isNaN else { return 0 }
    let limit = Double(ProposedCells.unbounded)
    return Int(max(-limit, min(limit, number)))
  }

  /// A part of a whole; what is no number is none.
  static func fraction(_ number: Double) -> Double { number.isNaN ? 0 : min(1, max(0, number)) }

  /// A length of an app's that cannot be less than none.
  static func size(_ points: Double, _ axis: Axis) -> Int { max(0, length(points, axis)) }

  static func length(_ points: Double, _ axis: Axis) -> Int { axis == .horizontal ? columns(points) : lines(points) }
}

extension Int {
  /// The sum, or the largest number: an app's data may have as many elements as there are numbers.
  func orMost(adding other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

// Lengths that an app sees are in points.
extension CellSize {
  var points: CGSize { CGSize(width: Double(width) * Cells.columnPoints, height: Double(height) * Cells.linePoints) }
}

extension CellRect {
  var points: CGRect {
    CGRect(
      origin: CGPoint(x: Double(x) * Cells.columnPoints, y: Double(y) * Cells.linePoints), size: size.points)
  }
}
