/// What a screen reader plays of a chart beside its marks.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart. Text does not ask for it.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date. Text does not ask for it.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it was made.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Does nothing in text. On a device: what an assistive technology tells of a chart. Here the marks tell it.
  nonisolated public func accessibilityChartDescriptor(_ chart: some AXChartDescriptorRepresentable) -> some View {
    self
  }
}

/// Taken and not drawn: a chart in words and numbers, for those who listen.
public final class AXChartDescriptor {
  /// From where to where a chart is read.
  public enum ContentDirection: Sendable { case leftToRight, rightToLeft, topToBottom, bottomToTop }
  /// What the chart is called.
  public var title: String?
  /// What the chart shows, in a sentence or two.
  public var summary: String?
  /// From where to where the chart is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The axis across the chart.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis up the chart; nil where there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// What else the data are measured by.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The data, apart by what they belong to.
  public var series: [AXDataSeriesDescriptor]

  /// Describes a chart by its axes and its data.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// Taken and not drawn: what the data of a chart are measured by.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What is measured along the axis.
  var title: String { get set }
}

/// Taken and not drawn: an axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// The numbers at which a line crosses the chart.
  public var gridlinePositions: [Double]
  /// An axis of numbers. The closure, which puts a number into words, is not kept.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
  }
}

/// Taken and not drawn: an axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  /// The names, as they stand along the axis.
  public var categoryOrder: [String]
  /// An axis of names, in their order.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// Taken and not drawn: data that belong together, such as a line or the bars of one colour.
public final class AXDataSeriesDescriptor {
  /// What the data belong to.
  public var name: String?
  /// Whether what lies between two points counts too, as on a line.
  public var isContinuous: Bool
  /// What was measured.
  public var dataPoints: [AXDataPoint]
  /// Data under a name.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// Taken and not drawn: one point or bar of a chart.
public final class AXDataPoint {
  /// A measure beside those of the two axes.
  public enum Value {
    /// On an axis of numbers.
    case number(Double)
    /// On an axis of names.
    case category(String)
  }
  /// What the point is called; nil for one that its values tell.
  public var label: String?
  /// A point at a name. Text keeps the label only.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) { self.label = label }
  /// A point at a number. Text keeps the label only.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) { self.label = label }
}
