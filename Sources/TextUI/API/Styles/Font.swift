/// A font, as its name in a note: `headline`, `44pt`, `font:Inter 17pt`. Body text is the default and has no name.
public struct Font: Hashable, Sendable {
  let name: String?
  let size: FontSize
  /// What the font itself says of its letters.
  private(set) var traits = TextTraits()

  private init(_ name: String?, _ size: FontSize) {
    self.name = name
    self.size = size
  }

  public static let largeTitle = Font("largeTitle", .style(.largeTitle))
  public static let title = Font("title", .style(.title))
  public static let title2 = Font("title2", .style(.title2))
  public static let title3 = Font("title3", .style(.title3))
  public static let headline = Font("headline", .style(.headline))
  public static let subheadline = Font("subheadline", .style(.subheadline))
  public static let body = Font(nil, .style(.body))
  public static let callout = Font("callout", .style(.callout))
  public static let footnote = Font("footnote", .style(.footnote))
  public static let caption = Font("caption", .style(.caption))
  public static let caption2 = Font("caption2", .style(.caption2))

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font("\(number(size))pt", points(size, isScaled: false)).weighing(weight).design(design)
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style == .body ? nil : "\(style)", .style(style)).weighing(weight).design(design)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font("font:\(AppText.name(name)) \(number(size))pt", points(size, isScaled: true))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("font:\(AppText.name(name)) \(number(fixedSize))pt", points(fixedSize, isScaled: false))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  private func weighing(_ weight: Weight?) -> Font { weight.map { self.weight($0) } ?? self }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  public func monospacedDigit() -> Font { with { $0.hasEqualDigits = true } }
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }
  public func leading(_ leading: Leading) -> Font { self }

  private func with(_ change: (inout TextTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  private func design(_ design: Design?) -> Font { with { $0.design = design } }

  private static func points(_ size: CGFloat, isScaled: Bool) -> FontSize {
    // As large as a screen, at the most: what is wider is beyond any frame.
    .points(Cells.whole(max(0, min(10_000, size)) * 100), isScaled: isScaled)
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public struct Weight: Hashable, Sendable {
    let name: String
    /// How wide letters of this weight are, in thousandths of regular ones.
    let width: Int
    public static let ultraLight = Weight(name: "ultraLight", width: 980)
    public static let thin = Weight(name: "thin", width: 980)
    public static let light = Weight(name: "light", width: 980)
    public static let regular = Weight(name: "regular", width: 1000)
    public static let medium = Weight(name: "medium", width: 1000)
    public static let semibold = Weight(name: "semibold", width: 1050)
    public static let bold = Weight(name: "bold", width: 1050)
    public static let heavy = Weight(name: "heavy", width: 1090)
    public static let black = Weight(name: "black", width: 1090)
  }
}
