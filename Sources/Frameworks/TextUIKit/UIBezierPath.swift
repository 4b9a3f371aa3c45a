import TextUI

/// An outline that was made the UIKit way: its box is known.
open class UIBezierPath: NSObject {
  public private(set) var cgPath = Path()
  open var lineWidth: CGFloat = 1

  public override init() {}
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath = Path(rect) }
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    cgPath = Path(rect)
  }
  open var bounds: CGRect { cgPath.boundingRect }
  open func move(to point: CGPoint) { cgPath.move(to: point) }
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: point, control: controlPoint)
  }
  open func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  open func addClip() {}
  open func fill() {}
  open func stroke() {}
  open func close() { cgPath.closeSubpath() }
}

public typealias CGPath = Path

extension Path {
  public init(_ path: CGPath) { self = path }
  public var cgPath: CGPath { self }
}
