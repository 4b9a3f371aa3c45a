/// A switch at its label's trailing side: `Wi-Fi   [x]`, `Wi-Fi   [ ]`, and `[~x~]` while it is disabled.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  @Environment(\.self) private var environment

  @MainActor public var body: some View {
    if let style = environment[StyleKey<ToggleStyleConfiguration>.self] {
      style.view(ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: isOn, isMixed: isMixed))
    } else {
      systemToggle
    }
  }

  private var systemToggle: some View {
    let binding = isOn
    let isOn = binding.wrappedValue
    let isEnabled = environment.builtIn.isEnabled
    let mark = isMixed ? "=" : isOn ? "x" : " "
    let value = isMixed ? "mixed" : isOn ? "on" : "off"
    return Group {
      if environment.builtIn.toggleIsButton {
        label.marked(Brackets(isEnabled: isEnabled, isChosen: isOn))
      } else {
        ControlRow(label: label) {
          Glyph(drawing: isEnabled ? "[\(mark)]" : "[~\(mark)~]", width: 51, isTinted: isOn || isMixed)
        }
      }
    }
    .control(label: label) { environment in
      var semantics = Semantics(
        role: .toggle, label: "", value: value, isEnabled: environment.builtIn.isEnabled,
        press: environment.pressing { binding.wrappedValue = !isOn })
      semantics.isSelected = isOn
      return semantics
    }
  }
}

extension Toggle {
  /// A toggle with a label of views.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }
  /// A toggle of several values: on while all of them are, `[=]` while they differ. A press sets them all.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let flags = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        unchecked: { flags.allSatisfy(\.wrappedValue) },
        set: { value, _ in for flag in flags { flag.wrappedValue = value } }),
      isMixed: Set(flags.map(\.wrappedValue)).count > 1, label: label())
  }
  /// A toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn, isMixed: false, label: Text(titleKey))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn, isMixed: false, label: Text(title))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) where Label == TextUI.Label<Text, Image> {
    self.init(isOn: isOn, isMixed: false, label: TextUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) where Label == TextUI.Label<Text, Image> {
    self.init(isOn: isOn, isMixed: false, label: TextUI.Label(title, systemImage: systemImage))
  }
  /// The toggle of a style's configuration, drawn without the style.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) where Label == ToggleStyleConfiguration.Label {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
