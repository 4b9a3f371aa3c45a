/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView
  @Environment(\.self) private var environment
}

extension ControlGroup: View where Content: View {
  public var body: some View {
    if let style = environment[StyleKey<ControlGroupStyleConfiguration>.self] {
      style.view(.init(content: .init(AnyView(content)), label: .init(label)))
    } else {
      HStack { content }
    }
  }
  /// A group of controls. Its label, if there is one, is drawn by an app's own style alone.
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L = { EmptyView() }) {
    self.init(content: content(), label: AnyView(label()))
  }
  /// A group of controls with a localized title, which only an app's own style draws.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleKey)))
  }
  /// The control group of a style's configuration, drawn without the style.
  nonisolated public init(
    _ configuration: ControlGroupStyleConfiguration
  ) where Content == ControlGroupStyleConfiguration.Content {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}
