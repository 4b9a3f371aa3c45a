// Where there is EventKit, it is meant.
#if canImport(EventKit)
  @_exported import EventKit
#endif
