/// Content that the user opens and closes: `[> Advanced]` closed, `[v Advanced]` open, and `[~> Advanced~]` while it is disabled.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isExpandedByItself = false
  @Environment(\.self) private var environment
}

extension DisclosureGroup: View where Label: View, Content: View {
  public var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByItself
    if let style = environment[StyleKey<DisclosureGroupStyleConfiguration>.self] {
      style.view(
        .init(label: .init(AnyView(label)), content: .init(AnyView(content())), isExpanded: isExpanded))
    } else {
      label.disclosing(isExpanded, isEnabled: environment.builtIn.isEnabled)
      if isExpanded.wrappedValue { content() }
    }
  }
  /// A group with a label of views, open while the binding is true; without a binding it starts closed and keeps its own state.
  nonisolated public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content, isExpanded: isExpanded) }
  /// A group with a localized title, open while the binding is true; without one it is closed at first.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text { self.init(label: Text(titleKey), content: content, isExpanded: isExpanded) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text { self.init(label: Text(label), content: content, isExpanded: isExpanded) }
  /// The disclosure group of a style's configuration, drawn without the style.
  nonisolated public init(
    _ configuration: DisclosureGroupStyleConfiguration
  ) where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
    self.init(label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
  }
}

extension View {
  /// The label of a control that opens and closes content: `[v Advanced]`, `[> Advanced]`.
  func disclosing(_ isExpanded: Binding<Bool>, isEnabled: Bool) -> some View {
    let isOpen = isExpanded.wrappedValue
    return marked(Brackets(isEnabled: isEnabled, sign: isOpen ? "v " : "> "), sign: 20)
      .control {
        Semantics(
          role: .button, label: "", value: isOpen ? "expanded" : "collapsed", isEnabled: $0.isEnabled,
          press: { isExpanded.wrappedValue = !isOpen })
      }
  }
}
