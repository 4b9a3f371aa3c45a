// Where there is AVKit, it is meant.
#if canImport(AVKit)
  @_exported import AVKit
#endif
