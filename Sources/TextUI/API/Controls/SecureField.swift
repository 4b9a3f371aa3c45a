/// A line that the user types a secret in: it shows a star for each character.
public struct SecureField<Label: View> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  var onCommit: () -> Void = {}
}

extension SecureField: View where Label: View {
  public var body: some View {
    TextFieldBox(text: text, prompt: prompt ?? label as? Text ?? Text(verbatim: ""), isSecure: true, commit: onCommit)
      .modifier(NamedElement(side: label))
  }
  /// A field named by a label of views, which is not drawn; while it is empty it shows its prompt, or a label that is a text.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }
  /// A field with a localized title, shown while it is empty without a prompt: `|(Password)     |`. A submit runs the action.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, onCommit: @escaping () -> Void = {}
  ) where Label == Text { self.init(label: Text(titleKey), text: text, prompt: prompt, onCommit: onCommit) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, onCommit: @escaping () -> Void = {}
  ) where Label == Text { self.init(label: Text(title), text: text, prompt: prompt, onCommit: onCommit) }
}
