/// The outline of a shape. Text draws none; its bounds are known.
public struct Path: Equatable, Sendable {
  /// The bounds of all parts.
  private var bounds: CGRect?
  private var end: CGPoint?

  /// A path of nothing.
  public init() {}
  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// An ellipse, known by the rectangle around it.
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  /// A rectangle with round corners, known by the rectangle around it.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether nothing was added.
  public var isEmpty: Bool { bounds == nil }
  /// The rectangle around everything that was added; at a curve, around the points that bend it as well.
  public var boundingRect: CGRect { bounds ?? CGRect(x: 0, y: 0, width: 0, height: 0) }
  /// The point that was added last, of a rectangle its far corner; nil in an empty path.
  public var currentPoint: CGPoint? { end }
  /// Whether the point lies in the path's bounds, which text uses as its inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { bounds?.contains(point) ?? false }

  /// Begins a new part at a point.
  public mutating func move(to point: CGPoint) { add(point) }
  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { add(point) }
  /// Adds straight lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) { for point in points { add(point) } }
  /// Adds a curve that one point bends; the bounds take in that point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    add(control)
    add(point)
  }
  /// Adds a curve that two points bend; the bounds take in both.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(control1)
    add(control2)
    add(point)
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.applying(transform)
    add(rect.origin)
    add(CGPoint(x: rect.maxX, y: rect.maxY))
  }
  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse, known by the rectangle around it.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }
  /// Adds a rectangle with round corners, known by the rectangle around it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  /// Adds a rectangle with corners of several radii, known by the rectangle around it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  /// Adds a part of a circle, known by the square around the whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), transform: transform)
  }
  /// Adds a part of a circle by how far it goes, known by the square around the whole circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: false,
      transform: transform)
  }
  /// An arc that touches both lines: its bounds are those of the points.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(tangent1End.applying(transform))
    add(tangent2End.applying(transform))
  }
  /// Adds another path, known by the rectangle around it.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    guard let rect = path.bounds else { return }
    addRect(rect, transform: transform)
    end = path.end?.applying(transform)
  }

  /// The path, elsewhere: so many points away.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    path.bounds = bounds?.offsetBy(dx: dx, dy: dy)
    path.end = end.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return path
  }
  /// The path, turned, scaled and moved: the bounds are those of the corners' new places.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.bounds = bounds?.applying(transform)
    path.end = end?.applying(transform)
    return path
  }

  private mutating func add(_ point: CGPoint) {
    end = point
    let dot = CGRect(origin: point, size: .zero)
    bounds = bounds?.union(dot) ?? dot
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The line's width in points, which a note shows: `{outline red 2}`.
  public var lineWidth: CGFloat
  /// Without effect: how the line ends.
  public var lineCap: CGLineCap
  /// Without effect: how the line goes around corners.
  public var lineJoin: CGLineJoin
  /// Without effect: up to which length a corner stays pointed.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of gaps, in points. A note shows `dashed`, whatever they are.
  public var dash: [CGFloat]
  /// Without effect: how far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// A line's style. Text shows its width and whether it has dashes.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable, Animatable, VectorArithmetic {
  /// The angle in radians: a whole turn is twice pi.
  public var radians: Double
  /// The angle in degrees: a whole turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// No turn at all.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle()
  /// An angle in radians: `.radians(.pi)`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees: `.degrees(45)`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The same turn, the other way.
  public prefix static func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The angle, so many times.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// A part of the angle.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public mutating func scale(by rhs: Double) { radians *= rhs }
  public var magnitudeSquared: Double { radians * radians }
}
