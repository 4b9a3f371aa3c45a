import TextUI

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
