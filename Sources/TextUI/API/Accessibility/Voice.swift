// How VoiceOver speaks a part of the screen.

nonisolated extension View {
  /// The level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    changingElement { element, _ in
      guard level != .unspecified else { return }
      AccessibilityTraits.isHeader.add(to: &element)
      element.facts.more.append("heading level \(level.rawValue)")
    }
  }
  /// The kind of the text, for VoiceOver.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    modifier(PartFact(fact: type == .plain ? nil : "read as \(type.rawValue)"))
  }
  /// Whether the voice that reads the text names its punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(PartFact(fact: value ? "punctuation is read" : nil))
  }
}

/// The level of a heading, written as `heading level 1`: level 1 is the top. A heading without a level has no note.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The kind of a text, so that VoiceOver can read it as such.
public enum AccessibilityTextContentType: String, Hashable, Sendable {
  /// As any text, as code or a log, or as a story.
  case plain, console, narrative
}
