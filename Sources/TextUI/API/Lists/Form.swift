/// Controls in rows, as settings and entry forms have them.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formBody) private var style

  private init(of content: Content) { self.content = content }

  /// A form of the controls in `content`, each of them a row.
  public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }

  @MainActor @ViewBuilder public var body: some View {
    if let style {
      style.view(FormStyleConfiguration(content: .init(AnyView(content))))
    } else {
      ListBody(selection: nil, content: content)
    }
  }
  /// The form of a style's configuration, drawn without the style.
  public init(
    _ configuration: FormStyleConfiguration
  ) where Content == FormStyleConfiguration.Content { self.init(of: configuration.content) }
}

extension EnvironmentValues {
  fileprivate var formBody: StyleBody<FormStyleConfiguration>? { self[StyleKey<FormStyleConfiguration>.self] }
}
