// Where there is QuickLook, it is meant.
#if canImport(QuickLook)
  @_exported import QuickLook
#endif
