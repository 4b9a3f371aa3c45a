extension AttributeScopes {
  /// SwiftUI's attributes of a part of a text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a part. Written as `headline`.
    public let font: FontAttribute
    /// The color of a part. Written as `red`.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind a part. Written as `on yellow`.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through a part. Written as `strikethrough`.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under a part. Written as `underline`.
    public let underlineStyle: UnderlineStyleAttribute
    /// The room between the letters of a part, in points. Written as `tracking 2`.
    public let kern: KerningAttribute
    /// The room between the letters of a part, in points, which goes before `kern`. Written as `tracking 2`.
    public let tracking: TrackingAttribute
    /// How far a part is above its line, in points. Written as `raised 4`.
    public let baselineOffset: BaselineOffsetAttribute
    /// How a part is meant: strong, emphasised, code or struck through. Written as `semibold`, `italic`, `monospaced` or `strikethrough`.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes of a part. A link has the note `link https://example.com`.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of `kern`.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// Foundation's attributes on Apple's platforms.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that SwiftUI knows: `AttributeScopes.SwiftUIAttributes`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds a key of SwiftUI's by its name, so that `text.foregroundColor` can be written.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// One whole line in the color of the text.
    public static let single = LineStyle()
    let pattern: Pattern
    let color: Color?
    /// A line in a pattern and a color; nil is the color of the text. Written as `underline dash in red`.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
  }
}

extension InlinePresentationIntent {
  fileprivate func apply(to traits: inout TextTraits) {
    if contains(.stronglyEmphasized) { traits.weight = .bold(over: traits.weight) }
    if contains(.emphasized) { traits.isItalic = true }
    if contains(.code) { traits.isMonospaced = true }
    if contains(.strikethrough) { traits.strikethrough = .style(.single) }
  }
}

extension AttributedString.Runs.Run {
  fileprivate var spacing: TextTraits {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var traits = TextTraits()
    traits.tracking = self[Keys.TrackingAttribute.self] ?? self[Keys.KerningAttribute.self]
    traits.raised = self[Keys.BaselineOffsetAttribute.self]
    return traits
  }
}

extension StyledText {
  mutating func append(_ text: AttributedString, _ outer: EnvironmentValues) {
    for run in text.runs {
      var environment = outer
      if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { environment.builtIn.font = font }
      if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        environment.builtIn.foreground = AnyShapeStyle(color)
      }
      if let style = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
        environment.builtIn.textTraits.underline = .style(style)
      }
      if let style = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        environment.builtIn.textTraits.strikethrough = .style(style)
      }
      if let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] {
        intent.apply(to: &environment.builtIn.textTraits)
      }
      if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        environment.builtIn.controlWords.append("link \(AppText.name(outer.read(link.absoluteString)))")
      }
      environment.builtIn.textTraits.formUnion(run.spacing)
      var style = environment.textStyle(nil)
      let background = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
      if let background, background != .clear {
        let word = background.note ?? "primary"
        style = style.with { $0.ground = $0.ground.and("on \(word)") }
      }
      append(String(text.characters[run.range]), environment, style, environment.lettering())
    }
  }
}
