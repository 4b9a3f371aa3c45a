// Where there is AVFoundation, it is meant.
#if canImport(AVFoundation)
  @_exported import AVFoundation
#endif
