@_exported import Foundation
import TextUI

/// A chart: an area `<chart--->`, and below it what its marks stand for, a line for each series.
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
      // A chart inside of this one is another one.
      .environment(\.chartLook, ChartLook())
  }
}

/// What an app puts over a chart or behind it.
private struct Layers: View {
  let scales: ChartScales
  let views: [(ChartProxy) -> AnyView]

  var body: some View {
    if !views.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(scales: scales, plotSize: geometry.size)
        ForEach(views.indices, id: \.self) { views[$0](proxy) }
      }
    }
  }
}

/// What stands beside marks.
private struct Annotations: View {
  let chart: _ChartMarks
  let scales: ChartScales

  var body: some View {
    // In one list, so that what is said of each is told once.
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

/// What modifiers around a chart say of it.
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
  var overlays: [(ChartProxy) -> AnyView] = []
  var backgrounds: [(ChartProxy) -> AnyView] = []
  var plot: (AnyView) -> AnyView = { $0 }

  func facts(_ environment: EnvironmentValues) -> [String] {
    x.facts("x", environment) + y.facts("y", environment) + (legend == .hidden ? ["no legend"] : [])
  }
}

extension EnvironmentValues {
  var chartLook: ChartLook {
    get { self[ChartLookKey.self] }
    set { self[ChartLookKey.self] = newValue }
  }

  private struct ChartLookKey: EnvironmentKey {
    static var defaultValue: ChartLook { ChartLook() }
  }
}
