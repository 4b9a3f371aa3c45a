// Where there is SwiftData, it is meant.
#if canImport(SwiftData)
  @_exported import SwiftData
#endif
