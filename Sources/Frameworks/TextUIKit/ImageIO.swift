import TextUI

// What UIKit hands on of Image I/O: a picture is told by its header, and nothing is written.

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"

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
