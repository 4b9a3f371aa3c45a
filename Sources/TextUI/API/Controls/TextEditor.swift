/// Lines that a person types in. They are drawn as they are; the empty space below them is not.
public struct TextEditor {
  let text: Binding<String>

  /// Lines to type in, told as `several lines`.
  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    TextFieldBox(text: text, prompt: Text(verbatim: ""), isMultiline: true)
      .frame(maxHeight: .infinity, alignment: .top)
  }
}
