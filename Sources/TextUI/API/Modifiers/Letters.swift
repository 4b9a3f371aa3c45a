// How letters and symbols look beyond their font: words in a note.

extension View {
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.design = design }
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.width = width }
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.lineSpacing = lineSpacing }
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.tracking = tracking }
  }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.raised = offset }
  }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    transformingEnvironment { $0.builtIn.symbolLooks.scale = scale }
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbolVariants = variant }
  }
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
