/// The outline of a shape. Text draws none; its bounds are known.
public struct Path: Equatable, Sendable {
  /// The box around everything that was added.
  private var bounds: CGRect?
  private var end: CGPoint?

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { bounds == nil }
  public var boundingRect: CGRect { bounds ?? CGRect(x: 0, y: 0, width: 0, height: 0) }
  public var currentPoint: CGPoint? { end }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { bounds?.contains(point) ?? false }

  public mutating func move(to point: CGPoint) { add(point) }
  public mutating func addLine(to point: CGPoint) { add(point) }
  public mutating func addLines(_ points: [CGPoint]) { for point in points { add(point) } }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    add(control)
    add(point)
  }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(control1)
    add(control2)
    add(point)
  }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.applying(transform)
    add(rect.origin)
    add(CGPoint(x: rect.maxX, y: rect.maxY))
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), transform: transform)
  }
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
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if let rect = path.bounds { addRect(rect, transform: transform) }
  }
  public mutating func closeSubpath() {}

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    path.bounds = bounds?.offsetBy(dx: dx, dy: dy)
    return path
  }
  /// The path, turned, scaled and moved: the bounds are those of the corners' new places.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.bounds = bounds?.applying(transform)
    path.end = end?.applying(transform)
    return path
  }
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  private mutating func add(_ point: CGPoint) {
    end = point
    let dot = CGRect(origin: point, size: .zero)
    bounds = bounds?.union(dot) ?? dot
  }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// How a line is drawn. Text draws none.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  public prefix static func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
}

extension Angle: Animatable, VectorArithmetic {
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public mutating func scale(by rhs: Double) { radians *= rhs }
  public var magnitudeSquared: Double { radians * radians }
}
