// Where there is Photos, it is meant.
#if canImport(Photos)
  @_exported import Photos
#endif
