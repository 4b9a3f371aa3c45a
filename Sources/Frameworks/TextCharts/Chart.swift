@_exported import Foundation
import TextUI

/// A chart: an area `<chart--->`, and below it the values of its marks, one line for each series.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

  public var body: some View {
    var marks = _ChartMarks()
    content._mark(in: &marks)
    return ChartDrawing(chart: marks)
  }
}

private struct ChartDrawing: View {
  let chart: _ChartMarks
  @Environment(\.self) private var environment

  var body: some View {
    let look = environment.chartLook
    let scales = ChartScales(chart, look)
    let drawing = _StandIn(
      "chart", facts: look.facts(environment), lines: chart.lines(environment), isTransparent: true)
    look.plot(AnyView(drawing))
      .background { Layers(scales: scales, views: look.backgrounds) }
      .overlay { Annotations(chart: chart, scales: scales) }
      .overlay { Layers(scales: scales, views: look.overlays) }
      // A nested chart has its own values.
      .environment(\.chartLook, ChartLook())
  }
}

/// An app's views over a chart or behind it.
private struct Layers: View {
  let scales: ChartScales
  let views: [(alignment: Alignment, make: (ChartProxy) -> AnyView)]

  var body: some View {
    if !views.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(scales: scales, plotSize: geometry.size)
        ForEach(views.indices, id: \.self) { index in
          let alignment = views[index].alignment
          views[index].make(proxy)
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: alignment)
        }
      }
    }
  }
}

/// The marks' annotations.
private struct Annotations: View {
  let chart: _ChartMarks
  let scales: ChartScales

  var body: some View {
    // In one list, so that each accessibility label appears once.
    let all = chart.marks.flatMap { mark in mark.annotations.map { (mark: mark, view: $0) } }
    if !all.isEmpty {
      GeometryReader { geometry in
        ForEach(all.indices, id: \.self) { index in
          all[index].view.position(scales.place(of: all[index].mark, in: geometry.size))
        }
      }
    }
  }
}

/// The values of the modifiers around a chart.
struct ChartLook {
  struct AxisLook {
    var label: Text?
    var visibility = Visibility.automatic
    var domain: (_PlotValue, _PlotValue)?
    var numbers: ClosedRange<Double>? {
      guard let low = domain?.0.number, let high = domain?.1.number, low <= high else { return nil }
      return low...high
    }

    func facts(_ name: String, _ environment: EnvironmentValues) -> [String] {
      var facts: [String] = []
      if let label { facts.append("\(name) axis \(FactText.quoted(label.words(environment)))") }
      if visibility == .hidden { facts.append("no \(name) axis") }
      if let domain {
        let (low, high) = (domain.0.text(in: environment.timeZone), domain.1.text(in: environment.timeZone))
        facts.append("\(name) from \(FactText.name(low)) to \(FactText.name(high))")
      }
      return facts
    }
  }

  var x = AxisLook()
  var y = AxisLook()
  var legend = Visibility.automatic
  var overlays: [(alignment: Alignment, make: (ChartProxy) -> AnyView)] = []
  var backgrounds: [(alignment: Alignment, make: (ChartProxy) -> AnyView)] = []
  var plot: (AnyView) -> AnyView = { $0 }

  func facts(_ environment: EnvironmentValues) -> [String] {
    x.facts("x", environment) + y.facts("y", environment) + (legend == .hidden ? ["no legend"] : [])
  }
}

extension EnvironmentValues { @Entry var chartLook: ChartLook = ChartLook() }

/// The scales of a chart: linear from the least to the greatest value, or evenly spaced for categories.
struct ChartScales {
  private let x: Scale
  private let y: Scale

  struct Scale {
    let texts: [String]
    let range: ClosedRange<Double>

    init(_ values: [_PlotValue], domain: ClosedRange<Double>?, includesZero: Bool) {
      var texts: [String] = []
      for case .text(let text) in values where !texts.contains(text) { texts.append(text) }
      // NaN has no position, and infinity leaves no room for other values.
      let numbers = values.compactMap(\.number).filter(\.isFinite) + (includesZero && !values.isEmpty ? [0] : [])
      self.texts = texts
      range = domain ?? (numbers.min() ?? 0)...(numbers.max() ?? 1)
    }

    /// From 0 to 1.
    func place(_ value: _PlotValue) -> Double? {
      if case .text(let text) = value {
        return texts.firstIndex(of: text).map { (Double($0) + 0.5) / Double(texts.count) }
      }
      let size = range.upperBound - range.lowerBound
      return value.number.map { size == 0 ? 0.5 : ($0 - range.lowerBound) / size }
    }

