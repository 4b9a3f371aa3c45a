// Where there is OSLog, it is meant.
#if canImport(OSLog)
  @_exported import OSLog
#endif
