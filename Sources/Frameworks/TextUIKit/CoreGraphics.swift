import TextUI

// What UIKit hands on of Core Graphics.

/// A colour, as its name and, where they are known, its channels.
public final class CGColor: Hashable, @unchecked Sendable {
  let color: Color
  let channels: [Double]?

  init(_ color: Color, channels: [Double]?) {
    self.color = color
    self.channels = channels
  }

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
  /// The colour's channels, where they are known.
  public var cgColor: CGColor? { channels.map { CGColor(self, channels: $0) } }
}
