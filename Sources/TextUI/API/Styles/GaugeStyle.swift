/// How gauges look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes its view of.
public struct GaugeStyleConfiguration {
  /// Between 0 and 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  /// The label of the gauge, as the style may place it.
  public typealias Label = _StylePart

  /// What the gauge says of its value, as the style may place it.
  public typealias CurrentValueLabel = _StylePart

  /// What the gauge says of its least value, as the style may place it.
  public typealias MinimumValueLabel = _StylePart

  /// What the gauge says of its greatest value, as the style may place it.
  public typealias MaximumValueLabel = _StylePart
}

/// One of the system's styles: rings and bars are all drawn as a bar, and a ring says so.
public struct SystemGaugeStyle: GaugeStyle {
  var form: String?

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(
      fraction: configuration.value, label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      minimumValueLabel: configuration.minimumValueLabel, maximumValueLabel: configuration.maximumValueLabel
    )
    .environment(\.progressForm, form)
  }
}

extension GaugeStyle where Self == SystemGaugeStyle {
  nonisolated public static var automatic: SystemGaugeStyle { SystemGaugeStyle() }
  nonisolated public static var linearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  nonisolated public static var accessoryLinear: SystemGaugeStyle { SystemGaugeStyle(form: "dot on a bar") }
  nonisolated public static var accessoryLinearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  nonisolated public static var accessoryCircular: SystemGaugeStyle { SystemGaugeStyle(form: "dot on a ring") }
  nonisolated public static var accessoryCircularCapacity: SystemGaugeStyle { SystemGaugeStyle(form: "ring") }
}

extension View {
  /// Sets how gauges inside look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: GaugeStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
