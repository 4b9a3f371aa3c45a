// Where there is TipKit, it is meant.
#if canImport(TipKit)
  @_exported import TipKit
#endif
