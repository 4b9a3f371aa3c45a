// Where there is LinkPresentation, it is meant.
#if canImport(LinkPresentation)
  @_exported import LinkPresentation
#endif
