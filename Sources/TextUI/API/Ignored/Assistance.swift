// Settings of assistive technologies beside a screen's text. No golden has a line for them: these compile and change nothing.

nonisolated extension View {
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: AnyHashable) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  public func accessibilityChartDescriptor(_ chart: some AXChartDescriptorRepresentable) -> some View { self }
}

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  private var state: FocusState<Value>
  public init() where Value == Bool { state = FocusState() }
  public init<T: Hashable>() where Value == T? { state = FocusState() }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(focus: state.projectedValue) }
  @propertyWrapper public struct Binding {
    let focus: FocusState<Value>.Binding
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: DynamicProperty {}

public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var requiresActivation: Self { Self(rawValue: 1) }
  public static var silentOnTouch: Self { Self(rawValue: 2) }
}

public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}

extension AXCustomContent { public enum Importance: UInt, Sendable { case `default`, high } }
public enum AXCustomContent {}

public enum AccessibilityActionCategory: Equatable, Sendable {
  case `default`, edit, _named(String)
  public init(_ name: LocalizedStringKey) { self = ._named(name.key) }
}

@MainActor public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    nonisolated public init(_ announcement: String) {}
    nonisolated public init(_ announcement: AttributedString) {}
    nonisolated public init(_ announcement: LocalizedStringResource) {}
    nonisolated public func post() {}
  }
  public struct ScreenChanged {
    nonisolated public init(_ element: Any? = nil) {}
    nonisolated public func post() {}
  }
  public struct LayoutChanged {
    nonisolated public init(_ element: Any? = nil) {}
    nonisolated public func post() {}
  }
  public struct PageScrolled: Sendable {
    nonisolated public init(_ pageDescription: String) {}
    nonisolated public func post() {}
  }
}

@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable { public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {} }

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

public protocol AXDataAxisDescriptor: AnyObject { var title: String { get set } }

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) { (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions) }
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
