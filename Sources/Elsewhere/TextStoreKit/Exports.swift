// Where there is StoreKit, it is meant.
#if canImport(StoreKit)
  @_exported import StoreKit
#endif
