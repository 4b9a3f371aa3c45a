import Synchronization

/// Limits how many tasks do something at the same time; the others wait in the order in which they came.
///
///     let bucket = try TokenBucket(limit: 2)
///     let page = try await bucket.withToken { try await api.page(1) }
///
/// A returned token goes straight to the longest waiting task; no task overtakes. A waiter whose task is canceled
/// leaves the queue and takes no token with it. May be used from any thread.
public final class TokenBucket: Sendable {
  /// The number of tokens.
  public let limit: Int

  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }
  private struct Contents {
    var available: Int
    var nextNumber = 0
    /// In the order in which they came.
    var waiters: [Waiter] = []
  }
  private let contents: Mutex<Contents>

  /// Creates a bucket with `limit` tokens, at least 1.
  public init(limit: Int) throws(InvalidConcurrencyLimit) {
    guard limit >= 1 else { throw InvalidConcurrencyLimit(limit: limit) }
    self.limit = limit
    contents = Mutex(Contents(available: limit))
  }

  /// The number of free tokens.
  public var available: Int { contents.withLock { $0.available } }

  /// The number of tasks that wait for a token.
  public var waiting: Int { contents.withLock { $0.waiters.count } }

  /// Does something while holding a token; throws `CancellationError` if the task is canceled while it waits.
  public func withToken<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    try await take(isolation: isolation)
    defer { giveBack() }
    return try await body()
  }

  /// Takes a token if one is free, which implies that no task waits for it. The caller must return the token.
  func takeIfFree() -> Bool {
    contents.withLock { contents in
      guard contents.available > 0 else { return false }
      contents.available -= 1
      return true
    }
  }

  /// Waits for a token. It must be given back.
  func take(isolation: isolated (any Actor)?) async throws {
    let number = contents.withLock { contents in
      defer { contents.nextNumber += 1 }
      return contents.nextNumber
    }
    let hasToken = await withTaskCancellationHandler(
      operation: {
        await withCheckedContinuation(isolation: isolation) { continuation in
          let answer: Bool? = contents.withLock { contents in
            // A cancellation from now on finds the waiter in the queue; one before is seen here.
            if Task.isCancelled { return false }
            if contents.available > 0 {
              contents.available -= 1
              return true
            }
            contents.waiters.append(Waiter(number: number, continuation: continuation))
            return nil
          }
          if let answer { continuation.resume(returning: answer) }
        }
      },
      onCancel: {
        let waiter: Waiter? = contents.withLock { contents in
          contents.waiters.firstIndex { $0.number == number }.map { contents.waiters.remove(at: $0) }
        }
        waiter?.continuation.resume(returning: false)
      }, isolation: isolation)
    if !hasToken { throw CancellationError() }
  }

  func giveBack() {
    let next: Waiter? = contents.withLock { contents in
      if contents.waiters.isEmpty {
        contents.available += 1
        return nil
      }
      return contents.waiters.removeFirst()
    }
    next?.continuation.resume(returning: true)
  }
}

/// The error of a concurrency limit below 1.
///
///     do { _ = try TokenBucket(limit: 0) } catch { print(error) }  // A concurrency limit must be at least 1, ...
public struct InvalidConcurrencyLimit: Error, Hashable, CustomStringConvertible {
  /// The limit that was asked for.
  public let limit: Int

  public var description: String { "A concurrency limit must be at least 1, not \(limit)." }
}

/// The tokens of one load: from the limit that made it, and from the limits around that one.
@MainActor final class TokenHold {
  private let bucket: TokenBucket
  private let outer: TokenHold?
  /// False if an outer limit already has a token of the same bucket for the load: one is enough.
  private let isNeeded: Bool
  private let whenWaiting: @MainActor () -> Void
  private var isHeld = false

  init(of bucket: TokenBucket, within outer: TokenHold?, whenWaiting: @escaping @MainActor () -> Void) {
    self.bucket = bucket
    self.outer = outer
    self.whenWaiting = whenWaiting
    isNeeded = outer?.covers(bucket) != true
  }

  private func covers(_ other: TokenBucket) -> Bool { bucket === other || outer?.covers(other) == true }

  /// - Returns: Whether the caller can continue without waiting.
  func takeIfFree() -> Bool {
    guard isNeeded, !isHeld else { return true }
    isHeld = bucket.takeIfFree()
    return isHeld
  }

  func take() async throws {
    if takeIfFree() { return }
    whenWaiting()
    try await bucket.take(isolation: #isolation)
    isHeld = true
  }

  func giveBack() {
    guard isHeld else { return }
    isHeld = false
    bucket.giveBack()
  }

  /// Returns the tokens while the load only waits.
  func pause(while wait: () async throws -> Void) async throws {
    let held = chain.filter(\.isHeld)
    for hold in held.reversed() { hold.giveBack() }
    try await wait()
    for hold in held { try await hold.take() }
  }

  /// Outermost first, in the order in which they were taken.
  private var chain: [TokenHold] { (outer?.chain ?? []) + [self] }
}
