// Where there is WebKit, it is meant.
#if canImport(WebKit)
  @_exported import WebKit
#endif
