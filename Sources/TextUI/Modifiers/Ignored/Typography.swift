// How letters look beyond what a note tells. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Chooses a design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Chooses the font's width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Distances between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Distances between letters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Distances between letters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Raises the letters.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { self }
  /// Chooses the size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Limits the size of text.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
  /// Scales symbols.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Chooses a variant of symbols.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Chooses how symbols are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// How well text is set.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
