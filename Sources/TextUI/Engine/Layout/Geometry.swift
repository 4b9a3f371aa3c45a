/// A size: points from left to right, lines from top to bottom.
struct CellSize: Hashable, Sendable {
  var width: Int
  var height: Int

  static let zero = CellSize(width: 0, height: 0)

  subscript(_ axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  var points: CGSize { CGSize(width: Double(width), height: Double(height) * Cells.linePoints) }
}

struct CellPoint: Hashable, Sendable { var x, y: Int }

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

  func intersection(_ other: CellRect) -> CellRect {
    let (x, y) = (max(self.x, other.x), max(self.y, other.y))
    return CellRect(x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  func inset(_ edges: CellInsets) -> CellRect {
    CellRect(
      x: x + edges.leading, y: y + edges.top,
      width: max(0, width - edges.leading - edges.trailing), height: max(0, height - edges.top - edges.bottom))
  }

  var points: CGRect { CGRect(origin: CGPoint(x: Double(x), y: Double(y) * Cells.linePoints), size: size.points) }
}

struct CellInsets: Hashable, Sendable {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0
}

/// A container's proposal to a view: nil asks for the ideal size, `unbounded` for the largest.
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

  func inset(_ edges: CellInsets) -> ProposedCells {
    var inner = self
    if let width { inner.width = max(0, width - edges.leading - edges.trailing) }
    if let height { inner.height = max(0, height - edges.top - edges.bottom) }
    return inner
  }
}

/// The units of a layout: whole points from left to right, lines of 20 points from top to bottom. A height of less than half
/// a line is zero. Columns belong to the drawing, which derives them from points once all of a line is known.
enum Cells {
  static let columnPoints = 8
  static let linePoints = 20.0

  static func points(_ length: Double) -> Int { whole(length.rounded()) }

  static func lines(_ points: Double) -> Int { whole((points / linePoints).rounded()) }

  static func columns(_ points: Int) -> Int { (points + columnPoints / 2) / columnPoints }

  /// The point or the line in which a place lies.
  static func wholePoints(_ length: Double) -> Int { whole(length.rounded(.down)) }
  static func wholeLines(_ points: Double) -> Int { whole((points / linePoints).rounded(.down)) }

  /// A number of an app's as a number of cells, or of anything else: at most as large as cells can be; NaN is zero.
  static func whole(_ number: Double) -> Int {
    guard !number.isNaN else { return 0 }
    let limit = Double(ProposedCells.unbounded)
    return Int(max(-limit, min(limit, number)))
  }

  /// A part of a whole; NaN is zero.
  static func fraction(_ number: Double) -> Double { number.isNaN ? 0 : min(1, max(0, number)) }

  static func size(_ points: Double, _ axis: Axis) -> Int { max(0, length(points, axis)) }

  static func length(_ points: Double, _ axis: Axis) -> Int {
    axis == .horizontal ? Self.points(points) : lines(points)
  }
}

extension Int {
  /// The sum, or the largest number: an app's data may have as many elements as there are numbers.
  func orMost(adding other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

// Lengths that an app sees are in points.
