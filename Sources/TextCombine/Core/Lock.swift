import Synchronization

/// Guards a few properties of a class. Never call foreign code inside: it may come back.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex(())

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Assigned from inside, because a mutex only lets out values that no one else can reach.
    var result: Result?
    try mutex.withLock { _ in result = try body() }
    return result.unsafelyUnwrapped
  }
}
