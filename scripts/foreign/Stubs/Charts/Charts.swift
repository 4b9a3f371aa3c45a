// Charts compile, and are drawn as areas: their marks are not looked at.
import SwiftUI

public struct Chart<Content: View>: View {
  public init(@ChartContentBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> Content) {}
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> Content
  ) {}
  public var body: some View { _StandIn("chart") }
}

/// Marks are views here, so that they are built as views are.
public protocol ChartContent: View {}

extension ChartContent {
  public var body: some View { EmptyView() }
}

public struct AnyChartContent: ChartContent {}

public typealias ChartContentBuilder = ViewBuilder

extension ForEach: ChartContent where Content: ChartContent {}

public struct PlottableValue<Value> {
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue() }
}

public struct MarkDimension {
  public static func fixed(_ width: CGFloat) -> MarkDimension { MarkDimension() }
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  public static var automatic: MarkDimension { MarkDimension() }
}

public struct BarMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic) {}
}

public struct LineMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct AreaMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

public struct RectangleMark: ChartContent {
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {}
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
}

public enum InterpolationMethod { case linear, cardinal, catmullRom, monotone, stepStart, stepCenter, stepEnd }
public enum AnnotationPosition { case automatic, top, bottom, leading, trailing, overlay }

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AnyChartContent { AnyChartContent() }
  public func foregroundStyle<V>(by value: PlottableValue<V>) -> AnyChartContent { AnyChartContent() }
  public func symbol<V>(by value: PlottableValue<V>) -> AnyChartContent { AnyChartContent() }
  public func interpolationMethod(_ method: InterpolationMethod) -> AnyChartContent { AnyChartContent() }
  public func opacity(_ opacity: Double) -> AnyChartContent { AnyChartContent() }
  public func lineStyle(_ style: StrokeStyle) -> AnyChartContent { AnyChartContent() }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> AnyChartContent {
    AnyChartContent()
  }
  public func mask<Mask: ChartContent>(@ChartContentBuilder content: () -> Mask) -> AnyChartContent {
    AnyChartContent()
  }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> AnyChartContent { AnyChartContent() }
}

public protocol AxisContent {}

public struct AnyAxisContent: AxisContent {}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> AnyAxisContent { AnyAxisContent() }
  public static func buildBlock(_ content: AnyAxisContent...) -> AnyAxisContent { AnyAxisContent() }
  public static func buildOptional(_ content: AnyAxisContent?) -> AnyAxisContent { AnyAxisContent() }
}

public struct AxisValue {
  public let index = 0
  public let count = 0
  public func `as`<P>(_ type: P.Type) -> P? { nil }
}

public struct AxisMarkValues {
  public static var automatic: AxisMarkValues { AxisMarkValues() }
  public static func automatic(
    minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(by unit: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues() }
}

public struct AxisMarks: AxisContent {
  public init(
    values: AxisMarkValues = .automatic, @AxisContentBuilder content: (AxisValue) -> AnyAxisContent
  ) {}
  public init(values: AxisMarkValues = .automatic) {}
  public init<V>(values: [V], @AxisContentBuilder content: (AxisValue) -> AnyAxisContent) {}
  public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic) {}
}

public enum AxisMarkPreset { case automatic, aligned, extended, inset }
public enum AxisMarkPosition { case automatic, leading, trailing, top, bottom }

public struct AxisGridLine: AxisContent { public init() {} }
public struct AxisTick: AxisContent { public init() {} }

public struct AxisValueLabel: AxisContent {
  public init() {}
  public init(_ title: String) {}
  public init<F: FormatStyle>(format: F) {}
  public init<C: View>(@ViewBuilder content: () -> C) {}
}

extension AxisValueLabel {
  public init(format: Date.FormatStyle) {}
}

public struct DateBins {
  public let thresholds: [Date] = []
  public init(unit: Calendar.Component, by step: Int = 1, range: ClosedRange<Date>) {}
}

public struct AutomaticScaleDomain {
  public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

public struct ChartProxy {}

public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}

extension View {
  public func chartXAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> some View { self }
  public func chartYAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> some View { self }
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(position: AnnotationPosition) -> some View { self }
  public func chartYScale(domain: AutomaticScaleDomain) -> some View { self }
  public func chartXScale(domain: AutomaticScaleDomain) -> some View { self }
  public func chartPlotStyle<C: View>(@ViewBuilder content: (ChartPlotContent) -> C) -> some View { self }
  public func chartOverlay<C: View>(@ViewBuilder content: (ChartProxy) -> C) -> some View { self }
}
