extension AttributeScopes {
  /// What SwiftUI can say of a part of a text.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// What Foundation says of it on Apple's platforms.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

extension InlinePresentationIntent {
  fileprivate func apply(to traits: inout TextTraits) {
    if contains(.stronglyEmphasized) { traits.weight = .bold }
    if contains(.emphasized) { traits.isItalic = true }
    if contains(.code) { traits.isMonospaced = true }
    if contains(.strikethrough) { traits.isStruckThrough = true }
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
      if run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil {
        environment.builtIn.textTraits.isUnderlined = true
      }
      if run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
        environment.builtIn.textTraits.isStruckThrough = true
      }
      if let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] {
        intent.apply(to: &environment.builtIn.textTraits)
      }
      if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        environment.builtIn.controlWords.append("link \(AppText.name(outer.read(link.absoluteString)))")
      }
      append(String(text.characters[run.range]), environment)
    }
  }
}
