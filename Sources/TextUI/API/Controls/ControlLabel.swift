extension EnvironmentValues { @Entry var labelsHidden: Bool = false }

extension View {
  /// Leaves out the labels of the controls inside; they still name the controls for assistive technologies.
  nonisolated public func labelsHidden() -> some View { transformingEnvironment { $0.labelsHidden = true } }
}

nonisolated struct ControlLabel<Label: View>: View {
  let label: Label
  @Environment(\.labelsHidden) private var isHidden

  init(_ label: Label) { self.label = label }

  @MainActor var body: some View { if !isHidden { LabelLines(label) } }
}

nonisolated struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsHidden) private var isHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if !isHidden {
        LabelLines(label)
        Spacer()
      }
      control
    }
  }
}
