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
  ) -> some View { chart { $0.overlays.append { AnyView(content($0)) } } }
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.backgrounds.append { AnyView(content($0)) } } }
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOverlay { proxy in Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
  }
  nonisolated public func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> V
  ) -> some View { chart { $0.plot = { AnyView(content(ChartPlotContent(area: $0))) } } }
}

/// A chart's area without what stands around it.
public struct ChartPlotContent {
  let area: AnyView
}

extension ChartPlotContent: View {
  public var body: some View { area }
}

/// The bounds of a scale.
public protocol ScaleDomain {
  var _bounds: (_PlotEdge, _PlotEdge)? { get }
}

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

public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  public var _bounds: (_PlotEdge, _PlotEdge)? { nil }
}
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

public struct ScaleType: Hashable, Sendable {
  private let name: String
  public static var linear: Self { Self(name: "linear") }
  public static var log: Self { Self(name: "log") }
  public static var date: Self { Self(name: "date") }
  public static var category: Self { Self(name: "category") }
  public static var symmetricLog: Self { Self(name: "symmetricLog") }
  public static var squareRoot: Self { Self(name: "squareRoot") }
}
