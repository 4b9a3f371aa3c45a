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

/// A place with the accuracy of its measurement.
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

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Requests never complete: no device could be located. A screen that shows a place gets it from a
/// dependency of the app's own, which a state's world can set.
open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var location: CLLocation? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public class func locationServicesEnabled() -> Bool { true }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, geocodeFoundNoResult, geocodeCanceled }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var denied: CLError { CLError(.denied) }
  public static var locationUnknown: CLError { CLError(.locationUnknown) }
  public static var network: CLError { CLError(.network) }
}

/// The address of a place.
open class CLPlacemark: NSObject {
  public internal(set) var location: CLLocation?
  public internal(set) var name: String?
  public internal(set) var thoroughfare: String?
  public internal(set) var subThoroughfare: String?
  public internal(set) var locality: String?
  public internal(set) var subLocality: String?
  public internal(set) var administrativeArea: String?
  public internal(set) var postalCode: String?
  public internal(set) var country: String?
  public internal(set) var isoCountryCode: String?
}

/// Fails every request with `network`: addresses are unknown in text.
open class CLGeocoder: NSObject {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError.network)
  }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError.network }
  public func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError.network)
  }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError.network }
  public func cancelGeocode() {}
}
