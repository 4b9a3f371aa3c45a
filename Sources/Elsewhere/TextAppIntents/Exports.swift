// Where there is AppIntents, it is meant.
#if canImport(AppIntents)
  @_exported import AppIntents
#endif
