import TextUI

// The part of Core Graphics that UIKit re-exports.

/// A color, as its name and its channels if they are known.
public final class CGColor: Hashable, @unchecked Sendable {
  let color: Color
  let channels: [Double]?

  init(_ color: Color, channels: [Double]?) { (self.color, self.channels) = (color, channels) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red, green: green, blue: blue, opacity: alpha), channels: [red, green, blue, alpha].map(Double.init))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  public var components: [CGFloat]? { channels?.map { CGFloat($0) } }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { channels.map { CGFloat($0[3]) } ?? 1 }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  public init(cgColor: CGColor) { self = cgColor.color }
  public init(_ cgColor: CGColor) { self = cgColor.color }
  /// The color's channels, if they are known.
  public var cgColor: CGColor? { channels.map { CGColor(self, channels: $0) } }
}

// The part of Core Image that UIKit re-exports. Images have no pixels, and filters change nothing.

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

open class CGColorSpace: NSObject, @unchecked Sendable {}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

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

// The part of Image I/O that UIKit re-exports: a picture is recognised by its header, and nothing is written.

public var kCGImageSourceShouldCache: String { "kCGImageSourceShouldCache" }
public var kCGImageSourceCreateThumbnailFromImageAlways: String { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailWithTransform: String { "kCGImageSourceCreateThumbnailWithTransform" }
public var kCGImageSourceThumbnailMaxPixelSize: String { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageDestinationLossyCompressionQuality: String { "kCGImageDestinationLossyCompressionQuality" }

public final class CGImageSource: Sendable {
  let image: CGImage?
  init(_ image: CGImage?) { self.image = image }
}
public func CGImageSourceCreateWithURL(_ url: URL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(UIImage(contentsOfFile: url.path)?.cgImage)
}
public func CGImageSourceCreateWithData(_ data: Data, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(UIImage(data: data)?.cgImage)
}
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { source.image }
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { source.image }

public final class CGImageDestination: Sendable { init() {} }
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
@discardableResult public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
