// How letters and symbols look beyond their font: words in a note.

nonisolated extension View {
  /// The design of letters inside, written as `serif`, `rounded-design` or `monospaced`.
  public func fontDesign(_ design: Font.Design?) -> some View { settingTraits { $0.design = design } }
  /// How narrow letters inside are, written as `compressed`, `condensed` or `expanded`.
  public func fontWidth(_ width: Font.Width?) -> some View { settingTraits { $0.width = width } }
  /// Points between the lines of a text, written as `line-spacing 4`.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { settingTraits { $0.lineSpacing = lineSpacing } }
  /// Points between letters, as `tracking(_:)`.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  /// Points between letters, written as `tracking 2`.
  public func tracking(_ tracking: CGFloat) -> some View { settingTraits { $0.tracking = tracking } }
  /// How many points letters are above their line, written as `raised 4`.
  public func baselineOffset(_ offset: CGFloat) -> some View { settingTraits { $0.raised = offset } }
  /// The size of symbols inside, written as `scale-large`. A larger symbol takes more room.
  public func imageScale(_ scale: Image.Scale) -> some View { setting(\.symbolLooks.scale, scale) }
  /// The variant of symbols inside, written as `variant.fill` behind the symbol's name.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants = variant }
  }
  /// How symbols inside take their colors, written as its name, such as `hierarchical`; `monochrome` is not written.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { setting(\.symbolLooks.mode, mode) }
}

struct SymbolLooks: Hashable, Sendable {
  var scale: Image.Scale?
  var variant = SymbolVariants.none
  var mode: SymbolRenderingMode?

  var words: String? {
    var words: String?
    if let mode, mode != .monochrome { words = words.and(mode.name) }
    words = words.and(variant.words)
    if let scale, scale != .medium { words = words.and("scale-\(scale)") }
    return words
  }
}

extension EnvironmentValues {
  /// The variant of symbols inside: `circle`, `fill`.
  public var symbolVariants: SymbolVariants {
    get { builtIn.symbolLooks.variant }
    set { builtIn.symbolLooks.variant = newValue }
  }
}

/// The forms that symbols take beside their names, shown in a note: `variant.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  private var names: [String] = []
  /// Symbols as their names say, without a note.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// Symbols in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Symbols that are filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Symbols with a line through them.
  public static let slash = SymbolVariants(names: ["slash"])
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  /// The same, in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  /// The same, in a square.
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  /// The same, with a line through it.
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }

  var words: String? { names.isEmpty ? nil : "variant." + names.joined(separator: ".") }
}
