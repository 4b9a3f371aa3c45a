/// Shows that work is going on: `<...>`, or how far it is: `<####------ 40%>`.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  var timer: TimedFraction?
  @Environment(\.self) private var environment

  init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? Cells.fraction(Double($0 / total)) : 0 }
  }

  @MainActor public var body: some View {
    if let timer {
      TimelineView(.periodic(from: timer.interval.lowerBound, by: 1)) { _ in
        ProgressView(timer.value(at: environment.now), label, currentValueLabel)
      }
    } else if let style = environment[StyleKey<ProgressViewStyleConfiguration>.self] {
      style.view(
        .init(
          fractionCompleted: fraction, label: label.map { .init(AnyView($0)) },
          currentValueLabel: currentValueLabel.map { .init(AnyView($0)) })
      ).modifier(StyledProgress(isSpinner: fraction == nil))
    } else {
      VStack(alignment: fraction == nil ? .center : .leading) {
        if fraction != nil {
          label
          ProgressIndicator(fraction: fraction)
          currentValueLabel
        } else {
          ProgressIndicator(fraction: nil)
          label
        }
      }
    }
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A spinner: `<...>`.
  public init() { self.init(nil, nil, nil) }
  /// How much of `total` is done: `<####------ 40%>`; a spinner where `value` is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(Self.fraction(value, total), nil, nil) }
}

nonisolated extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// A spinner with a label below.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  /// How much of `total` is done, below a label; a spinner above it where `value` is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(Self.fraction(value, total), label(), nil)
  }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A spinner with a title below that may be translated.
  public init(_ title: LocalizedStringKey) { self.init(nil, Text(title), nil) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), nil) }
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(Self.fraction(value, total), Text(title), nil)
  }
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(Self.fraction(value, total), Text(title), nil)
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// How much of `total` is done, between its label and the value's label; where `value` is nil, a spinner with the label alone.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.fraction(value, total), label(), currentValueLabel()) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view of a style's configuration, drawn without the style.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

/// Marks a view as progress, whatever the app's own style draws.
private nonisolated struct StyledProgress: NodeModifier {
  typealias Node = StyledProgressNode
  let isSpinner: Bool
}

private final class StyledProgressNode: ModifierNode<StyledProgress> {
  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    if modifier.isSpinner { look.showsSpinner = true }
    return true
  }
}

struct ProgressIndicator: LeafView {
  let fraction: Double?
  static let spinner = 20
  private static let idealWidth = 150
  private static let leastColumns = 12

  private static func bar(_ fraction: Double, _ columns: Int) -> String {
    let percent = " \(Cells.whole((fraction * 100).rounded()))%"
    let bars = max(1, columns - 2 - percent.utf8.count)
    let done = Cells.whole((fraction * Double(bars)).rounded(.down))
    let bar = String(repeating: "#", count: done) + String(repeating: "-", count: bars - done)
    return "<\(bar)\(percent)>"
  }

  var isSeenFill: Bool { fraction != nil }

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    guard fraction != nil else { return CellSize(width: Self.spinner, height: 1) }
    let least = Self.leastColumns * Cells.columnPoints
    return CellSize(width: max(least, proposal.width ?? Self.idealWidth), height: 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    guard let fraction else {
      canvas.structure("<...>", width: frame.width, at: frame.origin, heard: environment.spinnerWords)
      return
    }
    let words = [environment.builtIn.progressForm].compactMap { $0 } + environment.tintWords
    canvas.stretch(frame, line: frame.y, least: Self.leastColumns, heard: words) { Self.bar(fraction, $0) }
  }

  func see(_ environment: EnvironmentValues, in look: inout ScreenLook) {
    if fraction == nil { look.showsSpinner = true }
  }

  func semantics(_ environment: EnvironmentValues) -> Semantics? {
    Semantics(
      role: .progress, label: "", value: fraction.map { "\(Cells.whole(($0 * 100).rounded()))%" },
      isEnabled: environment.builtIn.isEnabled)
  }
}

extension EnvironmentValues {
  /// The look of a spinner. Inside a control, the note shows the control's size already.
  fileprivate var spinnerWords: [String] {
    let size = controlSize == .regular || !builtIn.controlWords.isEmpty ? [] : ["\(controlSize)"]
    return builtIn.controlWords + size + tintWords
  }
}
