// Where there is VisionKit, it is meant.
#if canImport(VisionKit)
  @_exported import VisionKit
#endif
