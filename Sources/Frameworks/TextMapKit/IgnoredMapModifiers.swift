import TextUI

// Text has no counterpart: these compile, and change nothing.
extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  nonisolated public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Nobody moves the camera of a drawing.
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

public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static var standard: Self { Self() }
  public static var imagery: Self { Self() }
  public static var hybrid: Self { Self() }
  public static func standard(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { Self() }
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { Self() }
}

public struct PointOfInterestCategories: Sendable {
  public static var all: Self { Self() }
  public static var excludingAll: Self { Self() }
}

/// A button or a scale that the system draws on a map.
public struct _MapControl: View {
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public typealias MapUserLocationButton = _MapControl
public typealias MapCompass = _MapControl
public typealias MapPitchToggle = _MapControl
public typealias MapScaleView = _MapControl
