/// Two buttons that step a value down and up: `Guests: 2   [-] [+]`.
public struct Stepper<Label: View> {
  let label: Label
  /// Told true before a person steps, and false after.
  let onEditingChanged: (Bool) -> Void
  let step: (Int) -> (() -> Void)?

  nonisolated private init(
    label: Label, onEditingChanged: @escaping (Bool) -> Void, step: @escaping (Int) -> (() -> Void)?
  ) {
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.step = step
  }
}

extension Stepper: View where Label: View {
  public var body: some View {
    let down = step(-1)
    let up = step(1)
    let editing = ControlEditing(changed: onEditingChanged)
    ControlRow(label: label) { StepperButtons(canStepDown: down != nil, canStepUp: up != nil) }
      .control(label: label) { environment in
        var semantics = Semantics(role: .stepper, label: "", isEnabled: environment.isEnabled)
        guard environment.isEnabled else { return semantics }
        if let up { semantics.actions.append(.init(name: "Increment") { editing.around(up) }) }
        if let down { semantics.actions.append(.init(name: "Decrement") { editing.around(down) }) }
        return semantics
      }
  }
}

private struct StepperButtons {
  let canStepDown: Bool
  let canStepUp: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(canStepDown: Bool, canStepUp: Bool) {
    self.canStepDown = canStepDown
    self.canStepUp = canStepUp
  }
}

extension StepperButtons: View {
  var body: some View {
    Glyph((isEnabled && canStepDown ? "[-]" : "[~-~]") + " " + (isEnabled && canStepUp ? "[+]" : "[~+~]"), width: 94)
  }
}

extension Stepper where Label: View {
  /// A stepper of a value without bounds, with a label of views.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) { direction in
      { value.wrappedValue = value.wrappedValue.advanced(by: direction > 0 ? step : -step) }
    }
  }
  /// A stepper of a value in bounds, with a label of views: at an end its button is `[~+~]`.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) { direction in
      let now = value.wrappedValue
      guard direction > 0 ? now < bounds.upperBound : now > bounds.lowerBound else { return nil }
      return {
        let next = now.advanced(by: direction > 0 ? step : -step)
        value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, next))
      }
    }
  }
  /// A stepper that runs the app's own actions, with a label of views; where one is nil, its button is disabled.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) { $0 > 0 ? onIncrement : onDecrement }
  }
}

// The order of arguments that apps wrote before labels came first.
extension Stepper where Label: View {
  /// A stepper of a value without bounds, with its label last.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// A stepper of a value in bounds, with its label last: at an end its button is `[~+~]`.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// A stepper that runs the app's own actions, with its label last; where one is nil, its button is disabled.
  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value without bounds, with a localized title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// A stepper of a value without bounds, whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// A stepper of a value in bounds, with a localized title: at an end its button is `[~+~]`.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// A stepper of a value in bounds, whose title is shown as it is: at an end its button is `[~+~]`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// A stepper with a localized title that runs the app's own actions; where one is nil, its button is disabled.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  /// A stepper that runs the app's own actions, whose title is shown as it is; where one is nil, its button is disabled.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}
