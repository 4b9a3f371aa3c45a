extension Publishers {
  /// Goes on with another publisher when the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    /// Makes the publisher to go on with from the error.
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let producer = SequentialProducer(subscriber)
      producer.start()
      producer.follow(upstream) { [handler] producer, completion in
        switch completion {
        case .finished: producer.complete(.finished)
        case .failure(let error): producer.follow(handler(error)) { $0.complete($1) }
        }
      }
    }
  }

  /// Goes on with another publisher when the upstream fails, unless the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    /// Makes the publisher to go on with from the error, or throws one to fail with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let producer = SequentialProducer(subscriber)
      producer.start()
      producer.follow(upstream) { [handler] producer, completion in
        guard case .failure(let error) = completion else { return producer.complete(.finished) }
        do {
          producer.follow(try handler(error)) { $0.complete($1.mapFailure { $0 }) }
        } catch {
          producer.complete(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that `handler` makes when this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with the publisher that `handler` makes when this one fails, or with the error that it throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
