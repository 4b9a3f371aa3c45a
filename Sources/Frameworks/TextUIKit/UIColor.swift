import TextUI

/// A color, drawn by its name like a SwiftUI color: `Color(uiColor: .systemRed)` is `red`.
///
/// A dynamic color has its light variant.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let color: Color
  private let channels: [Double]?

  init(_ color: Color, channels: [Double]?) { (self.color, self.channels) = (color, channels) }

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
  public convenience init?(named name: String) {
    guard let color = Color(known: name) else { return nil }
    self.init(color)
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  public convenience init(_ resource: ColorResource) { self.init(Color(resource)) }
  public convenience init(cgColor: CGColor) { self.init(cgColor.color, channels: cgColor.channels) }
  public convenience init(patternImage: UIImage) { self.init(Color("pattern")) }
  /// The color's light variant.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(light.color, channels: light.channels)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(alpha), channels: channels.map { $0.dropLast() + [Double(alpha)] })
  }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  open var cgColor: CGColor { CGColor(color, channels: channels) }

  /// Returns false if only the color's name is known, as for an asset.
  @discardableResult open func getRed(
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
  @discardableResult open func getHue(
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
  /// The color's name for assistive technologies.
  open var accessibilityName: String { color._note(in: EnvironmentValues()) ?? "primary" }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }

  private static func of(_ color: Color, _ channels: Double...) -> UIColor {
    UIColor(color, channels: channels.isEmpty ? nil : channels + [1])
  }
  private static func system(_ name: String) -> UIColor { UIColor(Color(named: name), channels: nil) }

  public static var red: UIColor { of(.red, 1, 0, 0) }
  public static var green: UIColor { of(.green, 0, 1, 0) }
  public static var blue: UIColor { of(.blue, 0, 0, 1) }
  public static var cyan: UIColor { of(.cyan, 0, 1, 1) }
  public static var yellow: UIColor { of(.yellow, 1, 1, 0) }
  public static var orange: UIColor { of(.orange, 1, 0.5, 0) }
  public static var purple: UIColor { of(.purple, 0.5, 0, 0.5) }
  public static var brown: UIColor { of(.brown, 0.6, 0.4, 0.2) }
  public static var black: UIColor { of(.black, 0, 0, 0) }
  public static var white: UIColor { of(.white, 1, 1, 1) }
  public static var gray: UIColor { of(.gray, 0.5, 0.5, 0.5) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var clear: UIColor { UIColor(.clear, channels: [0, 0, 0, 0]) }

  public static var systemRed: UIColor { of(.red) }
  public static var systemGreen: UIColor { of(.green) }
  public static var systemBlue: UIColor { of(.blue) }
  public static var systemOrange: UIColor { of(.orange) }
  public static var systemYellow: UIColor { of(.yellow) }
  public static var systemPink: UIColor { of(.pink) }
  public static var systemPurple: UIColor { of(.purple) }
  public static var systemTeal: UIColor { of(.teal) }
  public static var systemCyan: UIColor { of(.cyan) }
  public static var systemMint: UIColor { of(.mint) }
  public static var systemIndigo: UIColor { of(.indigo) }
  public static var systemBrown: UIColor { of(.brown) }
  public static var systemGray: UIColor { of(.gray) }

  public static var systemGray2: UIColor { system("systemGray2") }
  public static var systemGray3: UIColor { system("systemGray3") }
  public static var systemGray4: UIColor { system("systemGray4") }
  public static var systemGray5: UIColor { system("systemGray5") }
  public static var systemGray6: UIColor { system("systemGray6") }

  public static var label: UIColor { of(.primary) }
  public static var secondaryLabel: UIColor { of(.secondary) }
  public static var tintColor: UIColor { of(.accentColor) }
  public static var tertiaryLabel: UIColor { system("tertiary") }
  public static var quaternaryLabel: UIColor { system("quaternary") }
  public static var placeholderText: UIColor { system("placeholder") }
  public static var link: UIColor { system("link") }
  public static var separator: UIColor { system("separator") }
  public static var opaqueSeparator: UIColor { system("opaqueSeparator") }
  public static var systemBackground: UIColor { system("systemBackground") }
  public static var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  public static var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  public static var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  public static var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackground") }
  public static var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackground") }
  public static var systemFill: UIColor { system("systemFill") }
  public static var secondarySystemFill: UIColor { system("secondarySystemFill") }
  public static var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
  public static var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
  public static var darkText: UIColor { system("darkText") }
  public static var lightText: UIColor { system("lightText") }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

// Colours by name. System colors are drawn as the styles that they represent.
