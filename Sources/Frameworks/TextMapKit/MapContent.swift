import TextUI

/// The content of a map.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  func _put(on map: inout _MapMarks)
}

extension MapContent {
  public func _put(on map: inout _MapMarks) { body._put(on: &map) }

  // These compile and have no effect in text.
  public func tint(_ style: some ShapeStyle) -> some MapContent { self }
  public func tag(_ tag: some Hashable) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

extension MapContent where Body == Never { public var body: Never { fatalError("\(Self.self) is drawn as it is.") } }

extension Never: MapContent { public func _put(on map: inout _MapMarks) {} }

/// The content of a map, in source order.
public struct _MapMarks {
  /// A view at a place, or a title with a symbol.
  struct Mark {
    let title: Text?
    var symbol: String?
    let place: CLLocationCoordinate2D?
    var view: AnyView?
  }
  var marks: [Mark] = []
  /// Lines and areas, in words.
  var shapes: [String] = []
}

@resultBuilder public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some MapContent { _MapGroup() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _MapParts<repeat each Content> { _MapParts(parts: (repeat each content)) }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: MapContent, B: MapContent>(first: A) -> _MapChoice<A, B> { .first(first) }
  public static func buildEither<A: MapContent, B: MapContent>(second: B) -> _MapChoice<A, B> { .second(second) }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content? { content }
}

public enum _MapChoice<A: MapContent, B: MapContent>: MapContent {
  case first(A)
  case second(B)
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) {
    switch self {
    case .first(let content): content._put(on: &map)
    case .second(let content): content._put(on: &map)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) { self?._put(on: &map) }
}

/// Several parts, in source order.
public struct _MapParts<each Content: MapContent> { nonisolated(unsafe) let parts: (repeat each Content) }

extension _MapParts: MapContent {
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) { repeat (each parts)._put(on: &map) }
}

/// Content made together with the map.
public struct _MapGroup: MapContent {
  public typealias Body = Never
  private let put: @MainActor (inout _MapMarks) -> Void
  nonisolated public init() { put = { _ in } }
  nonisolated init(_ put: @escaping @MainActor (inout _MapMarks) -> Void) { self.put = put }
  public func _put(on map: inout _MapMarks) { put(&map) }
}

extension ForEach: MapContent where Content: MapContent {
  public func _put(on map: inout _MapMarks) { for element in data { content(element)._put(on: &map) } }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

public enum MKOverlayLevel: Sendable { case aboveRoads, aboveLabels }

/// A balloon with a title and a symbol.
public struct Marker<Label: View> { nonisolated(unsafe) private let mark: _MapMarks.Mark }

extension Marker: MapContent {
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) { map.marks.append(mark) }
}

extension Marker where Label == TextUI.Label<Text, Image> {
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: systemImage, place: coordinate)
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { mark = _MapMarks.Mark(title: Text(title), symbol: systemImage, place: coordinate) }
  nonisolated public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: image, place: coordinate)
  }
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) { mark = _MapMarks.Mark(title: Text(title), symbol: image, place: coordinate) }
  nonisolated public init(item: MKMapItem) {
    mark = _MapMarks.Mark(title: Text(item.name ?? ""), symbol: "mappin", place: item.placemark.coordinate)
  }
}

extension Marker where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: "mappin", place: coordinate)
  }
  @_disfavoredOverload nonisolated public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: "mappin", place: coordinate)
  }
  nonisolated public init(
    _ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { mark = _MapMarks.Mark(title: Text(title), symbol: nil, place: coordinate) }
}

extension Marker {
  /// Its label is drawn on the map.
  @MainActor public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    mark = _MapMarks.Mark(title: nil, place: coordinate, view: AnyView(label()))
  }
}

/// A view at a place. Views are drawn on the map in order, because places have no columns.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let mark: _MapMarks.Mark
  public func _put(on map: inout _MapMarks) { map.marks.append(mark) }

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    mark = _MapMarks.Mark(
      title: nil, place: coordinate,
      view: AnyView(
        VStack {
          content(); label()
        }))
  }
}

extension Annotation where Label == Text {
  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { mark = _MapMarks.Mark(title: Text(title), place: coordinate, view: AnyView(content())) }
  @_disfavoredOverload public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { mark = _MapMarks.Mark(title: Text(title), place: coordinate, view: AnyView(content())) }
}

/// The user's location, which is unknown in text.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  nonisolated public init(anchor: UnitPoint = .center) {}
  public func _put(on map: inout _MapMarks) { map.shapes.append("the user's location") }
}

/// A line through places.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  private let places: [CLLocationCoordinate2D]
  nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    places = coordinates
  }
  public enum ContourStyle: Sendable { case straight, geodesic }
  public func _put(on map: inout _MapMarks) {
    map.shapes.append("a line through \(places.map { "(\(Degrees.text($0)))" }.joined(separator: " "))")
  }
}

/// An area between places.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  private let places: [CLLocationCoordinate2D]
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
  public func _put(on map: inout _MapMarks) {
    map.shapes.append("an area between \(places.map { "(\(Degrees.text($0)))" }.joined(separator: " "))")
  }
}

/// An area around a place.
public struct MapCircle: MapContent {
  public typealias Body = Never
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  public func _put(on map: inout _MapMarks) {
    map.shapes.append("a circle of \(Degrees.text(radius)) m around (\(Degrees.text(center)))")
  }
}
