@_exported import Foundation
@_exported import TextCoreLocation
import TextUI

/// A map: an area `<map--->`, and below it its region and its content.
public struct Map: View {
  private let camera: MapCameraPosition?
  private let region: MKCoordinateRegion?
  private let content: any MapContent

  public init<Content: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content = { _MapGroup() }
  ) { self.init(.automatic, nil, content()) }
  public init<Content: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content = { _MapGroup() }
  ) { self.init(position.wrappedValue, nil, content()) }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<(some Hashable)?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) { self.init(position.wrappedValue, nil, content()) }
  public init<Content: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content = { _MapGroup() }
  ) { self.init(initialPosition, nil, content()) }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(nil, coordinateRegion.wrappedValue, _MapGroup { if showsUserLocation { UserAnnotation()._put(on: &$0) } })
  }
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
    self.init(
      nil, coordinateRegion.wrappedValue,
      _MapGroup { map in
        if showsUserLocation { UserAnnotation()._put(on: &map) }
        for item in annotationItems { annotationContent(item)._put(on: &map) }
      })
  }

  private init(_ camera: MapCameraPosition?, _ region: MKCoordinateRegion?, _ content: any MapContent) {
    self.camera = camera
    self.region = region
    self.content = content
  }

  public var body: some View {
    var map = _MapMarks()
    content._put(on: &map)
    return MapDrawing(map: map, place: region?.facts ?? camera?.facts ?? [])
  }
}

private struct MapDrawing: View {
  let map: _MapMarks
  let place: [String]
  @Environment(\.self) private var environment

  var body: some View {
    _StandIn(
      "map",
      marks: map.marks.compactMap { mark in
        mark.title.map { _StandIn.Mark($0.words(environment), systemImage: mark.symbol) }
      },
      facts: place, lines: lines
    )
    .overlay { VStack { ForEach(views.indices, id: \.self) { views[$0] } } }
  }

  private var views: [AnyView] { map.marks.compactMap(\.view) }

  /// The content's places, one line each.
  private var lines: [String] {
    let places: [String] = map.marks.compactMap { mark in
      guard let place = mark.place else { return nil }
      let title = mark.title.map { FactText.quoted($0.words(environment)) + " " } ?? ""
      return title + "at " + Degrees.text(place)
    }
    return places + map.shapes
  }
}

/// The visible region of a map.
public struct MapCameraPosition: Sendable {
  let facts: [String]
  public let region: MKCoordinateRegion?
  public static var automatic: Self { Self(facts: [], region: nil) }
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(facts: region.facts, region: region) }
  public static func camera(_ camera: MapCamera) -> Self {
    Self(
      facts: ["at \(Degrees.text(camera.centerCoordinate))", "\(Degrees.text(camera.distance)) m above"], region: nil)
  }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(facts: ["at \(Degrees.text(item.placemark.coordinate))"], region: nil)
  }
  public static func rect(_ rect: MKMapRect) -> Self { Self(facts: [], region: nil) }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
    Self(facts: ["at the user's location"], region: fallback.region)
  }
}

public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
}

public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var pan: Self { Self(rawValue: 1) }
  public static var zoom: Self { Self(rawValue: 2) }
  public static var pitch: Self { Self(rawValue: 4) }
  public static var rotate: Self { Self(rawValue: 8) }
  public static var all: Self { [.pan, .zoom, .pitch, .rotate] }
}

public enum MapUserTrackingMode: Sendable { case none, follow }

/// The annotations of a map before maps had content.
@MainActor @preconcurrency public protocol MapAnnotationProtocol { func _put(on map: inout _MapMarks) }

public struct MapMarker: MapAnnotationProtocol {
  private let place: CLLocationCoordinate2D
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { place = coordinate }
  public func _put(on map: inout _MapMarks) { map.marks.append(.init(title: nil, place: place)) }
}

public typealias MapPin = MapMarker

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let place: CLLocationCoordinate2D
  private let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    place = coordinate
    self.content = content()
  }
  public func _put(on map: inout _MapMarks) {
    map.marks.append(.init(title: nil, place: place, view: AnyView(content)))
  }
}

// These compile and have no effect in text.
extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  nonisolated public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Never calls `action`: a drawn map's camera does not move.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}

public enum MapCameraUpdateFrequency: Sendable { case onEnd, continuous }

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
}

public enum MapStyle: Sendable {
  case standard, imagery, hybrid
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static func standard(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { .standard }
  public static func imagery(elevation: Elevation = .automatic) -> Self { .imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { .hybrid }
}

public enum PointOfInterestCategories: Sendable { case all, excludingAll }

/// A button or a scale that the system draws on a map.
public struct _MapControl: View {
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public typealias MapUserLocationButton = _MapControl
public typealias MapCompass = _MapControl
public typealias MapPitchToggle = _MapControl
public typealias MapScaleView = _MapControl
