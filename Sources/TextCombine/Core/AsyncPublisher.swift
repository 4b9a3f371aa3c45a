/// The values of a publisher that does not fail, for a `for await` loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher; it is canceled when the iterator is released.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncSubscriber(publisher)) }

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: AsyncSubscriber<P>

    fileprivate init(_ queue: AsyncSubscriber<P>) { self.queue = queue }

    /// Waits for the next value; `nil` at the end, or when the task is canceled.
    public nonisolated(nonsending) mutating func next() async -> P.Output? {
      // The failure is `Never`, so there is nothing to catch.
      (try? await queue.next())?.value
    }
  }
}

/// The values of a publisher, for a `for try await` loop.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher; it is canceled when the iterator is released.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncSubscriber(publisher)) }

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: AsyncSubscriber<P>

    fileprivate init(_ queue: AsyncSubscriber<P>) { self.queue = queue }

    /// Waits for the next value; `nil` at the end, or when the task is canceled. Throws the publisher's error, once.
    public nonisolated(nonsending) mutating func next() async throws -> P.Output? { try await queue.next().value }
  }
}

extension Publisher where Failure == Never {
  /// The publisher's values, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher { public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) } }

extension Future where Failure == Never {
  /// The future's value, once it is known.
  public final var value: Output {
    get async {
      for await value in values { return value }
      fatalError("A task was cancelled while it waited for a Future that cannot fail: there is no value to return")
    }
  }
}

extension Future {
  public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}

/// The subscriber behind `values`: requests one value for each waiting task. The subscription ends when the waiting task is
/// canceled, or when the iterator is released.
final class AsyncSubscriber<P: Publisher>: Sendable {
  typealias Waiting = UnsafeContinuation<Unchecked<P.Output?>, any Error>

  private let state = State()
  /// Ends everything, at the latest when the queue is released. Not generic, so that any task may hold it.
  private let end: AnyCancellable

  /// Apart from the queue, so that the publisher does not keep the queue: its release is the end of the loop.
  private final class State: @unchecked Sendable {
    let lock = Lock()
    var status = SubscriptionStatus()
    var waiting: [Waiting] = []
    /// Requests that came before the subscription.
    var early = Subscribers.Demand.none
    /// The error that ended the publisher; thrown once.
    var failure: P.Failure?
    var hasEnded = false

    func cancel() {
      let (subscription, waiting) = lock.withLock {
        hasEnded = true
        return (status.close(), self.waiting.take())
      }
      subscription?.cancel()
      finish(waiting)
    }

    func finish(_ waiting: [Waiting]) {
      for continuation in waiting {
        if let failure = lock.withLock({ self.failure.take() }) {
          continuation.resume(throwing: failure)
        } else {
          continuation.resume(returning: Unchecked(nil))
        }
      }
    }
  }

  init(_ publisher: P) {
    let state = state
    end = AnyCancellable { state.cancel() }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
          let early: Subscribers.Demand? = state.lock.withLock {
            !state.hasEnded && state.status.accept(subscription) ? state.early : nil
          }
          guard let early else { return subscription.cancel() }
          if early > 0 { subscription.request(early) }
        },
        receiveValue: { value in
          let first = state.lock.withLock { state.waiting.isEmpty ? nil : state.waiting.removeFirst() }
          first?.resume(returning: Unchecked(value))
          return .none
        },
        receiveCompletion: { completion in
          let (ended, waiting) = state.lock.withLock {
            state.hasEnded = true
            if case .failure(let error) = completion { state.failure = error }
            return (state.status.close(), state.waiting.take())
          }
          _ = ended
          state.finish(waiting)
        }))
  }

  nonisolated(nonsending) func next() async throws -> Unchecked<P.Output?> {
    let (state, end) = (state, end)
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (waiting: Waiting) in
        let (subscription, isOver) = state.lock.withLock {
          if state.hasEnded { return (nil as (any Subscription)?, true) }
          state.waiting.append(waiting)
          if state.status.subscription == nil { state.early += 1 }
          return (state.status.subscription, false)
        }
        if isOver { state.finish([waiting]) }
        subscription?.request(.max(1))
      }
    } onCancel: {
      end.cancel()
    }
  }
}
