// Where there is CoreSpotlight, it is meant.
#if canImport(CoreSpotlight)
  @_exported import CoreSpotlight
#endif
