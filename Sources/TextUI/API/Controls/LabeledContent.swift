/// A label at the leading edge and its content at the trailing one.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.self) private var environment
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    if let style = environment[StyleKey<LabeledContentStyleConfiguration>.self] {
      style.view(.init(label: .init(AnyView(label)), content: .init(AnyView(content))))
    } else {
      ControlRow(label: label) { content }.namingItsControls()
    }
  }
  /// A row of a label of views and a content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent {
  /// A row of a localized title and a content.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text, Content: View { self.init(label: Text(titleKey), content: content()) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text, Content: View { self.init(label: Text(title), content: content()) }
  /// The row of a style's configuration, drawn without the style.
  nonisolated public init(
    _ configuration: LabeledContentStyleConfiguration
  ) where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  /// A row of a localized title and a value, written by a format.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension View {
  /// The label beside a control in a labeled row names the control as well: the user finds the field by it.
  fileprivate func namingItsControls() -> some View {
    modifier(
      ElementsChange { inner, _ in
        let name = inner.filter(\.isStatic).readAloud
        guard !name.isEmpty else { return inner }
        return inner.map { element in
          var element = element
          if !element.isStatic {
            element.inputLabels.append(name)
            if element.label == name, element.factBox != nil { element.facts.drawn = name }
          }
          return element
        }
      })
  }
}
