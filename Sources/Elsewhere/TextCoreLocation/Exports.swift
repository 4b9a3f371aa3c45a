// Where there is CoreLocation, it is meant.
#if canImport(CoreLocation)
  @_exported import CoreLocation
#endif
