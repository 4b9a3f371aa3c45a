@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public var kCLLocationAccuracyBest: CLLocationAccuracy { -1 }
public var kCLLocationAccuracyBestForNavigation: CLLocationAccuracy { -2 }
public var kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy { 10 }
public var kCLLocationAccuracyHundredMeters: CLLocationAccuracy { 100 }
public var kCLLocationAccuracyKilometer: CLLocationAccuracy { 1000 }
public var kCLLocationAccuracyThreeKilometers: CLLocationAccuracy { 3000 }
public var kCLDistanceFilterNone: CLLocationDistance { -1 }
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place with what is known of how it was found.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed) = (course, speed)
  }

  /// In metres, along a great circle of a round earth.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (radians(coordinate.latitude), radians(other.coordinate.latitude))
    let (height, width) = (sin((b - a) / 2), sin(radians(other.coordinate.longitude - coordinate.longitude) / 2))
    return 2 * 6_371_000 * asin(min(1, (height * height + cos(a) * cos(b) * width * width).squareRoot()))
  }
}
