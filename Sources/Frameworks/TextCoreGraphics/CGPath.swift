import TextUI

/// A path. Only its bounding box is known.
open class CGPath: Hashable, @unchecked Sendable {
  public final var _path: Path
  package init(_ path: Path) { _path = path }
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    _path = Path(rect).applying(transform?.pointee ?? .identity)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect: rect, transform: transform) }

  public final var boundingBox: CGRect { _path.isEmpty ? .null : _path.boundingRect }
  public final var boundingBoxOfPath: CGRect { boundingBox }
  public final var currentPoint: CGPoint { _path.currentPoint ?? .zero }
  public final var isEmpty: Bool { _path.isEmpty }
  public final func copy() -> CGPath? { CGPath(_path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a._path == b._path }
  public final func hash(into hasher: inout Hasher) { hasher.combine(isEmpty) }
}

public final class CGMutablePath: CGPath, _PathBuilder, @unchecked Sendable {
  public init() { super.init(Path()) }
  public func closeSubpath() {}
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension Path {
  public init(_ path: CGPath) { self = path._path }
  public var cgPath: CGPath { CGPath(self) }
}

/// What adds lines to a path: a mutable path, or a context.
public protocol _PathBuilder: AnyObject { var _path: Path { get set } }

extension _PathBuilder {
  private func add(_ transform: CGAffineTransform, _ part: (inout Path) -> Void) {
    _path.addPath(Path(part), transform: transform)
  }
  public func move(to p: CGPoint, transform t: CGAffineTransform = .identity) { add(t) { $0.move(to: p) } }
  public func addLine(to p: CGPoint, transform t: CGAffineTransform = .identity) { add(t) { $0.addLine(to: p) } }
  public func addLines(between points: [CGPoint], transform t: CGAffineTransform = .identity) {
    add(t) { $0.addLines(points) }
  }
  public func addRect(_ rect: CGRect, transform t: CGAffineTransform = .identity) { add(t) { $0.addRect(rect) } }
  public func addEllipse(in rect: CGRect, transform t: CGAffineTransform = .identity) { addRect(rect, transform: t) }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform = .identity
  ) { addRect(rect, transform: t) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform t: CGAffineTransform = .identity) {
    add(t) { $0.addQuadCurve(to: end, control: control) }
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform t: CGAffineTransform = .identity
  ) { add(t) { $0.addCurve(to: end, control1: control1, control2: control2) } }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform t: CGAffineTransform = .identity
  ) { addRect(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius), transform: t) }
  public func addPath(_ path: CGPath, transform t: CGAffineTransform = .identity) {
    _path.addPath(path._path, transform: t)
  }
}
