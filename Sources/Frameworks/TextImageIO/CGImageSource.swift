@_exported import TextCoreGraphics
import TextUI

/// A picture's data, which is recognized by its header. Only its format and size are known.
public final class CGImageSource: Sendable {
  let format: String
  let image: CGImage
  init?(_ data: Data?) {
    guard let header = data.flatMap({ PictureHeader($0) }) else { return nil }
    (format, image) = (header.format, CGImage(header))
  }
}
/// Nil if the file cannot be read as a picture.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(FileManager.default.contents(atPath: url.path))
}
/// Nil if the data is not a picture.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  ["gif": "com.compuserve.gif", "webp": "org.webmproject.webp"][source.format] ?? "public.\(source.format)"
}
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { CGImageSourceCreateImageAtIndex(source, index, options) }
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }
/// The picture's size, if its header has it.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  guard source.image.width > 0 else { return [:] }
  return [kCGImagePropertyPixelWidth: source.image.width, kCGImagePropertyPixelHeight: source.image.height]
}

/// Encodes nothing: its data stays empty, and to finish it fails.
public final class CGImageDestination: Sendable { init() {} }
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
@discardableResult public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }

/// The side of a picture that is up, as cameras write it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
