import TextUI

/// A part of a chart: a mark, or a group of marks.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// Adds its marks to the chart.
  func _mark(in chart: inout _ChartMarks)
}

extension ChartContent {
  public func _mark(in chart: inout _ChartMarks) { body._mark(in: &chart) }

  private func changing(_ change: @escaping (inout _ChartMarks.Mark) -> Void) -> some ChartContent {
    _ChartGroup { chart in _ChartMarks.changing(self, in: &chart, change) }
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changing { $0.style = $0.style ?? style }
  }

  public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changing { $0.series.append((value.name, value.value)) }
  }
  public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent { foregroundStyle(by: value) }
  public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changing { $0.values[.height] = (value.name, value.value) }
  }
  public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent { foregroundStyle(by: value) }
  public func position(
    by value: PlottableValue<some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { foregroundStyle(by: value) }

  public func accessibilityLabel(_ label: Text) -> some ChartContent { changing { $0.label = $0.label ?? label } }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(label)) }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { accessibilityLabel(Text(label)) }
  public func accessibilityValue(_ value: Text) -> some ChartContent { changing { $0.value = $0.value ?? value } }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(value)) }
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { accessibilityValue(Text(value)) }
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    changing { $0.isHidden = $0.isHidden || isHidden }
  }

  // Views beside a mark, drawn at the mark.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some ChartContent { _annotation { AnyView(content()) } }
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> some View
  ) -> some ChartContent { _annotation { AnyView(content()) } }
  @_disfavoredOverload public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> some View
  ) -> some ChartContent { _annotation { AnyView(content(AnnotationContext())) } }
  /// Adds one annotation to a group of marks, at the last one.
  private func _annotation(_ view: @escaping () -> AnyView) -> some ChartContent {
    _ChartGroup { chart in
      let before = chart.marks.count
      self._mark(in: &chart)
      if chart.marks.count > before { chart.marks[chart.marks.count - 1].annotations.append(view()) }
    }
  }

  // These compile and have no effect in text.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent { self }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent { self }
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  public func blur(radius: CGFloat) -> some ChartContent { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func compositingLayer() -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

extension ChartContent where Body == Never { public var body: Never { fatalError("\(Self.self) is drawn as it is.") } }

extension Never: ChartContent { public func _mark(in chart: inout _ChartMarks) {} }

/// Builds a chart's content from the statements of a closure.
@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some ChartContent { _ChartGroup { _ in } }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartParts<repeat each Content> { _ChartParts(parts: (repeat each content)) }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> _ChartChoice<A, B> { .first(first) }
  public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> _ChartChoice<A, B> { .second(second) }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

public enum _ChartChoice<A: ChartContent, B: ChartContent>: ChartContent {
  case first(A)
  case second(B)
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) {
    switch self {
    case .first(let content): content._mark(in: &chart)
    case .second(let content): content._mark(in: &chart)
    }
  }
}

/// Several parts, in source order.
public struct _ChartParts<each Content: ChartContent> { nonisolated(unsafe) let parts: (repeat each Content) }

extension _ChartParts: ChartContent {
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) { repeat (each parts)._mark(in: &chart) }
}

/// Parts made together with the chart.
struct _ChartGroup: ChartContent {
  typealias Body = Never
  private let marks: @MainActor (inout _ChartMarks) -> Void
  nonisolated init(_ marks: @escaping @MainActor (inout _ChartMarks) -> Void) { self.marks = marks }
  func _mark(in chart: inout _ChartMarks) { marks(&chart) }
}

public struct AnyChartContent {
  nonisolated(unsafe) private let content: any ChartContent
  nonisolated public init(_ content: any ChartContent) { self.content = content }
  nonisolated public init(erasing content: any ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent {
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) { content._mark(in: &chart) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) { self?._mark(in: &chart) }
}

/// Marks that form one accessibility element.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public func _mark(in chart: inout _ChartMarks) { content._mark(in: &chart) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public func _mark(in chart: inout _ChartMarks) { for element in data { content(element)._mark(in: &chart) } }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

public struct AnnotationContext { public let targetSize = CGSize.zero }

public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

public struct AnnotationOverflowResolution: Sendable {
  public enum Strategy: Sendable {
    case automatic, disabled, padScale, fit
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }
  public enum Boundary: Sendable { case automatic, chart, plot }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  public static var automatic: Self { Self() }
}

public enum InterpolationMethod: String, Hashable, Sendable, CustomStringConvertible {
  case linear, monotone, stepStart, stepCenter, stepEnd, cardinal, catmullRom
  public static func cardinal(tension: CGFloat) -> Self { .cardinal }
  public static func catmullRom(alpha: CGFloat) -> Self { .catmullRom }
  public var description: String { rawValue }
}

/// The shape of a point.
public protocol ChartSymbolShape: Shape { var perceptualUnitRect: CGRect { get } }

public struct BasicChartSymbolShape: ChartSymbolShape {
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
  public nonisolated func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { Self() }
  public static var square: Self { Self() }
  public static var triangle: Self { Self() }
  public static var diamond: Self { Self() }
  public static var pentagon: Self { Self() }
  public static var plus: Self { Self() }
  public static var cross: Self { Self() }
  public static var asterisk: Self { Self() }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  // Only for chart symbols: elsewhere a circle's border is SwiftUI's, also in files that do not import Charts.
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape { BasicChartSymbolShape() }
  @_disfavoredOverload
  public nonisolated func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape { BasicChartSymbolShape() }
}
