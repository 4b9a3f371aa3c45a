// The C library, under its name on each platform, imported once for all files of the module.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

/// A variable for a thread that is about to be made: a number in glibc, a pointer elsewhere.
#if canImport(Glibc)
  var noThread: pthread_t { pthread_t() }
#else
  var noThread: pthread_t? { nil }
#endif
