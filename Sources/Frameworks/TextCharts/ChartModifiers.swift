import TextUI

extension View {
  nonisolated private func chart(_ change: @escaping (inout ChartLook) -> Void) -> some View {
    transformEnvironment(\.chartLook, transform: change)
  }

  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }

  nonisolated public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chart { $0.x.label = Text(label) } }
  @_disfavoredOverload nonisolated public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let label = Text(label)
    return chart { $0.x.label = label }
  }
  nonisolated public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chart { $0.y.label = Text(label) } }
  @_disfavoredOverload nonisolated public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let label = Text(label)
    return chart { $0.y.label = label }
  }

  nonisolated public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange = .automatic, type: ScaleType? = nil
  ) -> some View { chart { $0.x.domain = domain._bounds.map { ($0.value, $1.value) } } }
  nonisolated public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange = .automatic, type: ScaleType? = nil
  ) -> some View { chart { $0.y.domain = domain._bounds.map { ($0.value, $1.value) } } }
  nonisolated public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartYScale(type: ScaleType?) -> some View { self }
  nonisolated public func chartXScale(type: ScaleType?) -> some View { self }

  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.overlays.append((alignment, { AnyView(content($0)) })) } }
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) } }
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOverlay { proxy in Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
  }
  nonisolated public func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> V
  ) -> some View { chart { $0.plot = { AnyView(content(ChartPlotContent(area: $0))) } } }

  // These compile and have no effect in text. Axis marks are not drawn: each value appears in its series.
  nonisolated public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  nonisolated public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  nonisolated public func chartXAxisStyle<V: View>(@ViewBuilder content: (ChartAxisContent) -> V) -> some View { self }
  nonisolated public func chartYAxisStyle<V: View>(@ViewBuilder content: (ChartAxisContent) -> V) -> some View { self }
  nonisolated public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartLegend<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack {
      self; content()
    }
  }
  nonisolated public func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View { self }
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    self
  }
  nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: (D) -> S
  ) -> some View { self }
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { self }
  nonisolated public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
    self
  }
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  nonisolated public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  nonisolated public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  nonisolated public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View {
    self
  }
}

/// A chart's plot area, without axes and legend.
public struct ChartPlotContent { let area: AnyView }

extension ChartPlotContent: View { public var body: some View { area } }

/// The bounds of a scale.
public protocol ScaleDomain { var _bounds: (_PlotEdge, _PlotEdge)? { get } }

/// An end of a scale.
public struct _PlotEdge {
  let value: _PlotValue
  init(_ value: some Plottable) { self.value = _PlotValue(value) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _bounds: (_PlotEdge, _PlotEdge)? { (_PlotEdge(lowerBound), _PlotEdge(upperBound)) }
}
extension Range: ScaleDomain where Bound: Plottable {
  public var _bounds: (_PlotEdge, _PlotEdge)? { (_PlotEdge(lowerBound), _PlotEdge(upperBound)) }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _bounds: (_PlotEdge, _PlotEdge)? { first.flatMap { a in last.map { (_PlotEdge(a), _PlotEdge($0)) } } }
}

public struct AutomaticScaleDomain: ScaleDomain, Sendable { public var _bounds: (_PlotEdge, _PlotEdge)? { nil } }
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: Self { Self() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { Self() }
}

public protocol PositionScaleRange {}
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var automatic: Self { Self() }
  public static var plotDimension: Self { Self() }
  public static func plotDimension(padding: CGFloat) -> Self { Self() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self { Self() }
}

public enum ScaleType: Hashable, Sendable { case linear, log, date, category, symmetricLog, squareRoot }

public struct ChartAxisContent: View { public var body: some View { EmptyView() } }

public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  public static func valueAligned(unit: Double) -> Self { Self() }
  public static func valueAligned(matching: DateComponents) -> Self { Self() }
}

/// The content of an axis.
public protocol AxisContent {}
public protocol AxisMark: AxisContent {}
public struct AnyAxisContent: AxisContent, AxisMark {}

@resultBuilder public enum AxisContentBuilder {
  public static func buildBlock(_ content: any AxisContent...) -> AnyAxisContent { AnyAxisContent() }
  public static func buildIf(_ content: (any AxisContent)?) -> AnyAxisContent { AnyAxisContent() }
  public static func buildEither(first: any AxisContent) -> AnyAxisContent { AnyAxisContent() }
  public static func buildEither(second: any AxisContent) -> AnyAxisContent { AnyAxisContent() }
}
public typealias AxisMarkBuilder = AxisContentBuilder

/// A value of an axis.
public struct AxisValue {
  public let index = 0
  public let count = 0
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

public struct AxisMarkValues: Sendable {
  public static var automatic: AxisMarkValues { AxisMarkValues() }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(
    by unit: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride<P: Plottable>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
}

public enum AxisMarkPreset: Hashable, Sendable { case automatic, extended, aligned, inset }
public enum AxisMarkPosition: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: (AxisValue) -> some AxisContent
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: () -> some AxisContent
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: (AxisValue) -> some AxisContent
  ) {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}
}

public struct AxisGridLine: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }

public struct AxisTick: AxisMark {
  public enum Length: Sendable { case automatic, label, longestLabel }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}

public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init(
    _ label: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {}
  @_disfavoredOverload public init(
    _ label: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {}
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) {}
}

public enum AxisValueLabelCollisionResolution: Sendable {
  case automatic, disabled, truncate
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .automatic }
}
public enum AxisValueLabelOrientation: Sendable { case automatic, horizontal, vertical, verticalReversed }

extension AxisContent {
  public func foregroundStyle(_ style: some ShapeStyle) -> AnyAxisContent { AnyAxisContent() }
  public func foregroundStyle(_ one: some ShapeStyle, _ two: some ShapeStyle) -> AnyAxisContent { AnyAxisContent() }
  public func font(_ font: Font?) -> AnyAxisContent { AnyAxisContent() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyAxisContent { AnyAxisContent() }
}
