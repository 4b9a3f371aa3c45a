import TextUI

/// A colour, drawn by its name as SwiftUI's are: `Color(uiColor: .systemRed)` is `red`.
///
/// A colour that differs by its surroundings is the one of light ones.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let color: Color
  private let channels: [Double]?

  /// - Parameter channels: red, green, blue and how much covers what is behind, where they are known.
  init(_ color: Color, channels: [Double]?) {
    self.color = color
    self.channels = channels
  }

  public convenience init(_ color: Color) { self.init(color, channels: color.channels) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red, green: green, blue: blue, opacity: alpha), channels: [red, green, blue, alpha].map(Double.init))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  /// Of `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  public convenience init?(named name: String) { self.init(Color(name)) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Color(name, bundle: bundle))
  }
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  public convenience init(_ resource: ColorResource) { self.init(Color(resource)) }
  public convenience init(cgColor: CGColor) { self.init(cgColor.color, channels: cgColor.channels) }
  public convenience init(patternImage: UIImage) { self.init(Color("pattern")) }
  /// The colour for light surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(light.color, channels: light.channels)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(alpha), channels: channels.map { $0.dropLast() + [Double(alpha)] })
  }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  open var cgColor: CGColor { CGColor(color, channels: channels) }

  /// False where only the colour's name is known, as of an asset's.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let channels else { return false }
    for (place, value) in zip([red, green, blue, alpha], channels) { place?.pointee = CGFloat(value) }
    return true
  }
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let channels else { return false }
    white?.pointee = CGFloat(0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2])
    alpha?.pointee = CGFloat(channels[3])
    return true
  }
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let channels else { return false }
    let most = channels[..<3].max()!
    let span = most - channels[..<3].min()!
    var sixth = 0.0
    if span > 0 {
      sixth =
        most == channels[0]
        ? (channels[1] - channels[2]) / span
        : most == channels[1] ? 2 + (channels[2] - channels[0]) / span : 4 + (channels[0] - channels[1]) / span
    }
    hue?.pointee = CGFloat((sixth < 0 ? sixth + 6 : sixth) / 6)
    saturation?.pointee = CGFloat(most == 0 ? 0 : span / most)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(channels[3])
    return true
  }
  /// The colour's name, as an assistive technology says it.
  open var accessibilityName: String { color._note(in: EnvironmentValues()) ?? "primary" }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
