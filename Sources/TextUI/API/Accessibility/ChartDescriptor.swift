/// What a screen reader plays of a chart beside its marks.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Does nothing in text. On a device: what an assistive technology tells of a chart. Here the marks tell it.
  nonisolated public func accessibilityChartDescriptor(_ chart: some AXChartDescriptorRepresentable) -> some View {
    self
  }
}

public final class AXChartDescriptor {
  public enum ContentDirection: Sendable { case leftToRight, rightToLeft, topToBottom, bottomToTop }
  public var title: String?
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
  }
}

public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

public final class AXDataPoint {
  public enum Value {
    case number(Double)
    case category(String)
  }
  public var label: String?
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) { self.label = label }
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) { self.label = label }
}
