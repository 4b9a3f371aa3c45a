/// How gauges look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, for a style.
public struct GaugeStyleConfiguration: _StyleConfiguration {
  /// Between 0 and 1.
  public var value: Double
  /// The label of the gauge.
  public var label: _StylePart
  /// The label of the current value, if any.
  public var currentValueLabel: _StylePart?
  /// The label of the least value, if any.
  public var minimumValueLabel: _StylePart?
  /// The label of the greatest value, if any.
  public var maximumValueLabel: _StylePart?
}

/// One of the system's styles: rings and bars are all drawn as a bar, and a ring has a note.
public struct SystemGaugeStyle: GaugeStyle {
  var form: String?

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(
      fraction: configuration.value, label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      minimumValueLabel: configuration.minimumValueLabel, maximumValueLabel: configuration.maximumValueLabel
    )
    .setting(\.progressForm, form)
  }
}

nonisolated extension GaugeStyle where Self == SystemGaugeStyle {
  /// The look that the system chooses for a gauge: `<###------- 30%>`.
  public static var automatic: SystemGaugeStyle { SystemGaugeStyle() }
  /// A bar that is filled up to the value: `<###------- 30%>`.
  public static var linearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  /// A bar with a dot at the value. Drawn as `<###------- 30%>`, and written as `dot on a bar`.
  public static var accessoryLinear: SystemGaugeStyle { SystemGaugeStyle(form: "dot on a bar") }
  /// A small bar that is filled up to the value: `<###------- 30%>`.
  public static var accessoryLinearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  /// An open ring with a dot at the value. Drawn as `<###------- 30%>`, and written as `dot on a ring`.
  public static var accessoryCircular: SystemGaugeStyle { SystemGaugeStyle(form: "dot on a ring") }
  /// A ring that is filled up to the value. Drawn as `<###------- 30%>`, and written as `ring`.
  public static var accessoryCircularCapacity: SystemGaugeStyle { SystemGaugeStyle(form: "ring") }
}

extension View {
  /// Sets how gauges inside look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
