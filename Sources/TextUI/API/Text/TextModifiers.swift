extension Text {
  /// Sets the text's font; nil for that of the views around. Written as its name: `headline`.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets how thick the letters are; nil for the weight of the font. Written as `semibold` where the text style has another one.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.traits.weight = weight.map { .of($0) } ?? .ofFont }
  }
  /// Emphasizes the letters. Written as the emphasized weight of the text style: `bold` for titles and fonts of the app's,
  /// `semibold` for smaller styles, and nothing for a headline, which is semibold.
  public func bold() -> Text { bold(true) }
  /// Emphasizes the letters, or not, whatever the views around say.
  public func bold(_ isActive: Bool) -> Text {
    with {
      if isActive { return $0.traits.weight = .bold(over: $0.traits.weight) }
      if case .of(let weight)? = $0.traits.weight?.unbold, weight.width <= 1000 {
        return $0.traits.weight = .of(weight)
      }
      $0.traits.weight = .unemphasized
    }
  }
  /// Slants the letters. Written as `italic`.
  public func italic() -> Text { italic(true) }
  /// Slants the letters, or has them upright where `isActive` is false. Written as `italic`.
  public func italic(_ isActive: Bool) -> Text { with { $0.traits.isItalic = isActive } }
  /// Makes all letters equally wide, which their room in a line shows. Written as `monospaced`.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.traits.isMonospaced = isActive } }
  /// Makes all digits equally wide. Written as `digits`.
  public func monospacedDigit() -> Text { with { $0.traits.hasEqualDigits = true } }
  /// Draws a line under the text. Written as `underline`, or `underline dash in red`.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.traits.underline = TextLine(isActive, pattern, color) }
  }
  /// Draws a line through the text. Written as `strikethrough`, or `strikethrough dash in red`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.traits.strikethrough = TextLine(isActive, pattern, color) }
  }
  /// Sets the text's color; nil for that of the views around. Written as `red`.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map(AnyShapeStyle.init) } }
  /// Draws the text in a style. Written as `red`, `secondary`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
  /// Puts room between the letters, in points; less than zero brings them closer. Written as `tracking 2`.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  /// Puts room between the letters, in points; less than zero brings them closer. Written as `tracking 2`.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.traits.tracking = tracking } }
  /// Lifts the text above its line, in points; less than zero lowers it. Written as `raised 4`.
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.traits.raised = offset } }
  /// Sets the shape of the letters; nil for the value of the views around. Written as `serif`.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
  /// Sets how wide the letters are; nil for the value of the views around. Written as its name.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }
}

nonisolated extension View {
  /// Sets the font of the text inside; nil for the body's. Written as its name: `headline`.
  public func font(_ font: Font?) -> some View { setting(\.font, font) }
  /// Sets how thick the letters inside are; nil for the weight of their font. Written as `semibold` where the text style has another.
  public func fontWeight(_ weight: Font.Weight?) -> some View { settingTraits { $0.weight = weight.map { .of($0) } } }
  /// Emphasizes the letters inside, or takes a `bold()` around back. Written as the emphasized weight of their text style.
  public func bold(_ isActive: Bool = true) -> some View {
    settingTraits { $0.weight = isActive ? .bold(over: $0.weight) : $0.weight?.unbold }
  }
  /// Slants the letters inside, or takes an `italic()` around back. Written as `italic`.
  public func italic(_ isActive: Bool = true) -> some View { settingTraits { $0.isItalic = isActive } }
  /// Draws a line under the text inside. Written as `underline`, or `underline dash in red`.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    settingTraits { $0.underline = TextLine(isActive, pattern, color) }
  }
  /// Draws a line through the text inside. Written as `strikethrough`, or `strikethrough dash in red`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    settingTraits { $0.strikethrough = TextLine(isActive, pattern, color) }
  }
  /// Makes all letters inside equally wide, which their room in a line shows. Written as `monospaced`.
  public func monospaced(_ isActive: Bool = true) -> some View { settingTraits { $0.isMonospaced = isActive } }
  /// Makes all digits inside equally wide. Written as `digits`.
  public func monospacedDigit() -> some View { settingTraits { $0.hasEqualDigits = true } }
  /// Draws the text inside in large or in small letters; nil as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View { setting(\.textCase, textCase) }
  /// How many lines a text inside may have; nil for as many as it needs. A longer one is cut, with `...`.
  public func lineLimit(_ limit: Int?) -> some View { setting(\.lineLimit, limit) }
  /// How many lines a text inside may have, and whether it takes the room of all of them in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.builtIn.lineLimit = limit
      $0.builtIn.reservesLineSpace = reservesSpace
    }
  }
  /// How many lines' room a text inside takes at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { setting(\.leastLines, limit.lowerBound) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { setting(\.lineLimit, limit.upperBound) }
  /// How many lines' room a text inside takes at least, and how many lines it may have.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformingEnvironment {
      $0.builtIn.leastLines = limit.lowerBound
      $0.builtIn.lineLimit = limit.upperBound
    }
  }
  /// Where text is cut that has no room: `...` replaces it, and the note has `cut`.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { setting(\.truncationMode, mode) }
  /// The alignment of the lines of a text inside. Written as `centered` or `trailing` of a text that wraps.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting(\.multilineTextAlignment, alignment)
  }
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
