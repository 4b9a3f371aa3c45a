/// Two buttons that step a value down and up: `Guests: 2   [-] [+]`.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let onEditingChanged: (Bool) -> Void
  let step: (Int) -> (() -> Void)?

  @MainActor public var body: some View {
    let down = step(-1)
    let up = step(1)
    let editing = ControlEditing(changed: onEditingChanged)
    ControlRow(label: label) { StepperButtons(canStepDown: down != nil, canStepUp: up != nil) }
      .control(label: label) { environment in
        var semantics = Semantics(role: .stepper, label: "", isEnabled: environment.builtIn.isEnabled)
        guard environment.builtIn.isEnabled else { return semantics }
        if let up { semantics.actions.append(.init(name: "Increment") { editing.around(up) }) }
        if let down { semantics.actions.append(.init(name: "Decrement") { editing.around(down) }) }
        return semantics
      }
  }
}

private nonisolated struct StepperButtons: View {
  let canStepDown: Bool
  let canStepUp: Bool
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Glyph(
      drawing: (isEnabled && canStepDown ? "[-]" : "[~-~]") + " " + (isEnabled && canStepUp ? "[+]" : "[~+~]"),
      width: 94)
  }
}

extension Stepper where Label: View {
  /// A stepper of a value, with a label of views: at an end of the bounds its button is `[~+~]`.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) { direction in
      let now = value.wrappedValue
      if let bounds, direction > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound { return nil }
      return {
        let next = value.wrappedValue.advanced(by: direction > 0 ? step : -step)
        value.wrappedValue = bounds.map { min($0.upperBound, max($0.lowerBound, next)) } ?? next
      }
    }
  }
  /// A stepper that runs the app's own actions, with a label of views; where one is nil, its button is disabled.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label(), onEditingChanged: onEditingChanged) { $0 > 0 ? onIncrement : onDecrement } }
  /// A stepper of a value, with its label last, as apps wrote it before labels came first.
  @_disfavoredOverload nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
  /// A stepper that runs the app's own actions, with its label last; where one is nil, its button is disabled.
  @_disfavoredOverload nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), onEditingChanged: onEditingChanged) { $0 > 0 ? onIncrement : onDecrement } }
}

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
  /// A stepper with a localized title that runs the app's own actions; where one is nil, its button is disabled.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey), onEditingChanged: onEditingChanged) { $0 > 0 ? onIncrement : onDecrement } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title), onEditingChanged: onEditingChanged) { $0 > 0 ? onIncrement : onDecrement } }
}
