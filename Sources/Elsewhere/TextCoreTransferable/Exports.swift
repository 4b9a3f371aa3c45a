// Where there is CoreTransferable, it is meant.
#if canImport(CoreTransferable)
  @_exported import CoreTransferable
#endif
