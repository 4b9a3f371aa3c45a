/// Controls in rows, as settings and entry forms have them.
public struct Form<Content: View> {
  let content: Content
}

extension Form: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { ListBody(selection: nil, content: content) }
}
