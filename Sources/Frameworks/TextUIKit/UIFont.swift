import TextUI

/// A font, drawn by its name like a SwiftUI font. It has the metrics of the system font.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  let font: Font
  public let fontName: String
  public let pointSize: CGFloat

  init(_ font: Font, name: String, size: CGFloat) {
    self.font = font
    fontName = name
    pointSize = size
  }

  private static let systemName = ".AppleSystemUIFont"

  /// Encoded as its name and its size.
  public static var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") else { return nil }
    let descriptor = UIFontDescriptor(
      name: String(name) == Self.systemName ? nil : String(name),
      pointSize: coder.decodeDouble(forKey: "UIFontPointSize"))
    self.init(descriptor: descriptor, size: descriptor.pointSize)
  }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: fontName), forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(Font.custom(name, fixedSize: size), name: name, size: size)
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let size = size == 0 ? descriptor.pointSize : size
    self.init(descriptor.font(size: size), name: descriptor.name ?? Self.systemName, size: size)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size), name: systemName, size: size)
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.shown), name: systemName, size: size)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font.system(size: size).italic(), name: systemName, size: size)
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.shown, design: .monospaced), name: systemName, size: size)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.shown).monospacedDigit(), name: systemName, size: size)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.shown), name: systemName, size: style.size)
  }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  /// Always empty: an app's fonts are unknown.
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName family: String) -> [String] { [] }

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }
  open var familyName: String { fontName }
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { -pointSize * 0.24 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize * 0.52 }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName == Self.systemName ? nil : fontName, pointSize: pointSize)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static var ultraLight: Weight { Weight(rawValue: -0.8) }
    public static var thin: Weight { Weight(rawValue: -0.6) }
    public static var light: Weight { Weight(rawValue: -0.4) }
    public static var regular: Weight { Weight(rawValue: 0) }
    public static var medium: Weight { Weight(rawValue: 0.23) }
    public static var semibold: Weight { Weight(rawValue: 0.3) }
    public static var bold: Weight { Weight(rawValue: 0.4) }
    public static var heavy: Weight { Weight(rawValue: 0.56) }
    public static var black: Weight { Weight(rawValue: 0.62) }

    var shown: Font.Weight? {
      let names: [Weight: Font.Weight] = [
        .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium, .semibold: .semibold, .bold: .bold,
        .heavy: .heavy, .black: .black,
      ]
      return names[self]
    }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var largeTitle: TextStyle { TextStyle(rawValue: "largeTitle") }
    public static var title1: TextStyle { TextStyle(rawValue: "title") }
    public static var title2: TextStyle { TextStyle(rawValue: "title2") }
    public static var title3: TextStyle { TextStyle(rawValue: "title3") }
    public static var headline: TextStyle { TextStyle(rawValue: "headline") }
    public static var subheadline: TextStyle { TextStyle(rawValue: "subheadline") }
    public static var body: TextStyle { TextStyle(rawValue: "body") }
    public static var callout: TextStyle { TextStyle(rawValue: "callout") }
    public static var footnote: TextStyle { TextStyle(rawValue: "footnote") }
    public static var caption1: TextStyle { TextStyle(rawValue: "caption") }
    public static var caption2: TextStyle { TextStyle(rawValue: "caption2") }

    var shown: Font.TextStyle { Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body }
    var size: CGFloat {
      switch shown {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }
}

extension Font { public init(_ font: UIFont) { self = font.font } }

/// The traits of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let name: String?
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  private let design: Font.Design?

  init(name: String?, pointSize: CGFloat, traits: SymbolicTraits = [], design: Font.Design? = nil) {
    self.name = name
    self.pointSize = pointSize
    symbolicTraits = traits
    self.design = design
  }

  public convenience init(name: String, size: CGFloat) { self.init(name: name, pointSize: size) }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(name: nil, pointSize: style.size, traits: style == .headline ? .traitBold : [])
  }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: name, pointSize: pointSize, traits: traits, design: design)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: name, pointSize: pointSize, traits: symbolicTraits, design: design.shown)
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, pointSize: size, traits: symbolicTraits, design: design)
  }

  func font(size: CGFloat) -> Font {
    var font = name.map { Font.custom($0, fixedSize: size) } ?? .system(size: size, design: design)
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    return font
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
    public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 32) }
    public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 64) }
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1024) }
    public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var `default`: SystemDesign { SystemDesign(rawValue: "default") }
    public static var rounded: SystemDesign { SystemDesign(rawValue: "rounded") }
    public static var serif: SystemDesign { SystemDesign(rawValue: "serif") }
    public static var monospaced: SystemDesign { SystemDesign(rawValue: "monospaced") }

    var shown: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }
}

/// Scales fonts for the user's text size, which is always the default.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle style: UIFont.TextStyle) {}
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledFont(for font: UIFont) -> UIFont { font }
}
