extension Publishers {
  /// Continues with another publisher when the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

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

  /// Continues with another publisher when the upstream fails, unless the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let handler: (Upstream.Failure) throws -> NewPublisher

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

  /// Subscribes to the upstream again when it fails, a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How often; without end if `nil`.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let producer = SequentialProducer(subscriber)
      producer.start()
      attempt(producer, retries: retries)
    }

    private func attempt<S: Subscriber>(_ producer: SequentialProducer<S>, retries: Int?)
    where S.Input == Output, S.Failure == Failure {
      producer.follow(upstream) { producer, completion in
        guard case .failure = completion, retries.map({ $0 > 0 }) ?? true else { return producer.complete(completion) }
        attempt(producer, retries: retries.map { $0 - 1 })
      }
    }
  }

  /// Sends another error in place of the upstream's.
  public typealias MapError<Upstream: Publisher, Failure: Error> = _Operator<Upstream, Upstream.Output, Failure>
  /// Sends a value in place of an error, and finishes.
  public typealias ReplaceError<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Never>
  /// Stops the process if the upstream fails.
  public typealias AssertNoFailure<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Never>

  /// Gives a publisher that never fails a type of failure.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let rule = OperatorRule<Output, Never, Output, Failure>(onValue: { .value($0) }) { _ in .end(.finished) }
      upstream.subscribe(FilterProducer(subscriber, rule))
    }

    /// Gives the publisher another type of failure.
    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publisher {
  /// Continues with the publisher that `handler` makes when this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

  /// Continues with the publisher that `handler` makes when this one fails, or with the error that it throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output { Publishers.TryCatch(upstream: self, handler: handler) }

  /// Subscribes again when this publisher fails, up to `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

  /// Sends another error in place of the publisher's.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(self) { .end($0.mapFailure(transform)) }
  }

  /// Sends a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(self) { if case .failure = $0 { .last(output) } else { .end(.finished) } }
  }

  /// Stops the process if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(self) {
      if case .failure(let error) = $0 { fatalError("\(prefix): \(error)", file: file, line: line) }
      return .end(.finished)
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives the publisher a type of failure, so that it fits beside one that fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
