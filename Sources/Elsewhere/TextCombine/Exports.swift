// Where there is Combine, it is meant.
#if canImport(Combine)
  @_exported import Combine
#endif
