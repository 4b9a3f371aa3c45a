extension EnvironmentValues {
  /// Whether controls leave their labels out.
  @Entry var labelsHidden: Bool = false
}

extension View {
  /// Leaves out the labels of the controls inside; they still name the controls for assistive technologies.
  nonisolated public func labelsHidden() -> some View { transformingEnvironment { $0.labelsHidden = true } }
}

/// A control's label, where labels are shown.
struct ControlLabel<Label> {
  let label: Label
  @Environment(\.labelsHidden) private var isHidden

  init(_ label: Label) { self.label = label }
}

extension ControlLabel: View where Label: View {
  var body: some View {
    if !isHidden { LabelLines(label) }
  }
}

/// A label at the leading edge, a control at the trailing one.
struct ControlRow<Label, Control> {
  let label: Label
  let control: Control
  @Environment(\.labelsHidden) private var isHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension ControlRow: View where Label: View, Control: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if !isHidden {
        LabelLines(label)
        Spacer()
      }
      control
    }
  }
}
