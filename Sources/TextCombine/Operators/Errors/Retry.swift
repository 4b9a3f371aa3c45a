extension Publishers {
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
      let producer = SequentialProducer(subscriber)
      producer.start()
      attempt(producer, retries: retries)
    }

    private func attempt<S: Subscriber>(_ producer: SequentialProducer<S>, retries: Int?)
    where S.Input == Output, S.Failure == Failure {
      producer.follow(upstream) { producer, completion in
        guard case .failure = completion, retries.map({ $0 > 0 }) ?? true else {
          return producer.complete(completion)
        }
        attempt(producer, retries: retries.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Subscribes again when this publisher fails, up to `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
