/// The values of a publisher that does not fail, for a `for await` loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher; it is cancelled when the iterator is released.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncSubscriber(publisher)) }

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: AsyncSubscriber<P>

    fileprivate init(_ queue: AsyncSubscriber<P>) { self.queue = queue }

    /// Waits for the next value; `nil` at the end, or when the task is cancelled.
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

  /// Subscribes to the publisher; it is cancelled when the iterator is released.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncSubscriber(publisher)) }

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: AsyncSubscriber<P>

    fileprivate init(_ queue: AsyncSubscriber<P>) { self.queue = queue }

    /// Waits for the next value; `nil` at the end, or when the task is cancelled. Throws the publisher's error, once.
    public nonisolated(nonsending) mutating func next() async throws -> P.Output? { try await queue.next().value }
  }
}

extension Publisher where Failure == Never {
  /// The publisher's values, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The publisher's values, as an asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

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
  /// The future's value, once it is known.
  public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
