import TextUI

// What UIKit hands on of Core Image: no pixel is known, and a filter changes none.

open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  init(extent: CGRect) { self.extent = extent }
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

/// A filter by its name: what comes out is what went in.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any]
  public init?(name: String) { (self.name, values) = (name, [:]) }
  public init?(name: String, parameters: [String: Any]?) { (self.name, values) = (name, parameters ?? [:]) }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = Self(rawValue: "workingColorSpace")
  public static let outputColorSpace = Self(rawValue: "outputColorSpace")
  public static let useSoftwareRenderer = Self(rawValue: "useSoftwareRenderer")
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let RGBA8 = Self(rawValue: 0)
  public static let BGRA8 = Self(rawValue: 1)
  public static let ARGB8 = Self(rawValue: 2)
}

open class CGColorSpace: NSObject, @unchecked Sendable {}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Renders nothing: a bitmap stays as it is.
open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) {}
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

/// A colour by its channels: zeros where only its name is known.
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
