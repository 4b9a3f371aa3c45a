import TextUIKit

/// A UIKit map. A representable of it is a box with the representable's name.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var centerCoordinate = CLLocationCoordinate2D()
  open var camera = MKMapCamera()
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isPitchEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsUserLocation = false
  open private(set) var annotations: [any MKAnnotation] = []
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = center }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  open override class func appearance() -> MKMapView { MKMapView() }
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {}

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

/// The camera of a map.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance = 0.0
  open var pitch: CGFloat = 0
  open var heading = 0.0
  public override init() {}
  public init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: Double, pitch: CGFloat, heading: Double
  ) { (centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (center, distance, pitch, heading) }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
}
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle: EmphasisStyle
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init()
    self.elevationStyle = elevationStyle
  }
}
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
}
