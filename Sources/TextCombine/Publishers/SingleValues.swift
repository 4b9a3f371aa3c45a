/// A publisher that sends no value.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether the publisher finishes at once; if not, it never ends.
  public let completeImmediately: Bool

  /// A publisher that finishes at once, or never ends.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// A publisher that fails with `error`.
  public init(error: Failure) { self.error = error }

  /// A publisher of `outputType` that fails with `failure`.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that sends one value, and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher that sends `output`.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<CollectionOfOne<Output>, Never>(sequence: CollectionOfOne(output))
      .receive(subscriber: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just {
  // Without these, `Just(1).map { ... }` would be a `Publishers.Map`, where apps that name the type expect a `Just`.

  /// A publisher that sends the result of `transform`.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// A publisher that sends the value, or the error that `transform` throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// A publisher that sends the value, and that is said to fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// The same publisher: it never fails.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// The same publisher: it is never empty.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }
}

extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of an optional, if there is one, and finishes.
  public struct Publisher: TextCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    /// The value, if there is one.
    public let output: Wrapped?

    /// A publisher that sends `output`, or nothing if it is `nil`.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output { Just(output).receive(subscriber: subscriber) } else { Empty().receive(subscriber: subscriber) }
    }
  }
}

extension Result {
  /// A publisher that sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of a result and finishes, or fails.
  public struct Publisher: TextCombine.Publisher {
    public typealias Output = Success
    /// The result.
    public let result: Result<Success, Failure>

    /// A publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// A publisher that sends `output` and finishes.
    public init(_ output: Success) { self.init(.success(output)) }
    /// A publisher that fails with `failure`.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output): Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
