/// The common modifiers of SwiftUI that change nothing in text: no golden can notice their removal.
enum IgnoredModifiers {
  static var names: Set<String> {
    Set(
      """
      accessibilityFocused accessibilityRespondsToUserInteraction accessibilityRotorEntry animation antialiased
      compositingGroup contentMargins contentShape contentTransition edgesIgnoringSafeArea
      flipsForRightToLeftLayoutDirection geometryGroup hoverEffect ignoresSafeArea indexViewStyle inset interpolation
      matchedGeometryEffect navigationTransition onDrop onHover presentationBackground presentationCornerRadius
      previewDevice previewLayout scrollBounceBehavior scrollClipDisabled scrollDisabled scrollDismissesKeyboard
      scrollTargetLayout symbolEffect tableStyle transaction transition
      """.split { " \n".contains($0) }.map { "." + $0 })
  }
}
