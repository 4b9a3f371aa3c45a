// Where there is CryptoKit, it is meant.
#if canImport(CryptoKit)
  @_exported import CryptoKit
#endif
