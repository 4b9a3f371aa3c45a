// Where there is PhotosUI, it is meant.
#if canImport(PhotosUI)
  @_exported import PhotosUI
#endif
