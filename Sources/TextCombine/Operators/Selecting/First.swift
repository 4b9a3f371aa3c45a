extension Publishers {
  /// Sends the first value, and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      FirstWhere(upstream: upstream) { _ in true }.receive(subscriber: subscriber)
    }
  }

  /// Sends the first value that meets a condition, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The condition that the value must meet.
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(subscriber, wantsAll: true, onValue: { [predicate] in predicate($0) ? .last($0) : .nothing }))
    }
  }

  /// Sends the first value that meets a condition, and finishes; an error of the condition ends the publisher.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    /// The condition that the value must meet; an error that it throws ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(subscriber, trying: { [predicate] in try predicate($0) ? .last($0) : .nothing }, atEnd: { nil }))
    }
  }
}

extension Publisher {
  /// Sends the first value, then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Sends the first value that meets `predicate`, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that meets `predicate`, then finishes; an error that it throws ends the publisher.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
