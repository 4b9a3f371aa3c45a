// Where there is Foundation, it is meant.
#if canImport(Foundation)
  @_exported import Foundation
#endif
