import TextUI

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_195.0
    let narrowed = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowed)))
  }

  /// `at 59.91, 10.75`, `0.1 by 0.2 degrees`
  var facts: [String] {
    let size = [span.latitudeDelta, span.longitudeDelta].map(Degrees.text).joined(separator: " by ")
    return ["at \(Degrees.text(center))", "\(size) degrees"]
  }
}

/// Formats degrees.
enum Degrees {
  static func text(_ place: CLLocationCoordinate2D) -> String { "\(text(place.latitude)), \(text(place.longitude))" }

  /// To a hundredth of a second of arc, which is less than a metre.
  static func text(_ degrees: Double) -> String {
    let rounded = (degrees * 100_000).rounded() / 100_000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ place: CLLocationCoordinate2D) { self.init(x: place.longitude, y: place.latitude) }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: y, longitude: x) }
}

/// A part of a flat map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: (width: Double, height: Double)
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    size = (width, height)
  }
  public static var world: MKMapRect { MKMapRect(x: -180, y: -90, width: 360, height: 180) }
}

open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place of interest. Nothing can be opened in Maps from here.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
