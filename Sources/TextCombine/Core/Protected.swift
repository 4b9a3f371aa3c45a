/// A value that several threads may use.
final class Protected<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// Puts another value in place.
  ///
  /// - Returns: The old one, for the caller to release outside of the lock.
  func exchange(for new: Value) -> Value {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}
