/// A label, and the color that the user chooses in a picker of the system's: `Accent  [<.>]`. The color stays as it is.
nonisolated public struct ColorPicker<Label: View>: View {
  let label: Label
  let selection: Binding<Color>

  @MainActor public var body: some View {
    LabeledContent(content: { ColorWell(color: selection.wrappedValue) }, label: { label })
  }
  /// A color picker with a label of views. Whether its colors may be transparent makes no difference in text.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(titleKey)
    self.selection = selection
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(title)
    self.selection = selection
  }
}

private struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Circle().fill(color).frame(width: 22, height: 20).marked(Brackets(isEnabled: isEnabled)).padding(.horizontal, 3)
  }
}
