/// Views that belong together, under a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.self) private var environment
}

extension GroupBox: View where Label: View, Content: View {
  public var body: some View {
    if let style = environment[StyleKey<GroupBoxStyleConfiguration>.self] {
      style.view(.init(label: .init(AnyView(label)), content: .init(AnyView(content))))
    } else {
      let box = VStack(alignment: .leading) {
        label.font(.headline)
        VStack { content }
      }
      if let ground = environment.backgroundStyle { box.background(ground, in: .rect(cornerRadius: 8)) } else { box }
    }
  }
  /// A box with a label of views above its content, or without a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(label: label(), content: content())
  }
  /// A box with a label, one view, above its content.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
  /// A box with a localized title above its content.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(label: Text(title), content: content()) }
  /// The group box of a style's configuration, drawn without the style.
  nonisolated public init(
    _ configuration: GroupBoxStyleConfiguration
  ) where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    self.init(label: configuration.label, content: configuration.content)
  }
}
