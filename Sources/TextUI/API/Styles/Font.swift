/// A font, as its name in a note: `headline`, `44pt`, `font:Inter 17pt`. Body text is the default and has no name.
public struct Font: Hashable, Sendable {
  let name: String?
  let size: FontSize
  private(set) var traits = TextTraits()
  /// Whether the app brings it.
  var isOfApp: Bool { name?.hasPrefix("font:") == true }

  private init(_ name: String?, _ size: FontSize) { (self.name, self.size) = (name, size) }

  /// For the title of a screen: 34 points at the usual size of text. Written as `largeTitle`.
  public static var largeTitle: Font { Font("largeTitle", .style(.largeTitle)) }
  /// For the first level of titles in a screen: 28 points at the usual size of text. Written as `title`.
  public static var title: Font { Font("title", .style(.title)) }
  /// For the second level of titles: 22 points at the usual size of text. Written as `title2`.
  public static var title2: Font { Font("title2", .style(.title2)) }
  /// For the third level of titles: 20 points at the usual size of text. Written as `title3`.
  public static var title3: Font { Font("title3", .style(.title3)) }
  /// For the heading of a few lines, semibold: 17 points at the usual size of text. Written as `headline`.
  public static var headline: Font { Font("headline", .style(.headline)) }
  /// For text below a heading: 15 points at the default text size. Written as `subheadline`.
  public static var subheadline: Font { Font("subheadline", .style(.subheadline)) }
  public static var body: Font { Font(nil, .style(.body)) }
  /// For text that is set off from the body: 16 points at the usual size of text. Written as `callout`.
  public static var callout: Font { Font("callout", .style(.callout)) }
  /// For notes: 13 points at the usual size of text. Written as `footnote`.
  public static var footnote: Font { Font("footnote", .style(.footnote)) }
  /// For text below a picture: 12 points at the default text size. Written as `caption`.
  public static var caption: Font { Font("caption", .style(.caption)) }
  /// For the smallest captions: 11 points at the usual size of text. Written as `caption2`.
  public static var caption2: Font { Font("caption2", .style(.caption2)) }

  /// The system's font of `size` points, whatever the user's text size. Written as `44pt`.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font("\(number(size))pt", points(size, growsAs: nil)).weighing(weight).design(design)
  }

  /// The system's font in the size of a text style. Written as `headline`; body text has no name.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style == .body ? nil : "\(style)", .style(style)).weighing(weight).design(design)
  }

  /// A font of the app's of `size` points, scaled with the user's text size. Written as `font:Inter 17pt`.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font("font:\(AppText.name(name)) \(number(size))pt", points(size, growsAs: .body))
  }
  /// A font of the app's of `fixedSize` points, whatever the user's text size. Written as `font:Inter 17pt`.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("font:\(AppText.name(name)) \(number(fixedSize))pt", points(fixedSize, growsAs: nil))
  }
  /// A font of the app's of `size` points, which grow as those of a text style do. Written as `font:Inter 17pt`.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font("font:\(AppText.name(name)) \(number(size))pt", points(size, growsAs: style))
  }

  /// The font with thicker or thinner letters. Written as `semibold`, unless the text style has that weight of its own.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = .of(weight) } }
  private func weighing(_ weight: Weight?) -> Font { weight.map { self.weight($0) } ?? self }
  /// The font with emphasized letters. Written as the emphasized weight of the text style: `bold` or `semibold`.
  public func bold() -> Font { with { $0.weight = .bold(over: $0.weight) } }
  /// The font with narrower or wider letters. Written as `condensed`.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// The font with slanted letters. Written as `italic`.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with letters that are equally wide. Written as `monospaced`.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The font with digits that are equally wide. Written as `digits`.
  public func monospacedDigit() -> Font { with { $0.hasEqualDigits = true } }
  /// The font with small capitals for small letters. Written as `small-caps`.
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

  private func with(_ change: (inout TextTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  private func design(_ design: Design?) -> Font { with { $0.design = design } }

  private static func points(_ size: CGFloat, growsAs style: TextStyle?) -> FontSize {
    // As large as a screen, at the most: a wider one is beyond any frame.
    .points(Cells.whole(max(0, min(10_000, size)) * 100), growsAs: style)
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// The purpose of a text, which decides its size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// From the largest, of a screen's title, to the smallest, of captions.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  /// The shape of letters. Written as `serif`, `rounded-design` or `monospaced`; the default is not written.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The thickness of letters. Written as its name where the text style has another one; thick letters are wider.
  public enum Weight: String, Hashable, Sendable {
    /// From the thinnest letters to the thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var name: String { rawValue }
    var isBold: Bool { [.bold, .heavy, .black].contains(self) }
    /// How wide letters of this weight are, in thousandths of regular ones.
    var width: Int {
      switch self {
      case .ultraLight, .thin, .light: 980
      case .regular, .medium: 1000
      case .semibold, .bold: 1050
      case .heavy, .black: 1090
      }
    }
  }

  /// The width of a font's letters, written in a note; the standard width has none.
  public enum Width: String, Hashable, Sendable {
    /// From the narrowest letters to wide ones. A note names it.
    case compressed, condensed, standard, expanded

    var name: String? { self == .standard ? nil : rawValue }
  }
}
