/// A knob on a bar: `(---o------)`.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  /// The knob's position, from 0 to 1.
  let position: Binding<Double>
  let stepFraction: Double
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled

  @MainActor public var body: some View {
    let position = position
    let now = position.wrappedValue
    let step = stepFraction
    let editing = ControlEditing(changed: onEditingChanged)
    HStack {
      minimum
      WideGlyph(least: 7) { drawing(now, $0) }
      maximum
    }
    .control(label: label) { environment in
      var semantics = Semantics(
        role: .slider, label: "", value: "\(Cells.whole((now * 100).rounded()))%",
        isEnabled: environment.builtIn.isEnabled)
      guard environment.builtIn.isEnabled else { return semantics }
      semantics.actions = [
        .init(name: "Increment") { editing.around { position.wrappedValue = now + step } },
        .init(name: "Decrement") { editing.around { position.wrappedValue = now - step } },
      ]
      return semantics
    }
  }

  private func drawing(_ fraction: Double, _ columns: Int) -> String {
    let places = max(1, columns - (isEnabled ? 2 : 4))
    let knob = Cells.whole((fraction * Double(places - 1)).rounded())
    let bar = String(repeating: "-", count: knob) + "o" + String(repeating: "-", count: places - 1 - knob)
    return isEnabled ? "(\(bar))" : "(~\(bar)~)"
  }
}

extension Slider {
  nonisolated private init<V: BinaryFloatingPoint>(
    label: Label, minimum: ValueLabel, maximum: ValueLabel, value: Binding<V>, bounds: ClosedRange<V>, step: V?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let position = Binding(
      unchecked: { length > 0 ? Cells.fraction(Double((value.wrappedValue - bounds.lowerBound) / length)) : 0 },
      set: { fraction, _ in
        var new = bounds.lowerBound + V(Cells.fraction(fraction)) * length
        if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
        value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, new))
      })
    self.init(
      label: label, minimum: minimum, maximum: maximum, position: position,
      stepFraction: step.map { length > 0 ? Double($0 / length) : 1 } ?? 0.1, onEditingChanged: onEditingChanged)
  }

  /// A slider without a label, which moves in steps, or by tenths of its range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
  /// A slider that moves in steps, or by tenths of its range. The label names it and is not drawn.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
  /// A slider with its label last, as apps wrote it before labels came first.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// A slider between views that say where it begins and ends. The label names it and is not drawn.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), value: value, bounds: bounds,
      step: step.map { V($0) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}
