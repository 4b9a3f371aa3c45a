import TextUI

// Drawing into pictures. Nothing is drawn; the result is a picture of the requested size.

/// Makes a picture of the requested size.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size))
    return .drawn(size)
  }
  /// Empty data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext(size))
    return Data()
  }
  /// Empty data.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
  { pngData(actions: actions) }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  public override init() {}
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A drawing context, without effect.
open class UIGraphicsImageRendererContext: NSObject {
  open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public let cgContext: CGContext
  init(_ size: CGSize) { cgContext = CGContext(size) }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

extension UIImage {
  static func drawn(_ size: CGSize) -> UIImage {
    UIImage(CGImage(drawnAt: size).image, size: size)
  }
}

/// The pictures in progress.
@MainActor private var begun: [(size: CGSize, context: CGContext)] = []

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  begun.append((size, CGContext(size)))
}
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsBeginImageContext(size)
}
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { begun.last?.context }
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { begun.last.map { .drawn($0.size) } }
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = begun.popLast() }

/// Does nothing: a frame has no photo album.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ path: String, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}

extension ImageRenderer {
  /// An image of the view, named after it: as large as proposed, in points.
  public var uiImage: UIImage? { cgImage.map { UIImage($0.image, size: size, scale: scale) } }
}

/// A UIKit path. Only its bounding box is known.
open class UIBezierPath: NSObject {
  private var path = Path()
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue._path }
  }
  open var lineWidth: CGFloat = 1

  public override init() {}
  public init(cgPath: CGPath) { path = cgPath._path }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { path = Path(rect) }
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = Path(rect)
  }
  open var bounds: CGRect { path.boundingRect }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: point, control: controlPoint)
  }
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  open func addClip() {}
  open func fill() {}
  open func stroke() {}
  open func close() { path.closeSubpath() }
}
