extension Publishers {
  /// Goes on with another publisher when the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.start()
      succession.follow(upstream) { [handler] succession, completion in
        switch completion {
        case .finished: succession.complete(.finished)
        case .failure(let error): succession.follow(handler(error)) { $0.complete($1) }
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
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.start()
      succession.follow(upstream) { [handler] succession, completion in
        guard case .failure(let error) = completion else { return succession.complete(.finished) }
        do {
          succession.follow(try handler(error)) { $0.complete($1.mapFailure { $0 }) }
        } catch {
          succession.complete(.failure(error))
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

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.start()
      attempt(succession, retries: retries)
    }

    private func attempt<S: Subscriber>(_ succession: Succession<S>, retries: Int?)
    where S.Input == Output, S.Failure == Failure {
      succession.follow(upstream) { succession, completion in
        guard case .failure = completion, retries.map({ $0 > 0 }) ?? true else {
          return succession.complete(completion)
        }
        attempt(succession, retries: retries.map { $0 - 1 })
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

  /// Subscribes again when this publisher fails, up to `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
