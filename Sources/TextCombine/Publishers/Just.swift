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