    private func index(at place: Double) -> Int {
      let index = place * Double(texts.count)
      return index > 0 ? Int(min(index, Double(texts.count - 1))) : 0
    }

    func value(at place: Double) -> _PlotValue {
      guard texts.isEmpty else { return .text(texts[index(at: place)]) }
      return .number(range.lowerBound + place * (range.upperBound - range.lowerBound), text: "")
    }
  }

  init(_ chart: _ChartMarks, _ look: ChartLook) {
    func values(_ channels: [_ChartMarks.Channel]) -> [_PlotValue] {
      chart.marks.flatMap { mark in channels.compactMap { mark.values[$0]?.value } }
    }
    let hasBars = chart.marks.contains { $0.kind == "bars" || $0.kind == "area" }
    x = Scale(values([.x, .xStart, .xEnd]), domain: look.x.numbers, includesZero: false)
    y = Scale(values([.y, .yStart, .yEnd]), domain: look.y.numbers, includesZero: hasBars)
  }

  func place(of mark: _ChartMarks.Mark, in size: CGSize) -> CGPoint {
    let x = (mark.values[.x] ?? mark.values[.xEnd]).flatMap { self.x.place($0.value) } ?? 0.5
    let y = (mark.values[.y] ?? mark.values[.yEnd]).flatMap { self.y.place($0.value) } ?? 0.5
    return CGPoint(x: x * size.width, y: (1 - y) * size.height)
  }

  func x(_ value: _PlotValue, _ width: CGFloat) -> CGFloat? { x.place(value).map { $0 * width } }
  func y(_ value: _PlotValue, _ height: CGFloat) -> CGFloat? { y.place(value).map { (1 - $0) * height } }
  func valueAtX(_ x: CGFloat, _ width: CGFloat) -> _PlotValue { self.x.value(at: width == 0 ? 0 : x / width) }
  func valueAtY(_ y: CGFloat, _ height: CGFloat) -> _PlotValue { self.y.value(at: height == 0 ? 0 : 1 - y / height) }
}

/// Converts between values and positions in a chart. The plot is the whole area.
public struct ChartProxy {
  let scales: ChartScales
  public let plotSize: CGSize

  public var plotAreaSize: CGSize { plotSize }
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(local: CGRect(origin: .zero, size: plotSize)) }
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  public func position<P: Plottable>(forX value: P) -> CGFloat? { scales.x(_PlotValue(value), plotSize.width) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { scales.y(_PlotValue(value), plotSize.height) }
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    position(forX: point.x).flatMap { x in position(forY: point.y).map { CGPoint(x: x, y: $0) } }
  }

  public func value<P: Plottable>(atX x: CGFloat, as type: P.Type = P.self) -> P? {
    read(scales.valueAtX(x, plotSize.width))
  }
  public func value<P: Plottable>(atY y: CGFloat, as type: P.Type = P.self) -> P? {
    read(scales.valueAtY(y, plotSize.height))
  }
  public func value<X: Plottable, Y: Plottable>(at point: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    value(atX: point.x).flatMap { x in value(atY: point.y).map { (x, $0) } }
  }

  // Selection has no effect.
  public func selectXValue(at x: CGFloat) {}
  public func selectYValue(at y: CGFloat) {}

  /// Foundation's conversion traps for a number larger than any decimal; the smallest numbers count as zero.
  private static func decimal(_ number: Double) -> Decimal? {
    guard number.magnitude < 1e100 else { return nil }
    return number.magnitude > 1e-100 ? Decimal(number) : 0
  }

  private func read<P: Plottable>(_ value: _PlotValue) -> P? {
    let found: Any
    switch value {
    case .text(let text): found = text
    case .number(let number, _):
      switch P.PrimitivePlottable.self {
      case is Date.Type: found = Date(timeIntervalSinceReferenceDate: number)
      case is Decimal.Type:
        guard let decimal = Self.decimal(number) else { return nil }
        found = decimal
      case is CGFloat.Type: found = CGFloat(number)
      case is Float.Type: found = Float(number)
      case let type as any FixedWidthInteger.Type:
        // A point far outside the chart may exceed the type's range.
        guard let whole = type.init(exactly: number.rounded()) else { return nil }
        found = whole
      default: found = number
      }
    case .date, .span: return nil
    }
    return (found as? P.PrimitivePlottable).flatMap(P.init(primitivePlottable:))
  }
}
