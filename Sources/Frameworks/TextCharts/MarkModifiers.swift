import TextUI

extension ChartContent {
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

  // What is heard.
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

  // Views beside a mark, drawn where the mark is.
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
  /// Marks that belong together have one, at the last of them.
  private func _annotation(_ view: @escaping () -> AnyView) -> some ChartContent {
    _ChartGroup { chart in
      let before = chart.marks.count
      self._mark(in: &chart)
      if chart.marks.count > before { chart.marks[chart.marks.count - 1].annotations.append(view()) }
    }
  }

  // Text has no counterpart: these compile, and change nothing.
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

public struct AnnotationContext { public let targetSize = CGSize.zero }

public struct AnnotationPosition: Hashable, Sendable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var overlay: Self { Self(name: "overlay") }
  public static var top: Self { Self(name: "top") }
  public static var bottom: Self { Self(name: "bottom") }
  public static var leading: Self { Self(name: "leading") }
  public static var trailing: Self { Self(name: "trailing") }
  public static var topLeading: Self { Self(name: "topLeading") }
  public static var topTrailing: Self { Self(name: "topTrailing") }
  public static var bottomLeading: Self { Self(name: "bottomLeading") }
  public static var bottomTrailing: Self { Self(name: "bottomTrailing") }
}

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public static var automatic: Strategy { Strategy() }
    public static var disabled: Strategy { Strategy() }
    public static var padScale: Strategy { Strategy() }
    public static var fit: Strategy { Strategy() }
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }
  public struct Boundary: Sendable {
    public static var automatic: Boundary { Boundary() }
    public static var chart: Boundary { Boundary() }
    public static var plot: Boundary { Boundary() }
  }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  public static var automatic: Self { Self() }
}

public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static var linear: Self { Self(description: "linear") }
  public static var monotone: Self { Self(description: "monotone") }
  public static var stepStart: Self { Self(description: "stepStart") }
  public static var stepCenter: Self { Self(description: "stepCenter") }
  public static var stepEnd: Self { Self(description: "stepEnd") }
  public static var cardinal: Self { Self(description: "cardinal") }
  public static var catmullRom: Self { Self(description: "catmullRom") }
  public static func cardinal(tension: CGFloat) -> Self { .cardinal }
  public static func catmullRom(alpha: CGFloat) -> Self { .catmullRom }
}

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

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
  // Only where a symbol of a chart is wanted: elsewhere a circle's border is SwiftUI's, also in files that import no charts.
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape { BasicChartSymbolShape() }
  @_disfavoredOverload
  public nonisolated func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape { BasicChartSymbolShape() }
}
