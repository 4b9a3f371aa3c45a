// Where there is Vision, it is meant.
#if canImport(Vision)
  @_exported import Vision
#endif
