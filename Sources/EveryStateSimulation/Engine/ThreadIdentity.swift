#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of this process, while it lives.
struct ThreadIdentity: Equatable, Sendable {
  private let value: UInt

  static var current: ThreadIdentity {
    #if canImport(Darwin)
      ThreadIdentity(value: UInt(bitPattern: pthread_self()))
    #else
      ThreadIdentity(value: UInt(pthread_self()))
    #endif
  }
}
