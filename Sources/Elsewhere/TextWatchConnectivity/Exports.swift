// Where there is WatchConnectivity, it is meant.
#if canImport(WatchConnectivity)
  @_exported import WatchConnectivity
#endif
