// Where there is Network, it is meant.
#if canImport(Network)
  @_exported import Network
#endif
