// Where there is CoreGraphics, it is meant.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
