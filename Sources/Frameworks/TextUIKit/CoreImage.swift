import TextUI

// The part of Core Image that UIKit re-exports. Images have no pixels, and filters change nothing.

open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  package init(extent: CGRect) { self.extent = extent }
  public convenience init?(image: UIImage) { self.init(extent: CGRect(origin: .zero, size: image.size)) }
  public convenience init(cgImage: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
}

open class CIVector: NSObject, @unchecked Sendable {
  public let x, y, z, w: CGFloat
  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// A filter by its name, whose output is its input.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any]
  public init?(name: String) { (self.name, values) = (name, [:]) }
  public init?(name: String, parameters: [String: Any]?) { (self.name, values) = (name, parameters ?? [:]) }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

public var kCIInputImageKey: String { "inputImage" }
public var kCIInputExtentKey: String { "inputExtent" }
public var kCIInputRadiusKey: String { "inputRadius" }
public var kCIInputIntensityKey: String { "inputIntensity" }

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var workingColorSpace: Self { Self(rawValue: "workingColorSpace") }
  public static var outputColorSpace: Self { Self(rawValue: "outputColorSpace") }
  public static var useSoftwareRenderer: Self { Self(rawValue: "useSoftwareRenderer") }
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static var RGBA8: Self { Self(rawValue: 0) }
  public static var BGRA8: Self { Self(rawValue: 1) }
  public static var ARGB8: Self { Self(rawValue: 2) }
}

/// Renders nothing: a bitmap stays unchanged.
open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) {}
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

/// A color by its channels, which are zero if only its name is known.
open class CIColor: NSObject, @unchecked Sendable {
  public let red, green, blue, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    var channels: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
    color.getRed(&channels.red, green: &channels.green, blue: &channels.blue, alpha: &channels.alpha)
    self.init(red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
  }
}
