extension Publishers {
  /// Sends the results of a closure that are not `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Makes what is sent from a value, or `nil` to send nothing.
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(subscriber) { [transform] in transform($0).map(PartialCompletion.value) ?? .nothing })
    }
  }

  /// Sends the results of a closure that are not `nil`; an error that it throws ends the publisher.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    /// Makes what is sent from a value, or `nil` to send nothing; an error that it throws ends the publisher.
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(
          subscriber, trying: { [transform] in try transform($0).map(PartialCompletion.value) ?? .nothing }))
    }
  }
}

extension Publisher {
  /// Sends the results of `transform` that are not `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends the results of `transform` that are not `nil`; an error that it throws ends the publisher.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
