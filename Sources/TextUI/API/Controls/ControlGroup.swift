/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView
  @Environment(\.self) private var environment

  nonisolated private init(content: Content, label: AnyView) {
    self.content = content
    self.label = label
  }
}

extension ControlGroup: View where Content: View {
  public var body: some View {
    if let style = environment[StyleKey<ControlGroupStyleConfiguration>.self] {
      style.view(.init(content: .init(AnyView(content)), label: .init(label)))
    } else {
      HStack { content }
    }
  }

  /// A group of controls without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(EmptyView()))
  }
  /// A group of controls with a label, which only an app's own style draws.
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content(), label: AnyView(label()))
  }
  /// A group of controls with a localized title, which only an app's own style draws.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleKey)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The control group that a style is asked to make, as it was before the style.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}
