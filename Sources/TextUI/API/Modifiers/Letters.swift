// How letters and symbols look beyond their font: words in a note.

extension View {
  /// The design of letters inside, told as `serif`, `rounded-design` or `monospaced`.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.design = design }
  }
  /// How narrow letters inside are, told as `compressed`, `condensed` or `expanded`.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.width = width }
  }
  /// Points between the lines of a text, told as `line-spacing 4`.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.lineSpacing = lineSpacing }
  }
  /// Points between letters, as `tracking(_:)`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  /// Points between letters, told as `tracking 2`.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.tracking = tracking }
  }
  /// How many points letters stand above their line, told as `raised 4`.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.raised = offset }
  }
  /// The size of symbols inside, told as `scale-large`. A larger symbol takes more room.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    transformingEnvironment { $0.builtIn.symbolLooks.scale = scale }
  }
  /// The variant of symbols inside, told as `variant.fill` behind the symbol's name.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants = variant }
  }
  /// How symbols inside take their colours, told by its name, such as `hierarchical`; `monochrome` is not told.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    transformingEnvironment { $0.builtIn.symbolLooks.mode = mode }
  }
}

/// How symbols are drawn.
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
