// A place, as a latitude and a longitude in degrees.
import Foundation

public struct CLLocationCoordinate2D: Hashable, Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public final class CLLocation: Hashable, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  public static func == (a: CLLocation, b: CLLocation) -> Bool { a.coordinate == b.coordinate }
  public func hash(into hasher: inout Hasher) { hasher.combine(coordinate) }
}
