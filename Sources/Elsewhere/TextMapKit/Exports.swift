// Where there is MapKit, it is meant.
#if canImport(MapKit)
  @_exported import MapKit
#endif
