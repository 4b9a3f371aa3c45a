// Where there is UniformTypeIdentifiers, it is meant.
#if canImport(UniformTypeIdentifiers)
  @_exported import UniformTypeIdentifiers
#endif
