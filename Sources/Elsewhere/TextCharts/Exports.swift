// Where there is Charts, it is meant.
#if canImport(Charts)
  @_exported import Charts
#endif
