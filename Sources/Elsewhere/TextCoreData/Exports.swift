// Where there is CoreData, it is meant.
#if canImport(CoreData)
  @_exported import CoreData
#endif
