import MapKit
import SwiftUI

@MainActor @Suite struct MapTests {
  struct Place: Identifiable {
    let name: String
    let at: CLLocationCoordinate2D
    var id: String { name }
  }
  private static let places = [
    Place(name: "Oslo S", at: CLLocationCoordinate2D(latitude: 59.9109, longitude: 10.7525)),
    Place(name: "Harbour", at: CLLocationCoordinate2D(latitude: 59.9, longitude: 10)),
  ]
  private static let region = MKCoordinateRegion(
    center: places[0].at, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.25))

  @Test func `a map shows its place, its content and the views on it`() throws {
    let facts = try described {
      Map(position: .constant(.region(Self.region))) {
        ForEach(Self.places) { Marker($0.name, systemImage: "tram", coordinate: $0.at) }
        UserAnnotation()
        MapPolyline(coordinates: Self.places.map(\.at)).stroke(.blue, lineWidth: 2)
        if Self.places.isEmpty { MapCircle(center: Self.places[0].at, radius: 1) }
      }.mapStyle(.hybrid(elevation: .realistic)).mapControls { MapCompass() }.accessibilityLabel("Map of 2 places")
    }
    expect(
      facts,
      is: [
        "says \"Map of 2 places\"; at 59.9109, 10.7525; 0.1 by 0.25 degrees; marks: Oslo S <tram>, Harbour <tram>",
        "\"Oslo S\" at 59.9109, 10.7525", "\"Harbour\" at 59.9, 10", "the user's location",
        "a line through (59.9109, 10.7525) (59.9, 10)",
      ])
    // A view at a place is drawn on the map.
    let lines = try lines {
      Map {
        Annotation("Home", coordinate: Self.places[0].at) { Button("Visit") {} }
        Marker(coordinate: Self.places[1].at) { Text("Boat") }
      }.frame(height: 100)
    }
    expect(lines.contains { $0.contains("[Visit]") }, "\(lines)")
    expect(lines.contains { $0.contains("Boat") }, "\(lines)")
    expect(lines.suffix(2), is: ["~ <map>  \"Home\" at 59.9109, 10.7525", "~ <map>  at 59.9, 10"], "\(lines)")
    // The older form of a map, without content, shows the same.
    let older = try described {
      Map(coordinateRegion: .constant(Self.region), showsUserLocation: true, annotationItems: Self.places) {
        MapMarker(coordinate: $0.at, tint: .red)
      }
    }
    expect(
      older,
      is: ["at 59.9109, 10.7525; 0.1 by 0.25 degrees", "at 59.9109, 10.7525", "at 59.9, 10", "the user's location"])
  }

  @Test func `places have distances, and a requested place never arrives`() async {
    // Places are as far apart as they are.
    let (oslo, bergen) = (
      CLLocation(latitude: 59.9139, longitude: 10.7522), CLLocation(latitude: 60.3913, longitude: 5.3221)
    )
    expect(abs(oslo.distance(from: bergen) - 305_000) < 2000)
    expect(oslo.distance(from: oslo), is: 0)
    let region = MKCoordinateRegion(center: oslo.coordinate, latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    expect(abs(region.span.latitudeDelta - 1) < 0.001)
    expect(abs(region.span.longitudeDelta - 2) < 0.01)
    // A location request never completes.
    let manager = CLLocationManager()
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    expect(manager.location, is: nil)
    expect(manager.authorizationStatus, is: .notDetermined)
    await #expect(throws: CLError.network) { try await CLGeocoder().geocodeAddressString("Oslo") }
  }
}
