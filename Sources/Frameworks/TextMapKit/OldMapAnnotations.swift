import TextUI

/// What a map of a region showed before it had content.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  func _put(on map: inout _MapMarks)
}

public struct MapMarker: MapAnnotationProtocol {
  private let place: CLLocationCoordinate2D
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { place = coordinate }
  public func _put(on map: inout _MapMarks) { map.marks.append(.init(title: nil, place: place)) }
}

public struct MapPin: MapAnnotationProtocol {
  private let place: CLLocationCoordinate2D
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { place = coordinate }
  public func _put(on map: inout _MapMarks) { map.marks.append(.init(title: nil, place: place)) }
}

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
