public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// There is no device whose place could be found: the manager is asked and never answers. A screen that shows a place gets it from a
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

/// An address that belongs to a place.
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

/// Nobody knows addresses here: each question fails with `network`.
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
