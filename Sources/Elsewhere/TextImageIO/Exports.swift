// Where there is ImageIO, it is meant.
#if canImport(ImageIO)
  @_exported import ImageIO
#endif
