// Where there is SafariServices, it is meant.
#if canImport(SafariServices)
  @_exported import SafariServices
#endif
