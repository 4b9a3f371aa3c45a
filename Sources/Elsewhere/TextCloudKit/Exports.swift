// Where there is CloudKit, it is meant.
#if canImport(CloudKit)
  @_exported import CloudKit
#endif
