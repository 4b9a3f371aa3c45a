/// Joins the glass of views inside. Text has none: the content is drawn as it is.
public struct GlassEffectContainer<Content: View> {
  let content: Content
}

extension GlassEffectContainer: View where Content: View {
  public var body: some View { content }

  /// Draws the content as it is; the distance at which glass joins is not kept.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
