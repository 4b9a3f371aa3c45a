// Where there is EventKitUI, it is meant.
#if canImport(EventKitUI)
  @_exported import EventKitUI
#endif
