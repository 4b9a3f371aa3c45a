/// Content that a person opens and closes: `[> Advanced]` closed, `[v Advanced]` open, and `[~> Advanced~]` while it is disabled.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isExpandedByItself = false
  @Environment(\.self) private var environment

  nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  public var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByItself
    if let style = environment[StyleKey<DisclosureGroupStyleConfiguration>.self] {
      style.view(
        .init(label: .init(AnyView(label)), content: .init(AnyView(content())), isExpanded: isExpanded))
    } else {
      let sign = isExpanded.wrappedValue ? "v " : "> "
      MarkedLabel(Brackets(isEnabled: environment.isEnabled, sign: sign), sign: 20, label: label)
        .control {
          Semantics(
            role: .button, label: "", value: isExpanded.wrappedValue ? "expanded" : "collapsed",
            isEnabled: $0.isEnabled,
            press: { isExpanded.wrappedValue.toggle() })
        }
      if isExpanded.wrappedValue { content() }
    }
  }

  /// A group with a label of views that is closed at first, and remembers by itself whether it is open.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isExpanded: nil, content: content)
  }
  /// A group with a label of views, open while the binding is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// A group with a localized title that is closed at first, and remembers by itself whether it is open.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }
  /// A group whose title is shown as it is, closed at first, which remembers by itself whether it is open.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }
  /// A group with a localized title, open while the binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }
  /// A group whose title is shown as it is, open while the binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), isExpanded: isExpanded, content: content)
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// The disclosure group that a style is asked to make, as it was before the style.
  nonisolated public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(label: configuration.label, isExpanded: configuration.$isExpanded) { configuration.content }
  }
}
