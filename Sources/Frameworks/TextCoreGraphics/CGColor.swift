import TextUI

/// A color, as its name and its channels if they are known.
public final class CGColor: Hashable, @unchecked Sendable {
  package let color: Color
  package let channels: [Double]?

  package init(_ color: Color, channels: [Double]?) { (self.color, self.channels) = (color, channels) }

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
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.opacity(alpha), channels: channels.map { $0.dropLast() + [Double(alpha)] })
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  public init(cgColor: CGColor) { self = cgColor.color }
  public init(_ cgColor: CGColor) { self = cgColor.color }
  /// The color's channels, if they are known.
  public var cgColor: CGColor? { channels.map { CGColor(self, channels: $0) } }
}

/// A color space by its name. Colors are not converted.
open class CGColorSpace: NSObject, @unchecked Sendable {
  public let name: CFString?
  public init?(name: CFString) { self.name = name }
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceRGB")! }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceGray")! }
