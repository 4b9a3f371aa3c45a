import TextUI

/// A balloon with a title and a symbol.
public struct Marker<Label: View> {
  nonisolated(unsafe) private let mark: _MapMarks.Mark
}

extension Marker: MapContent {
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) { map.marks.append(mark) }
}

extension Marker where Label == TextUI.Label<Text, Image> {
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: systemImage, place: coordinate)
  }
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: systemImage, place: coordinate)
  }
  nonisolated public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: image, place: coordinate)
  }
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    mark = _MapMarks.Mark(title: Text(title), symbol: image, place: coordinate)
  }
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

/// A view at a place: it is drawn on the map, in order, as the places of a map have no columns.
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

/// Where the person is, which nobody knows here.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  nonisolated public init(anchor: UnitPoint = .center) {}
  public func _put(on map: inout _MapMarks) { map.shapes.append("the person's place") }
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
