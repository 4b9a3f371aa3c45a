extension Text {
  private func with(_ change: (Looks) -> Void) -> Text {
    let looks = Looks(looks)
    change(looks)
    return Text(content: content, looks: looks)
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { with { $0.traits.weight = isActive ? .bold : .regular } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { with { $0.traits.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.traits.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { with { $0.traits.hasEqualDigits = true } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.traits.isUnderlined = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.traits.isStruckThrough = isActive }
  }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map(AnyShapeStyle.init) } }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.traits.tracking = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.traits.raised = offset } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { transformingEnvironment { $0.builtIn.font = font } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.weight = weight }
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.weight = isActive ? .bold : nil }
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.isItalic = isActive }
  }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.isUnderlined = isActive }
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.isStruckThrough = isActive }
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.builtIn.textTraits.isMonospaced = isActive }
  }
  nonisolated public func monospacedDigit() -> some View {
    transformingEnvironment { $0.builtIn.textTraits.hasEqualDigits = true }
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func lineLimit(_ limit: Int?) -> some View { environment(\.lineLimit, limit) }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.builtIn.lineLimit = limit
      $0.builtIn.reservesLineSpace = reservesSpace
    }
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformingEnvironment { $0.builtIn.leastLines = limit.lowerBound }
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformingEnvironment {
      $0.builtIn.leastLines = limit.lowerBound
      $0.builtIn.lineLimit = limit.upperBound
    }
  }
  /// Does nothing in text. On a device: lets letters move closer before text is cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
