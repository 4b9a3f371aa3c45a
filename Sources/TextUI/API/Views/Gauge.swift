/// Shows where a value lies between two others: `<####------ 40%>`, after its label and before the value's label.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  @Environment(\.self) private var environment

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Cells.fraction(Double((value - bounds.lowerBound) / length)) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public var body: some View {
    if let style = environment[StyleKey<GaugeStyleConfiguration>.self] {
      style.view(
        GaugeStyleConfiguration(
          value: fraction, label: .init(AnyView(label)),
          currentValueLabel: currentValueLabel.map { .init(AnyView($0)) },
          minimumValueLabel: minimumValueLabel.map { .init(AnyView($0)) },
          maximumValueLabel: maximumValueLabel.map { .init(AnyView($0)) }))
    } else {
      GaugeBar(
        fraction: fraction, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
        maximumValueLabel: maximumValueLabel)
    }
  }
}

struct GaugeBar<Label: View, CurrentValueLabel: View, MinimumValueLabel: View, MaximumValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: MinimumValueLabel?
  let maximumValueLabel: MaximumValueLabel?
  @Environment(\.labelsHidden) private var hidesLabel

  var body: some View {
    HStack {
      if !hidesLabel { label }
      minimumValueLabel
      ProgressView(value: fraction)
      maximumValueLabel
      currentValueLabel
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Where `value` lies in `bounds`, between its label and the value's label. A value outside of them is drawn at their end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    let current = CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel()
    self.init(value, bounds, label(), current, nil, nil)
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  /// Where `value` lies in `bounds`, with labels of the bounds at both ends, and the value's label behind them.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}
