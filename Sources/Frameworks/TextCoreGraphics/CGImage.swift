import TextUI

extension CGImage {
  package convenience init(_ header: PictureHeader) {
    let words = header.width > 0 ? "\(header.format)-\(header.width)x\(header.height)" : header.format
    let ratio = header.height > 0 ? Double(header.width) / Double(header.height) : nil
    self.init(Image(drawn: words, ratio: ratio), size: CGSize(width: header.width, height: header.height))
  }
  package convenience init(drawnAt size: CGSize) {
    let ratio = size.height > 0 ? Double(size.width / size.height) : nil
    self.init(Image(drawn: "drawn", ratio: ratio), size: size)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The same picture with the size of the part; nil if the part is outside of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(origin: .zero, size: size))
    return part.isNull || part.isEmpty ? nil : CGImage(image, size: part.size)
  }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var alphaInfoMask: Self { Self(rawValue: 0x1F) }
  public static var byteOrder32Little: Self { Self(rawValue: 2 << 12) }
}
