import TextUI

/// A drawing context. It keeps its path and transformation, and draws nothing: its picture has only a size.
public final class CGContext: _PathBuilder, @unchecked Sendable {
  public let width, height, bitsPerComponent, bytesPerRow: Int
  public let data: UnsafeMutableRawPointer?
  public private(set) var ctm = CGAffineTransform.identity
  public var interpolationQuality = CGInterpolationQuality.default
  private var saved: [CGAffineTransform] = []
  public var _path = Path()

  /// A bitmap, whose bytes stay unchanged; nil without a width or height.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    (self.data, self.width, self.height) = (data, width, height)
    (self.bitsPerComponent, self.bytesPerRow) = (bitsPerComponent, bytesPerRow)
  }
  /// The context of a picture in progress.
  package init(_ size: CGSize) {
    let picture = CGImage(drawnAt: size)
    (data, width, height) = (nil, picture.width, picture.height)
    (bitsPerComponent, bytesPerRow) = (picture.bitsPerComponent, picture.bytesPerRow)
  }

  public func makeImage() -> CGImage? { CGImage(drawnAt: CGSize(width: width, height: height)) }

  public func saveGState() { saved.append(ctm) }
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  public var path: CGPath? { _path.isEmpty ? nil : CGPath(_path) }
  public var boundingBoxOfPath: CGRect { CGPath(_path).boundingBox }
  public func beginPath() { _path = Path() }
  public func closePath() {}
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  public func strokePath() { beginPath() }
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
}

// Drawing and its settings, without effect.
extension CGContext {
  public func clip(to rect: CGRect) {}
  public func setFillColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
