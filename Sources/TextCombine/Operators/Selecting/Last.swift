extension Publishers {
  /// Sends the last value, when there are no more.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      LastWhere(upstream: upstream) { _ in true }.receive(subscriber: subscriber)
    }
  }

  /// Sends the last value that meets a condition, when there are no more.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      upstream.subscribe(FilterProducer(subscriber, reducing: nil) { [predicate] in if predicate($1) { $0 = $1 } })
    }
  }

  /// Sends the last value that meets a condition; an error of the condition ends the publisher.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
        FilterProducer(subscriber, tryReducing: nil) { [predicate] in if try predicate($1) { $0 = $1 } })
    }
  }
}

extension Publisher {
  /// Sends the last value, when there are no more.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends the last value that meets `predicate`, when there are no more.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that meets `predicate`; an error that it throws ends the publisher.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
