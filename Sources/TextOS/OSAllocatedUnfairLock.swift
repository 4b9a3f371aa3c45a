import Synchronization

/// A lock around a state, as `os` has it; here it is the library's `Mutex` behind a reference.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let mutex: Mutex<State>
    init(_ state: consuming sending State) { mutex = Mutex(state) }
  }
  private let storage: Storage

  /// A lock around a state that need not be `Sendable`: the caller keeps no other way to it.
  public init(uncheckedState initialState: State) {
    nonisolated(unsafe) let state = initialState
    storage = Storage(state)
  }

  /// Runs `body` while holding the lock.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      return try storage.mutex.withLock { state in
        nonisolated(unsafe) let result = try body(&state)
        return result
      }
    }
  }

  /// Runs `body` while holding the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs `body` while holding the lock; returns nil if the lock is taken.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try storage.mutex.withLockIfAvailable { state in try body(&state) }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Runs `body` while holding the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
