import Synchronization

/// Guards a few properties of a class. Never call foreign code inside: it may come back.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex(())

  @inline(__always) borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Assigned from inside, because a mutex only lets out values that no one else can reach.
    var result: Result?
    try mutex.withLock { _ in result = try body() }
    return result.unsafelyUnwrapped
  }
}

/// A value that several threads may use.
final class Protected<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// Puts another value in place, and returns the old one for the caller to release outside of the lock.
  func exchange(for new: Value) -> Value {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}

extension Array {
  /// Empties the array, and returns what it had, as `Optional.take()` does.
  mutating func take() -> Self {
    defer { self = [] }
    return self
  }
}

/// Lets a value that is not Sendable into a task. Right where something else keeps the accesses apart.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
