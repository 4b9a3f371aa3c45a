// Where there is AuthenticationServices, it is meant.
#if canImport(AuthenticationServices)
  @_exported import AuthenticationServices
#endif
